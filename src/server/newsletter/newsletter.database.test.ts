import { createHmac } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSecrets } from "#server/platform/db/secrets.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { password, signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const day = 24 * 60 * 60_000;
let number = 0;
let email: string;
beforeEach(() => {
	number += 1;
	email = `updates${number}@example.org`;
});

const form = (changes: object = {}) => ({
	name: "Ada",
	email,
	consentToUpdates: true,
	locale: "fr",
	questionnaireVersion: 1,
	answers: null,
	results: { topCareers: ["ecologist"], topCategories: ["biology"] },
	...changes,
});

const rows = () => test.ask("SELECT * FROM update_subscription WHERE email = $1", [email]);
const mailsOf = (kind: string) => server.mails.filter((one) => one.kind === kind && one.to === email);
/** The path of the link to `what` in the latest mail of a kind. */
const pathIn = (kind: string, what: "confirm" | "stop") => {
	const [path = "none"] =
		new RegExp(`/api/updates/\\w+/${what}/[\\w.-]+`).exec(mailsOf(kind).at(-1)?.text ?? "") ?? [];
	return path;
};

/** Requests a page as a browser or a mail program does. */
const open = async (path: string, init: { method?: string; headers?: Record<string, string> } = {}) => {
	const answer = await server.visitor().ask(path, init);
	return { status: answer.status, headers: answer.headers, text: String(answer.body) };
};

const asked = async () => {
	expect((await server.visitor().call("mailResults", form())).status).toBe(204);
	await server.deliver();
	return pathIn("updatesConfirm", "confirm");
};

