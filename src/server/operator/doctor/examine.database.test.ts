import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, it } from "vitest";
import { readEnvironment } from "#server/env.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { examine } from "./examine.ts";

const test = prepareDatabase();
const folder = mkdtempSync(join(tmpdir(), "doctor-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The sentences of an installation with these settings, each after its level. */
async function said(settings: Record<string, string> = {}): Promise<string> {
	const reading = readEnvironment({ DATABASE_URL: test.address, DATA_DIR: folder, ...settings });
	if (!reading.ok) throw new Error(reading.sentences.join());
	return (await examine(reading.value)).map(({ level, sentence }) => `${level} ${sentence}`).join("\n");
}

async function mailServer(): Promise<{ port: number; close: () => void }> {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onAuth: ({ password }, _session, done) =>
			password === "right" ? done(null, { user: "spectra" }) : done(new Error("wrong password")),
	});
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
	return { port: (server.server.address() as AddressInfo).port, close: () => server.close() };
}

describe("npm run doctor", () => {
	it("a database that works is reported with its schema, connections and clock", async () => {
		const text = await said();
		expect(text).toContain("ok DATABASE_URL: PostgreSQL 1");
		expect(text).toContain("ok The schema is that of this version.");
		expect(text).toContain("ok The clocks of server and database agree.");
		expect(text).toMatch(/\w+ \d+ of \d+ connections/);
		expect(text).toContain("GB are free");
	});

	it("a database that can't be reached fails with the reason, and never with its password", async () => {
		const text = await said({ DATABASE_URL: "postgresql://spectra:hidden@127.0.0.1:1/spectra" });
		expect(text).toContain("fail DATABASE_URL: the database can't be used: ECONNREFUSED.");
		expect(text).not.toContain("hidden");
	});

	it("a newer schema that shuts this version out fails", async () => {
		await test.ask("UPDATE installation SET oldest_migration_ms = 99999999999999");
		expect(await said()).toContain("fail A newer version has changed the database");
		await test.ask("UPDATE installation SET oldest_migration_ms = 0");
	});

	it("a clock that has jumped since the installation last believed it fails", async () => {
		expect(await said()).toContain("ok The clock has not jumped.");
		await test.ask("UPDATE installation SET clock_believed_at = now() - interval '10 years'");
		expect(await said()).toContain("fail The clock has jumped by more than a month: correct it.");
		await test.ask("UPDATE installation SET clock_believed_at = NULL");
	});

	it("the mail server is really spoken to, with its password", async () => {
		const mail = await mailServer();
		const url = (password: string) => `smtp://spectra:${password}@127.0.0.1:${mail.port}`;
		expect(await said({ SMTP_URL: url("right") })).toContain("ok The mail server accepts this server.");
		const refused = await said({ SMTP_URL: url("guessed") });
		expect(refused).toContain("fail The mail server refuses (EAUTH)");
		expect(refused).not.toContain("guessed");
		mail.close();
	});

	it("a missing backup is a warning, and a fresh one is fine", async () => {
		expect(await said()).toContain("warn There is no backup");
		mkdirSync(join(folder, "backups", "2026-11-26"), { recursive: true });
		writeFileSync(join(folder, "backups", "2026-11-26", "manifest.json"), "{}");
		const text = await said();
		expect(text).toContain("ok The newest backup is 0 hours old.");
		expect(text).toContain("warn No backup was restored for a check yet");
		expect(text).toContain("warn Backups are not encrypted");
	});

	it("the age of the last backup that was restored and compared is reported, and so is a wrong key", async () => {
		const checked = join(folder, "shelf", "spectra-monday");
		mkdirSync(checked, { recursive: true });
		for (const name of ["manifest.json", "checked.json"]) writeFileSync(join(checked, name), "{}");
		const shelf = { BACKUP_DIR: join(folder, "shelf"), BACKUP_PUBLIC_KEY: `age1${"q".repeat(58)}` };
		const sentence = "The last good backup, restored and compared row by row, is";
		expect(await said(shelf)).toContain(`ok ${sentence} 0 days old.`);
		expect(await said(shelf)).toContain("fail BACKUP_PUBLIC_KEY is no public key of age");
		const twoWeeksAgo = new Date(Date.now() - 14 * 86_400_000);
		utimesSync(join(checked, "checked.json"), twoWeeksAgo, twoWeeksAgo);
		expect(await said(shelf)).toContain(`fail ${sentence} 14 days old.`);
	});

	it("a site that does not answer at its public address fails", async () => {
		const text = await said({ PUBLIC_URL: "http://localhost:1" });
		expect(text).toContain("fail http://localhost:1 does not answer from this machine");
	});

	it("an https site without a certificate, mail or proxy is reported", async () => {
		const text = await said({ PUBLIC_URL: "https://localhost:1" });
		expect(text).toContain("fail The site offers no certificate");
		expect(text).toContain("warn TRUSTED_PROXIES is 0");
	});
});
