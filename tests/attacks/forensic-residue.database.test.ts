import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { folderTransport } from "#server/platform/mail/transport.ts";
import { bookedBy } from "../setup/consultations.ts";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer } from "../setup/live-server.ts";
import { newcomer, password, signedIn, tokenIn } from "../setup/people.ts";

const test = prepareDatabase();
const folder = mkdtempSync(join(tmpdir(), "spectra-traces-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of a folder that contain a text, ignoring case. */
const filesWith = (text: string): string[] =>
	readdirSync(folder).filter((name) =>
		readFileSync(join(folder, name), "utf8").toLowerCase().includes(text.toLowerCase()),
	);

/** Every column of every table that contains a text, ignoring case. */
async function columnsWith(text: string): Promise<string[]> {
	const tables = await test.ask(
		"SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
	);
	const found: string[] = [];
	for (const { relname } of tables) {
		const rows = await test.ask(`SELECT 1 FROM "${relname}" t WHERE t::text ILIKE $1`, [`%${text}%`]);
		if (rows.length > 0) found.push(String(relname));
	}
	return found;
}

it("no file and no table names a person who booked and erased their account (security 9)", async () => {
	const way = folderTransport(folder, { from: "Spectra <a@b.example>", host: "b.example" });
	const server = createLiveServer(test, { way });
	await server.services.prepare();
	const { visitor, email } = await signedIn(server, { firstName: "Zebracanary" });
	await bookedBy(visitor);
	await server.deliver();
	expect(filesWith(email).some((name) => name.endsWith(".ics"))).toBe(true);
	expect((await visitor.call("erase", { password })).status).toBe(204);
	await server.deliver();
	expect(filesWith(email)).toEqual([]);
	expect(filesWith("Zebracanary")).toEqual([]);
	expect(await columnsWith(email)).toEqual([]);
});

it("a waiting mail is not sent after its address was erased, in whatever case it was typed (security 12)", async () => {
	const server = createLiveServer(test, { isMailReal: true });
	const form = newcomer({ email: "zebracanary@example.org" });
	const visitor = server.visitor("10.5.0.1");
	await visitor.call("signUp", form);
	await server.deliver();
	const token = tokenIn(server, "verifyEmail", form.email);
	expect((await visitor.call("verifyEmail", { token, password })).status).toBe(204);
	await visitor.call("signIn", { email: form.email, password });
	await server.deliver();
	server.mails.splice(0);
	for (const email of ["ZebraCanary@Example.org", "zebracanary@EXAMPLE.org"]) {
		const asked = await server.visitor("10.5.0.2").call("mailResults", {
			name: "Z",
			email,
			locale: "en",
			questionnaireVersion: 1,
			answers: null,
			consentToUpdates: true,
			results: { topCareers: ["ecologist"], topCategories: ["biology"] },
		});
		expect(asked.status).toBe(204);
	}
	expect((await visitor.call("erase", { password })).status).toBe(204);
	await server.deliver();
	expect(server.mails).toEqual([]);
	expect(await columnsWith("zebracanary")).toEqual([]);
});
