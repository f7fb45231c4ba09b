import { beforeAll, describe, expect, it } from "vitest";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { newcomer, signedIn, tokenIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
/** The same installation after a mail server was set up. */
let mailServer: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
	mailServer = createLiveServer(test, { isMailReal: true });
});

/** Runs the daily job. */
const houseKeep = async ({ services }: LiveServer) => {
	await services.jobDefinitions.find(({ name }) => name === "account-unfinished")?.handle({});
};

const isThere = async (email: string) =>
	(await test.ask("SELECT 1 FROM account WHERE email = $1", [email])).length === 1;

/** Moves an account back by some days: its creation, and the request to its parent. */
const putBack = (email: string, days: number) =>
	test.ask(
		`UPDATE account SET created_at = created_at - make_interval(days => $2),
			consent_requested_at = consent_requested_at - make_interval(days => $2) WHERE email = $1`,
		[email, days],
	);

const young = { ageBand: "under15", guardianEmail: "parent@example.org" };

describe("an account under fifteen whose parent never answers", () => {
	it("the account is erased thirty days after the last request to the parent, and not before", async () => {
		const old = await signedIn(server, young);
		const recent = await signedIn(server, young);
		const askedAgain = await signedIn(server, young);
		const agreed = await signedIn(server, { ...young, guardianEmail: "other@example.org" });
		await server.deliver();
		const token = tokenIn(server, "consent", "other@example.org");
		await server.visitor().call("decideConsent", { token, decision: "give" });
		for (const { email } of [old, askedAgain, agreed]) await putBack(email, 31);
		await putBack(recent.email, 29);
		await askedAgain.visitor.call("askConsent", { guardianEmail: "third@example.org" });

		await houseKeep(server);
		expect(await isThere(old.email)).toBe(false);
		for (const { email } of [recent, askedAgain, agreed]) expect(await isThere(email)).toBe(true);
		expect((await old.visitor.call("session")).body).toEqual({ session: null });
		const events = await test.ask(
			"SELECT account_id FROM audit_event WHERE event = 'account_erased_unfinished'",
		);
		expect(events).toEqual([{ account_id: null }]);
	});
});

describe("an account whose address is never confirmed", () => {
	const signUp = async () => {
		const form = newcomer();
		await server.visitor().call("signUp", form);
		return form.email;
	};

	it("the account is erased after thirty days, unless it was once logged in to", async () => {
		const never = await signUp();
		const recent = await signUp();
		const confirmed = await signUp();
		const { email: used } = await signedIn(server);
		const { email: ancient } = await signedIn(server);
		await test.ask("UPDATE account SET email_verified = true WHERE email = $1", [confirmed]);
		for (const email of [never, confirmed, used]) await putBack(email, 31);
		await putBack(recent, 29);
		// Records of logins are deleted after a year.
		await putBack(ancient, 400);
		await test.ask("DELETE FROM audit_event WHERE account_id = (SELECT id FROM account WHERE email = $1)", [
			ancient,
		]);

		await houseKeep(server);
		expect(await isThere(never)).toBe(true);
		await houseKeep(mailServer);
		expect(await isThere(never)).toBe(false);
		for (const email of [recent, confirmed, used, ancient]) expect(await isThere(email), email).toBe(true);
		await houseKeep(mailServer);
	});
});
