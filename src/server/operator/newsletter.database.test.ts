import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

const file = join(tmpdir(), `spectra-issue-${process.pid}.json`);
const words = {
	en: { subject: "Seven new games", paragraphs: ["They are here.", "Play them."] },
	fr: { subject: "Sept nouveaux jeux", paragraphs: ["Ils sont là.", "À vous."] },
};
const job = (name: string) => server.services.jobDefinitions.find((one) => one.name === name);

/** Inserts confirmed readers, because confirming each takes long. */
const readers = (many: number) =>
	test.ask(
		`INSERT INTO update_subscription (id, email, locale, wording, asked_at, confirmed_at)
		 SELECT gen_random_uuid(), 'reader' || n || '@example.org', CASE WHEN n % 2 = 0 THEN 'en' ELSE 'fr' END, 1, now(), now() - interval '1 minute'
		 FROM generate_series(1, $1) AS n`,
		[many],
	);

it("an issue is sent in portions, once to each confirmed reader, each with a link to stop (journeys M10)", async () => {
	await readers(230);
	await test.ask(
		"INSERT INTO update_subscription (id, email, locale, wording, asked_at) VALUES (gen_random_uuid(), 'unsure@example.org', 'en', 1, now())",
	);
	writeFileSync(file, JSON.stringify(words));
	expect(await json("newsletter", "preview", file)).toMatchObject([
		{ subject: "Seven new games", readers: 230 },
		{},
	]);
	await expect(admin("newsletter", "send", file, "--readers", "229")).rejects.toThrow("230 would get it");
	await json("newsletter", "send", file, "--readers", "230");
	for (let minute = 1; minute <= 4; minute += 1) {
		await job("newsletter")?.handle({});
		const [{ mails, finished }] = await json("newsletter", "status");
		expect([mails, finished !== null]).toEqual([Math.min(100 * minute, 230), minute >= 3]);
	}
	await server.deliver();
	const issues = server.mails.filter(({ kind }) => kind === "newsletter");
	expect(new Set(issues.map(({ to }) => to)).size).toBe(230);
	expect(issues.map(({ to }) => to)).not.toContain("unsure@example.org");
	const french = issues.find(({ to }) => to === "reader1@example.org");
	expect(french).toMatchObject({ subject: "Sept nouveaux jeux" });
	expect(new Set(issues.map(({ unsubscribeUrl }) => unsubscribeUrl)).size).toBe(230);
	const stop = new URL(french?.unsubscribeUrl ?? "").pathname;
	expect((await server.visitor().ask(stop, { method: "POST", headers: { origin: "" } })).status).toBe(200);
	expect(await json("newsletter", "preview", file)).toMatchObject([{ readers: 229 }, {}]);
}, 120_000);

it("an issue skips readers who stop meanwhile, and can be previewed at one address", async () => {
	server.mails.splice(0);
	await json("newsletter", "send", file, "--readers", "229");
	await job("newsletter")?.handle({});
	await test.ask("DELETE FROM update_subscription");
	await server.deliver();
	expect(server.mails).toEqual([]);
	await json("newsletter", "test", file, "me@example.org");
	await server.deliver();
	expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
		["me@example.org", "[Test] Seven new games"],
		["me@example.org", "[Test] Sept nouveaux jeux"],
	]);
	writeFileSync(file, JSON.stringify({ ...words, fr: { subject: "x" } }));
	await expect(admin("newsletter", "preview", file)).rejects.toThrow(/fr\.paragraphs: a value of type array/);
});
