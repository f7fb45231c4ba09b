import { createHmac } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { createSecrets } from "#server/platform/db/secrets.ts";
import { sessionCookieName } from "#server/platform/session/cookie.ts";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer } from "../setup/live-server.ts";
import { newcomer, signedIn } from "../setup/people.ts";

// Security 14: a copy of the database gives access to no account.
const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

/** Every text of every row of every table, jobs included: the content of a dump. */
async function everyText(): Promise<string[]> {
	const tables = await test.ask(
		"SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'jobs')",
	);
	const texts: string[] = [];
	for (const { name } of tables) {
		const rows = await test.ask(`SELECT row_to_json(one)::text AS text FROM ${name} AS one`);
		for (const { text } of rows) texts.push(...(String(text).match(/[\w.~+/=@-]{16,}/g) ?? []));
	}
	return texts;
}

/** A browser with this session token, signed with the secret of the same dump. */
async function forged(token: string) {
	const secret = await createSecrets(test.database).key("sessions");
	const signature = createHmac("sha256", secret).update(token).digest("base64");
	const cookie = `${sessionCookieName("http://localhost:3000")}=${encodeURIComponent(`${token}.${signature}`)}`;
	const asked = await server.visitor().ask("/api/account/session", { headers: { cookie } });
	return asked.body.session;
}

it("no text of a dump opens a session, although the signing secret is in it", async () => {
	const { visitor, email } = await signedIn(server);
	const own = /=([^;.%]+)/.exec(visitor.cookie())?.[1] ?? "";
	expect(await forged(own)).toMatchObject({ isLoggedIn: true });
	const texts = await everyText();
	expect(texts).toContain(email);
	for (const text of texts) expect(await forged(text)).toBeNull();
});

it("a dump holds no token of any mailed link", async () => {
	const guardianEmail = "a.parent@example.org";
	const form = newcomer({ ageBand: "under15", guardianEmail });
	await server.visitor().call("signUp", form);
	await server.visitor().call("requestPasswordReset", { email: form.email, locale: "en" });
	await server.visitor().call("mailResults", {
		name: "Ada",
		email: form.email,
		locale: "en",
		questionnaireVersion: 1,
		answers: null,
		results: { topCareers: ["ecologist"], topCategories: ["biology"] },
		consentToUpdates: true,
	});
	await server.deliver();
	const tokens = server.mails.flatMap(({ text }) =>
		[...text.matchAll(/[#/]([\w-]{43})\b/g)].map(([, one]) => one),
	);
	expect(tokens.length).toBeGreaterThanOrEqual(5);
	const dump = (await everyText()).join("\n");
	for (const token of tokens) expect(dump).not.toContain(token);
});

it("the stored hash of a session equals that of the migration which hashed earlier tokens", async () => {
	const { visitor } = await signedIn(server);
	const own = /=([^;.%]+)/.exec(visitor.cookie())?.[1] ?? "";
	// As in the migration.
	const [row] = await test.ask(
		"SELECT rtrim(translate(encode(sha256(convert_to($1, 'UTF8')), 'base64'), '+/', '-_'), '=') AS hash",
		[own],
	);
	expect(await test.ask("SELECT 1 FROM account_session WHERE token_hash = $1", [row?.hash])).toHaveLength(1);
});

it("a session is extended and ended by the token in the cookie alone", async () => {
	const { visitor } = await signedIn(server);
	const sessionId = async () => (await visitor.call("sessions")).body.sessions[0].id;
	const before = await sessionId();
	await test.ask(
		"UPDATE account_session SET updated_at = updated_at - interval '2 hours', expires_at = expires_at - interval '2 hours'",
	);
	expect((await visitor.call("session")).headers.getSetCookie()).toHaveLength(1);
	expect(await sessionId()).toBe(before);
	expect((await visitor.call("session")).body.session).toMatchObject({ isLoggedIn: true });
	expect((await visitor.call("signOut")).status).toBe(204);
	expect((await visitor.call("session")).body.session).toBeNull();
});
