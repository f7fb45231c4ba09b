import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readEnvironment } from "./env.ts";
import { createLog } from "./platform/log.ts";
import { renewableSettings } from "./renewable-settings.ts";

const folder = mkdtempSync(join(tmpdir(), "spectra-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));
const lines: string[] = [];
const log = createLog("info", (line) => lines.push(line), Date.now);

const read = (source: Record<string, string>) => {
	const reading = readEnvironment(source);
	if (!reading.ok) throw new Error(reading.sentences.join());
	return renewableSettings(reading.value, source, log);
};

it("a secret that is replaced in its file is read anew, and a wrong one is reported once without being printed", () => {
	const file = join(folder, "smtp");
	writeFileSync(file, "smtp://spectra:first@mail.example:587\n");
	const latest = read({ SMTP_URL_FILE: file, DATABASE_URL: "postgresql://host/spectra" });
	expect(latest().smtpUrl).toBe("smtp://spectra:first@mail.example:587");
	writeFileSync(file, "smtp://spectra:second@mail.example:587\n");
	expect(latest()).toMatchObject({
		smtpUrl: "smtp://spectra:second@mail.example:587",
		databaseUrl: "postgresql://host/spectra",
	});
	writeFileSync(file, "spectra:third");
	for (const _ of [1, 2]) expect(latest().smtpUrl).toBe("smtp://spectra:second@mail.example:587");
	rmSync(file);
	expect(latest().smtpUrl).toBe("smtp://spectra:second@mail.example:587");
	expect(lines).toHaveLength(2);
	expect(lines[0]).toContain("SMTP_URL is not usable");
	expect(lines[1]).toContain("SMTP_URL_FILE names a file that can't be read (ENOENT).");
	expect(lines.join("")).not.toMatch(/first|second|third/);
});

it("settings outside files are read once", () => {
	const source: Record<string, string> = { SMTP_URL: "smtp://one.example" };
	const latest = read(source);
	source.SMTP_URL = "smtp://other.example";
	expect(latest().smtpUrl).toBe("smtp://one.example");
});
