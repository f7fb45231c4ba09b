import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BackupSettings } from "#server/env.ts";
import type { LogFields } from "#server/platform/log.ts";
import { bookedBy } from "../../../../../tests/setup/consultations.ts";
import { prepareDatabase, prepareEmptyDatabase } from "../../../../../tests/setup/database.ts";
import { linkedParent } from "../../../../../tests/setup/families.ts";
import { institutionsOn } from "../../../../../tests/setup/institutions.ts";
import { createLiveServer, type LiveServer } from "../../../../../tests/setup/live-server.ts";
import { signedIn } from "../../../../../tests/setup/people.ts";
import { attempt } from "../../../../../tests/setup/work.ts";
import { readBackupFolder } from "./backup-folder.ts";
import { type BackupDatabase, restore } from "./backups.ts";
import { rowDigests } from "./catalogue.ts";
import { drawKeyPair, type KeyPair } from "./encryption.ts";
import { backupJobs } from "./job.ts";
import { withSession } from "./open.ts";

const test = prepareDatabase();
const other = prepareEmptyDatabase();
const folder = mkdtempSync(join(tmpdir(), "spectra-scheduled-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let server: LiveServer;
let keys: KeyPair;
const { teacher, institution, pupils } = institutionsOn(() => server);

beforeAll(async () => {
	keys = await drawKeyPair();
	server = createLiveServer(test);
	await server.services.prepare();
	const { visitor } = await signedIn(server, { firstName: "Zoé", email: "zoe.canary@example.org" });
	await visitor.call("saveAttempt", attempt());
	await bookedBy(visitor);
	await linkedParent({ server, visitor });
	const claire = await teacher((await institution()).code, "Roux");
	await pupils(claire.visitor, claire.classes[0] ?? "", [0, 3, 6, 9, 12, null]);
}, 60_000);

/** The jobs of these settings on a movable clock, and what they log. */
function scheduled(name: string, changes: Partial<BackupSettings> = {}, isClockTrusted = async () => true) {
	const kept = { hours: "4", folder: join(folder, name), keep: 60, keepDays: 14, publicKey: undefined };
	const settings: BackupDatabase = {
		databaseUrl: test.address,
		dataDirectory: folder,
		backups: { ...kept, ...changes },
	};
	const lines: { readonly event: string; readonly fields: LogFields }[] = [];
	const write = (event: string, fields: LogFields | (() => LogFields) = {}) =>
		lines.push({ event, fields: typeof fields === "function" ? fields() : fields });
	let now = new Date("2026-11-20T04:20:00.000Z");
	const jobs = backupJobs(
		() => settings,
		{ info: write, error: write },
		() => now,
		isClockTrusted,
	);
	const run = async (job: string) => jobs.find((one) => one.name === job)?.handle({});
	const nights = async (count: number) => {
		for (let night = 0; night < count; night += 1) {
			await run("backup");
			now = new Date(now.getTime() + 86_400_000);
		}
	};
	const names = () => readdirSync(kept.folder).sort();
	const newest = () => join(kept.folder, names().at(-1) ?? "");
	return { settings, jobs, run, nights, names, newest, lines, folder: kept.folder };
}

const filesIn = (path: string): string[] =>
	readdirSync(path, { recursive: true, encoding: "utf8" })
		.map((name) => join(path, name))
		.filter((file) => statSync(file).isFile());
const digestsOf = (address: string) => withSession({ connectionString: address }, rowDigests);

describe("periodic backups", () => {
	it("backups are scheduled at the chosen hours, and one a week is restored; without hours there are none", () => {
		const times = (hours: string | undefined) =>
			scheduled("none", { hours }).jobs.map(({ name, every }) => `${name}: ${every}`);
		expect(times("3,15")).toEqual(["backup: 20 3,15 * * *", "backup-check: 50 3 * * 0"]);
		expect(times("*")).toEqual(["backup: 20 * * * *", "backup-check: 50 0 * * 0"]);
		expect(times(undefined)).toEqual(["backup: null", "backup-check: null"]);
	});

	it("each night makes one, and those beyond the number or the age that is kept are deleted", async () => {
		const three = scheduled("three", { keep: 3 });
		await three.nights(5);
		const kept = [22, 23, 24].map((day) => `spectra-2026-11-${day}T04-20-00Z`);
		expect(three.names()).toEqual(kept);
		expect(three.lines.at(-1)).toMatchObject({ event: "backup written", fields: { deleted: 1 } });
		const young = scheduled("young", { keepDays: 2 });
		await young.nights(5);
		expect(young.names()).toEqual(kept);
	}, 60_000);

	it("none is deleted while the clock is in doubt", async () => {
		const doubted = scheduled("doubted", { keep: 1, keepDays: 1 }, async () => false);
		await doubted.nights(3);
		expect(doubted.names()).toHaveLength(3);
	}, 60_000);

	it("backups and their check use the address that the database has at that moment", async () => {
		const dataDirectory = join(folder, "rotated");
		const ended = new URL(test.address);
		ended.pathname = "/no_such_database";
		let databaseUrl = ended.href;
		const { services, pass } = createLiveServer(test, { dataDirectory, latest: () => ({ databaseUrl }) });
		const run = async (name: string) => services.jobDefinitions.find((one) => one.name === name)?.handle({});
		await expect(run("backup")).rejects.toThrow();
		databaseUrl = test.address;
		await run("backup");
		pass(60_000);
		await run("backup-check");
		expect((await readBackupFolder(join(dataDirectory, "backups"), new Date())).checkedAge).toBeDefined();
	}, 60_000);

	it("a failure is logged with its reason, fails its job, and deletes no earlier backup", async () => {
		writeFileSync(join(folder, "file"), "");
		const failing = scheduled("file/below");
		await expect(failing.run("backup")).rejects.toThrow(/can't be made/);
		expect(failing.lines).toMatchObject([
			{
				event: "backup failed",
				fields: { error: "Refusal", reason: expect.stringContaining("name another") },
			},
		]);
	});

	it("the folder's state is what metrics and doctor show", async () => {
		const seen = scheduled("seen");
		const later = () => new Date(Date.now() + 3_600_000);
		expect(await readBackupFolder(seen.folder, later())).toMatchObject({
			newestAge: undefined,
			checkedAge: undefined,
		});
		await seen.run("backup");
		const made = await readBackupFolder(seen.folder, later());
		expect(made.newestAge).toBeGreaterThan(3_590);
		expect(made.newestBytes).toBe(filesIn(seen.newest()).reduce((sum, file) => sum + statSync(file).size, 0));
		expect(made.freeBytes).toBeGreaterThan(0);
		expect(made.checkedAge).toBeUndefined();
	});
});

describe("an encrypted backup", () => {
	it("an encrypted backup shows nothing without its key, and restores every row with it", async () => {
		const { run, newest, settings } = scheduled("encrypted", { publicKey: keys.publicKey });
		await run("backup");
		const files = filesIn(newest()).filter((file) => !file.endsWith("manifest.json"));
		expect(files.length).toBeGreaterThan(40);
		for (const file of files) {
			const bytes = readFileSync(file);
			expect(bytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
			expect(() => gunzipSync(bytes)).toThrow();
			expect(bytes.includes("zoe.canary")).toBe(false);
		}
		const into = { ...settings, databaseUrl: other.address };
		await expect(restore(into, newest())).rejects.toThrow("name the file of its secret key with --key FILE");
		const wrong = await drawKeyPair();
		await expect(restore(into, newest(), wrong.secretKey)).rejects.toThrow(
			/^This key does not read the copy: it was encrypted to another one/,
		);
		await expect(restore(into, newest(), keys.publicKey)).rejects.toThrow("has no secret key of age");
		await restore(into, newest(), `# a comment\n${keys.secretKey}\n`);
		expect(await digestsOf(other.address)).toEqual(await digestsOf(test.address));
	}, 60_000);

	it("a wrong public key fails with a sentence, and leaves no backup", async () => {
		const { run, names, lines } = scheduled("wrong", { publicKey: "age1nokey" });
		await expect(run("backup")).rejects.toThrow("BACKUP_PUBLIC_KEY is no public key of age");
		expect(lines.map(({ event }) => event)).toEqual(["backup failed"]);
		expect(names).toThrow();
	});
});

describe("the weekly check", () => {
	it("the backup is restored into a scratch database and compared, with appointments, classes and families in it", async () => {
		for (const publicKey of [undefined, keys.publicKey]) {
			const { run, newest, folder: shelf } = scheduled(`checked ${publicKey}`, { publicKey });
			await run("backup-check");
			const { tables } = JSON.parse(readFileSync(join(newest(), "manifest.json"), "utf8")).content;
			const rowsOf = (wanted: string) => tables.find(({ name }: { name: string }) => name === wanted)?.rows;
			for (const table of ["appointment", "school_class", "class_member", "family_link", "quiz_attempt"])
				expect(rowsOf(table), table).toBeGreaterThan(0);
			const noted = JSON.parse(readFileSync(join(newest(), "checked.json"), "utf8"));
			const all = tables.reduce((sum: number, { rows }: { rows: number }) => sum + rows, 0);
			expect(noted).toEqual({ at: "2026-11-20T04:20:00.000Z", rows: all });
			expect((await readBackupFolder(shelf, new Date())).checkedAge).toBeGreaterThanOrEqual(0);
		}
		expect(await test.ask("SELECT datname FROM pg_database WHERE datname LIKE 'spectra_check_%'")).toEqual(
			[],
		);
	}, 60_000);

	it("one letter of one row changes the digest of its table alone", async () => {
		const before = await digestsOf(test.address);
		await test.ask(
			"UPDATE school_class SET name = name || '.' WHERE id = (SELECT min(id::text)::uuid FROM school_class)",
		);
		const after = await digestsOf(test.address);
		expect(
			[...after].filter(([table, digest]) => before.get(table) !== digest).map(([table]) => table),
		).toEqual(["public.school_class"]);
	});
});
