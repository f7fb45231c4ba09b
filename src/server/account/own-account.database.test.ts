import { beforeAll, describe, expect, it } from "vitest";
import { accountExportSchema } from "#contract/personal-data.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { newcomer, password, signedIn, tokenIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const day = 24 * 60 * 60_000;
const refused = (code: string) => ({ body: { code } });

describe("the profile", () => {
	it("the owner reads and changes the profile", async () => {
		const { visitor, email } = await signedIn(server, { zone: "America/Toronto" });
		expect((await visitor.call("profile")).body).toMatchObject({
			firstName: "Ada",
			email,
			zone: "America/Toronto",
			ageBand: "18plus",
			isAgeDue: false,
			guardianEmail: null,
		});
		const change = { firstName: " Zoé ", locale: "fr", zone: "Europe/Nowhere" };
		const changed = await visitor.call("updateProfile", change);
		expect(changed.body).toMatchObject({ firstName: "Zoé", locale: "fr", zone: "America/Toronto" });
		expect((await visitor.call("session")).body.session.firstName).toBe("Zoé");
		expect(await visitor.call("updateProfile", { firstName: " " })).toMatchObject(refused("forms.required"));
		expect(await visitor.call("updateProfile", { lastName: "http://x" })).toMatchObject(
			refused("forms.name_invalid"),
		);
	});

	it("a younger age can be stated once a year, an older one at any time, and the role never changes", async () => {
		const { visitor, email } = await signedIn(server, { ageBand: "15to17" });
		const older = { ageBand: "18plus", role: "teacher", consent: "given", emailVerified: true };
		const younger = { ageBand: "under15" };
		expect(await visitor.call("updateProfile", younger)).toMatchObject(refused("account.age_declared"));
		const yearAgo = new Date(Date.now() - 366 * day);
		await test.ask("UPDATE account SET age_declared_at = $1 WHERE email = $2", [yearAgo, email]);
		expect((await visitor.call("profile")).body.isAgeDue).toBe(true);
		expect((await visitor.call("updateProfile", older)).body).toMatchObject({
			ageBand: "18plus",
			isAgeDue: false,
			role: "student",
			emailVerified: false,
		});
	});
});

describe("a parent's consent", () => {
	const young = { ageBand: "under15", guardianEmail: "parent@example.org" };

	it("a parent gives consent by the link of the mail, and withdraws it by the same link", async () => {
		const { visitor, email } = await signedIn(server, young);
		expect((await visitor.call("session")).body.session.consent).toBe("pending");
		await server.deliver();
		const token = tokenIn(server, "consent", young.guardianEmail);
		const parent = server.visitor();
		expect((await parent.call("readConsent", { token })).body).toMatchObject({
			firstName: "Ada",
			state: "pending",
		});
		expect((await parent.call("decideConsent", { token, decision: "give" })).status).toBe(204);
		expect((await visitor.call("session")).body.session.consent).toBe("given");
		expect(await visitor.call("askConsent", { guardianEmail: "other@example.org" })).toMatchObject(
			refused("account.consent_not_needed"),
		);
		expect((await parent.call("readConsent", { token })).body.state).toBe("given");
		expect((await parent.call("decideConsent", { token, decision: "refuse" })).status).toBe(204);
		expect((await visitor.call("session")).body).toEqual({ session: null });
		expect(await test.ask("SELECT id FROM account WHERE email = $1", [email])).toEqual([]);
		expect((await parent.call("readConsent", { token })).status).toBe(410);
	});

	it("only the parent who was asked last can consent", async () => {
		const { visitor, email } = await signedIn(server, { ...young, guardianEmail: "wrong@example.org" });
		await server.deliver();
		const wrong = tokenIn(server, "consent", "wrong@example.org");
		expect(await visitor.call("askConsent", { guardianEmail: email })).toMatchObject(
			refused("account.guardian_email_own"),
		);
		expect((await visitor.call("askConsent", { guardianEmail: "right@example.org" })).status).toBe(204);
		await server.deliver();
		const give = (token: string) => server.visitor().call("decideConsent", { token, decision: "give" });
		expect((await give(wrong)).status).toBe(410);
		expect((await give(tokenIn(server, "consent", "right@example.org"))).status).toBe(204);
	});

	it("consent opens the optional features", async () => {
		const { visitor } = await signedIn(server, young);
		expect(visitor.cookie()).not.toBe("");
		const session = (await visitor.call("profile")).body;
		expect(session).toMatchObject({ consent: "pending", guardianEmail: young.guardianEmail });
	});
});

describe("all of one's data", () => {
	it("the export is one document of the declared shape", async () => {
		const { visitor, email } = await signedIn(server);
		const { body } = await visitor.call("exportData");
		expect(accountExportSchema.parse(body)).toEqual(body);
		expect(body.profile.email).toBe(email);
		expect(body.sessions).toMatchObject([{ current: true }]);
		expect(body.securityEvents.map(({ event }: { event: string }) => event)).toEqual([
			"signed_up",
			"signed_in",
		]);
		expect(JSON.stringify(body)).not.toMatch(/scrypt|token/);
	});

	it("erasure removes everything everywhere at once, and needs the password", async () => {
		const { visitor, email } = await signedIn(server, {
			ageBand: "under15",
			guardianEmail: "guardian@example.org",
		});
		const other = server.visitor();
		await other.call("signIn", { email, password });
		await other.call("requestPasswordReset", { email, locale: "en" });
		await server.deliver();
		expect(server.mails.filter(({ to }) => to === email)).toHaveLength(2);
		// Rows written under the address without an account are exported only once the address is confirmed.
		const verify = tokenIn(server, "verifyEmail", email);
		expect((await visitor.call("verifyEmail", { token: verify })).status).toBe(204);
		await other.call("requestPasswordReset", { email, locale: "en" });
		const [row] = await test.ask("SELECT id FROM account WHERE email = $1", [email]);
		expect(await visitor.call("erase", { password: "wrong one" })).toMatchObject(
			refused("account.password_wrong"),
		);
		expect((await visitor.call("erase", { password })).status).toBe(204);
		expect(visitor.cookie()).toBe("");
		expect((await other.call("session")).body).toEqual({ session: null });
		expect((await other.call("signIn", { email, password })).status).toBe(401);

		const columns = await test.ask(
			"SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public'",
		);
		for (const { table_name: table, column_name: column } of columns) {
			const found = await test.ask(
				`SELECT 1 FROM "${table}" WHERE "${column}"::text LIKE '%' || $1 || '%' OR "${column}"::text = $2`,
				[email, row?.id],
			);
			expect(found, `${table}.${column}`).toEqual([]);
		}
		// The outbox folder holds neither mails to them nor mails about them to their parent.
		expect(server.mails.filter(({ to }) => to === email || to === "guardian@example.org")).toEqual([]);
		expect((await server.visitor().call("signUp", newcomer({ email }))).status).toBe(200);
	});
});
