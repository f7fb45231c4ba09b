import { beforeAll, expect, it } from "vitest";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../tests/setup/operator.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});
const { admin, json } = createAdmin(() => server, test);
const needs = async () => (await json("today")).map(({ need, count }: Row) => [need, count]);
type Row = { readonly need: string; readonly count: number | null };

it("the list names waiting work, the most urgent first, with the command to go on", async () => {
	const calm = ["There is no backup here, unless another program makes them", null];
	expect(await needs()).toEqual([calm]);
	const message = { name: "Ada", email: "ada@example.org", message: "How do I join a class?", locale: "en" };
	await server.visitor().call("contact", message);
	expect(await needs()).toEqual([["Messages that wait for an answer", 1], calm]);
	// Mails are not sent in this test: after a quarter of an hour they are stuck.
	await server.visitor().call("requestPasswordReset", { email: "ada@example.org", locale: "en" });
	await test.ask("UPDATE mail_outbox SET written_at = written_at - interval '16 minutes'");
	await test.ask("UPDATE contact_message SET received_at = received_at - interval '49 hours'");
	const [mails, messages] = await json("today");
	expect(mails).toMatchObject({ when: "Now", next: "npm run doctor", since: expect.stringContaining("T") });
	expect(messages).toMatchObject({ when: "Today", next: "npm run admin -- messages list --open" });
	await server.deliver();
	expect(await needs()).toEqual([["Messages that wait for an answer", 1], calm]);
	expect(await admin("today")).toContain("npm run admin -- messages list --open");
});

it("a database that a newer version has changed is named", async () => {
	await test.ask(
		"INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 99999999999999)",
	);
	expect((await needs())[1]).toEqual([
		"A newer version has changed the database: this server is behind",
		null,
	]);
});