describe("the newsletter", () => {
	it("no newsletter goes to readers who did not tick the box, or are under fifteen without consent", async () => {
		await server.visitor().call("mailResults", form({ consentToUpdates: false }));
		const child = { ageBand: "under15", guardianEmail: "parent@example.org" };
		const { visitor } = await signedIn(server, child);
		expect((await visitor.call("mailResults", form())).status).toBe(204);
		await server.deliver();
		expect(await rows()).toEqual([]);
		expect(mailsOf("results")).toHaveLength(2);
		expect(mailsOf("results")[0]?.text).toContain("n’ajoute ton adresse à aucune liste de diffusion");
		expect(mailsOf("updatesConfirm")).toEqual([]);
	});

	it("a sign-up stores wording and time, and is confirmed by a button behind the link", async () => {
		const path = await asked();
		const [row] = await rows();
		expect(row).toMatchObject({ wording: 1, locale: "fr", confirmed_at: null, account_id: null });
		expect(Math.abs(Number(row?.asked_at) - Date.now())).toBeLessThan(60_000);
		expect(mailsOf("results").at(-1)?.text).toContain("au bout de 7\u00a0jours");

		const page = await open(path);
		expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
		expect(page.text).toContain('<html lang="fr">');
		expect(page.text).toContain(email);
		expect(page.text).toContain('<form method="post">');
		expect((await rows())[0]?.confirmed_at).toBeNull();

		expect((await open(path, { method: "POST" })).text).toContain("C’est noté");
		expect((await rows())[0]?.confirmed_at).toBeInstanceOf(Date);
		await open(path, { method: "POST" });
		await server.deliver();
		expect(mailsOf("updatesWelcome")).toHaveLength(1);
		expect((await open(path)).text).not.toContain("<form");
	});

	it("a sign-up is mailed again only after a pause, and not once it is confirmed", async () => {
		const path = await asked();
		const promised = "Un autre message va te demander de confirmer";
		expect(mailsOf("results").at(-1)?.text).toContain(promised);
		await asked();
		expect(mailsOf("updatesConfirm")).toHaveLength(1);
		// No second mail is sent or enqueued.
		expect(mailsOf("results").at(-1)?.text).not.toContain(promised);
		server.pass(day + 1000);
		const second = await asked();
		expect(mailsOf("updatesConfirm")).toHaveLength(2);
		expect((await open(path, { method: "POST" })).status).toBe(410);
		expect((await open(second, { method: "POST" })).status).toBe(200);
		server.pass(2 * day);
		await asked();
		expect(mailsOf("updatesConfirm")).toHaveLength(2);
		expect(mailsOf("results").at(-1)?.text).not.toContain(promised);
		expect(await rows()).toHaveLength(1);
	});

	it("an unconfirmed sign-up is deleted after seven days, and a confirmed one is kept", async () => {
		const late = await asked();
		const lateEmail = email;
		email = `kept${number}@example.org`;
		await open(await asked(), { method: "POST" });
		server.pass(7 * day + 1000);
		const gone = await open(late, { method: "POST" });
		expect([gone.status, gone.text.includes("Ce lien n’est plus valable")]).toEqual([410, true]);
		await server.services.jobDefinitions.find(({ name }) => name === "updates-housekeeping")?.handle({});
		expect(await rows()).toHaveLength(1);
		email = lateEmail;
		expect(await rows()).toEqual([]);
	});

	it("a mail program stops the newsletter by one request without an origin, a reader by a button", async () => {
		await open(await asked(), { method: "POST" });
		await server.deliver();
		const [mail] = mailsOf("updatesWelcome");
		expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/api\/updates\/fr\/stop\//);
		const path = new URL(mail?.unsubscribeUrl ?? "").pathname;
		// Each mail has a link of its own, whose token is stored nowhere else, and each works.
		const earlier = pathIn("updatesConfirm", "stop");
		expect(path).not.toBe(earlier);
		expect((await open(earlier)).text).toContain('<form method="post">');
		expect(mail?.html).toContain(path);

		expect((await open(path)).text).toContain('<form method="post">');
		expect(await rows()).toHaveLength(1);
		const headers = { origin: "", "content-type": "application/x-www-form-urlencoded" };
		expect((await open(path, { method: "POST", headers })).status).toBe(200);
		expect(await rows()).toEqual([]);
		for (const method of ["GET", "POST"]) {
			for (const link of [path, earlier]) {
				expect((await open(link, { method })).text).toContain("C’est fait");
			}
		}
	});

	it("a link that was changed on the way is read, or says that a part of it is missing", async () => {
		const path = await asked();
		for (const added of [".", "%3E", "%C2%A0", "%E2%80%8B", "%0A", "%3Futm_source%3Dwa"])
			expect((await open(path + added)).text).toContain('<form method="post">');
		const cut = await open(path.slice(0, -1));
		expect([cut.status, cut.text.includes("Ce lien est incomplet")]).toEqual([410, true]);
		expect((await open(path.slice(0, -1), { method: "POST" })).text).toContain("Ce lien est incomplet");
		expect((await open(`${path}.`, { method: "POST" })).text).toContain("C’est noté");
		await server.deliver();
		const stop = new URL(mailsOf("updatesWelcome")[0]?.unsubscribeUrl ?? "").pathname;
		expect((await open(`${stop}%3E`)).text).toContain('<form method="post">');
		expect((await open(stop.slice(0, -1))).text).toContain("Ce lien est incomplet");
	});

	it("links from before tokens were random still stop the newsletter", async () => {
		await open(await asked(), { method: "POST" });
		const [row] = await rows();
		const key = await createSecrets(test.database).key("stop updates");
		const signature = createHmac("sha256", key).update(String(row?.id)).digest("base64url");
		const path = `/api/updates/fr/stop/${row?.id}.${signature}`;
		expect((await open(path)).text).toContain('<form method="post">');
		expect((await open(path, { method: "POST" })).status).toBe(200);
		expect(await rows()).toEqual([]);
		expect((await open(path)).text).toContain("C’est fait");
	});

	it("a stranger can't stop the newsletter", async () => {
		await open(await asked(), { method: "POST" });
		const [row] = await rows();
		for (const token of [`${row?.id}.${"A".repeat(43)}`, "x".repeat(43), `.${"x".repeat(80)}`]) {
			expect((await open(`/api/updates/en/stop/${token}`, { method: "POST" })).status).toBe(410);
		}
		expect((await server.visitor().ask("/api/updates/de/stop/x", { method: "POST" })).status).toBe(404);
		expect(await rows()).toHaveLength(1);
	});
});

describe("messages and sign-ups of an account", () => {
	it("an export holds those sent while logged in, and those under the address once it is confirmed", async () => {
		const { visitor, email: own } = await signedIn(server);
		const message = { name: "Ada", email: own, locale: "en" };
		await server.visitor().call("contact", { ...message, message: "As a guest" });
		await visitor.call("contact", { ...message, email, message: "Signed in" });
		await server.visitor().call("mailResults", form({ email: own }));
		const before = (await visitor.call("exportData")).body;
		expect(before.contactMessages).toMatchObject([{ email, message: "Signed in" }]);
		expect(before.updates).toBeNull();
		await test.ask("UPDATE account SET email_verified = true WHERE email = $1", [own]);
		const after = (await visitor.call("exportData")).body;
		expect(after.contactMessages).toMatchObject([{ message: "As a guest" }, { message: "Signed in" }]);
		expect(after.updates).toMatchObject({ wording: 1, confirmedAt: null });

		expect((await visitor.call("erase", { password })).status).toBe(204);
		const left = await test.ask(
			"SELECT email FROM contact_message WHERE email IN ($1, $2) UNION ALL SELECT email FROM update_subscription WHERE email = $1",
			[own, email],
		);
		expect(left).toEqual([]);
	});
});
