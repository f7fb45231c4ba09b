import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { MailTransport } from "./mail.ts";
import { folderTransport } from "./transport.ts";

const sender = { from: "Spectra <hello@spectra.example>", host: "spectra.example" };
const long = `${"long".repeat(15)}@${"a.rather.long.name.".repeat(4)}example.org`;

let folder: string;
let transport: MailTransport;
let number = 0;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "spectra-outbox-"));
	transport = folderTransport(folder, sender);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a mail, and returns its id. */
const write = async (to: string, writtenAt = new Date("2026-11-21T05:37:24.707Z")): Promise<string> => {
	number += 1;
	const id = `5f0c1e60-8f6c-4f0a-9d2e-${String(number).padStart(12, "0")}`;
	const calendar = { method: "REQUEST" as const, content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" };
	const words = { subject: "S", html: "<p>H</p>", text: "T", calendar };
	await transport.send({ id, kind: "consent", writtenAt, to, ...words });
	return id;
};

/** The ids of the mails with all four files, and the names of all other files. */
const left = (): string[] => {
	const names = readdirSync(folder);
	const ids = names.filter((name) => name.endsWith(".eml")).map((name) => name.slice(-40, -4));
	expect(names.filter((name) => ids.some((id) => name.includes(id)))).toHaveLength(4 * ids.length);
	return [...ids, ...names.filter((name) => !ids.some((id) => name.includes(id)))].sort();
};

it("mails are removed by their ids, and by their recipient in any case", async () => {
	const [first, , , other] = [
		await write("parent@example.org"),
		await write("Ada@Example.org"),
		await write(long),
		await write("not-ada@example.org"),
	];
	await transport.keeps?.remove([first], "ada@example.org");
	await transport.keeps?.remove([], long);
	expect(left()).toEqual([other]);
	await transport.keeps?.remove([]);
	expect(left()).toEqual([other]);
});

it("mails enqueued before an instant are removed, and files of others stay", async () => {
	await write("ada@example.org", new Date("2026-11-14T05:37:24.706Z"));
	const kept = await write("ada@example.org", new Date("2026-11-14T05:37:24.707Z"));
	writeFileSync(join(folder, "2020-01-01 notes.txt"), "To: ada@example.org");
	await transport.keeps?.removeBefore(new Date("2026-11-14T05:37:24.707Z"));
	expect(left()).toEqual(["2020-01-01 notes.txt", kept].sort());
});

it("a missing folder needs no removal", async () => {
	const { keeps } = folderTransport(join(folder, "none"), sender);
	await keeps?.remove(["5f0c1e60-8f6c-4f0a-9d2e-000000000000"], "ada@example.org");
	await keeps?.removeBefore(new Date());
});
