import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { storedTables } from "#server/platform/db/backup/catalogue.ts";
import { backupFormat, writeManifest } from "#server/platform/db/backup/manifest.ts";
import { bookedBy, expectSound } from "../../../../../tests/setup/consultations.ts";
import { prepareDatabase, prepareEmptyDatabase } from "../../../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../../../tests/setup/live-server.ts";
import { newcomer, signedIn } from "../../../../../tests/setup/people.ts";
import { attempt, finishedGame } from "../../../../../tests/setup/work.ts";
import { backUp, restore, verifyBackup } from "./backups.ts";

const test = prepareDatabase();
const other = prepareEmptyDatabase();
const used = prepareDatabase();
const folder = mkdtempSync(join(tmpdir(), "spectra-copies-"));
const dataDirectory = join(folder, "data");
const madeAt = new Date("2026-11-22T13:00:00.000Z");
let server: LiveServer;
let visitor: Visitor;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every row of every table of a backup, as text, in an order independent of storage. */
async function everyRow(connectionString: string): Promise<Record<string, string[]>> {
	const client = new Client({ connectionString });
	await client.connect();
	const all: Record<string, string[]> = {};
	for (const { schema, name } of await storedTables(client)) {
		const { rows } = await client.query(`SELECT t::text AS row FROM ${schema}.${name} t ORDER BY 1`);
		all[`${schema}.${name}`] = rows.map(({ row }) => row);
	}
	await client.end();
	return all;
}

/** The rules of the database: keys, checks, indexes, and whether foreign keys are enforced. */
async function everyRule(connectionString: string): Promise<unknown> {
	const client = new Client({ connectionString });
	await client.connect();
	const { rows: constraints } = await client.query(
		`SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS rule, convalidated
		FROM pg_constraint WHERE connamespace IN ('public'::regnamespace, 'jobs'::regnamespace) ORDER BY 1, 2`,
	);
	const { rows: indexes } = await client.query(
		"SELECT indexdef FROM pg_indexes WHERE schemaname IN ('public', 'jobs') ORDER BY 1",
	);
	await client.end();
	return { constraints, indexes };
}

beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
	await server.services.startSending();
	({ visitor } = await signedIn(server, { firstName: "Zoé", lastName: "Ünal 🦉" }));
	await visitor.call("saveAttempt", attempt());
	await visitor.ask("/api/saved-careers/ecologist", { method: "PUT" });
	await visitor.call("completeGame", finishedGame());
	await bookedBy(visitor);
	await server
		.visitor()
		.call("contact", { name: "A", email: "a@b.example", message: "\\N\tx\r\ny\\.\n", locale: "fr" });
	await signedIn(server, { ageBand: "under15", guardianEmail: "parent@home.example" });
	mkdirSync(join(dataDirectory, "outbox"), { recursive: true });
	writeFileSync(join(dataDirectory, "outbox", "2026-a.eml"), "To: ada@example.org\r\n\r\nHello");
}, 60_000);
afterAll(() => server.services.stopJobs());

const copyTo = async (name: string) =>
	backUp({ databaseUrl: test.address, dataDirectory }, { folder: join(folder, name) }, madeAt);

describe("a restored backup", () => {
	it("a restored backup has every row, rule and mail, and works", async () => {
		const before = await everyRow(test.address);
		const { folder: copy, manifest } = await copyTo("whole");
		const restored = join(folder, "restored");
		const settings = { databaseUrl: other.address, dataDirectory: restored };
		expect((await restore(settings, copy)).leftOut).toEqual([]);

		const after = await everyRow(other.address);
		expect(after).toEqual(before);
		expect(Object.values(before).flat().length).toBe(
			manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
		);
		for (const table of ["public.account", "public.appointment", "public.appointment_hold", "jobs.job"]) {
			expect(after[table]).not.toEqual([]);
		}
		expect(await everyRule(other.address)).toEqual(await everyRule(test.address));
		expect(readdirSync(join(restored, "outbox"))).toEqual(["2026-a.eml"]);

		// The same cookie is valid there, because secrets and sessions were restored.
		await other.database.start();
		await expectSound(other);
		const again = createLiveServer(other);
		await again.services.startSending();
		const { path } = routes.exportData;
		const { body } = await again.visitor().ask(path, { headers: { cookie: visitor.cookie() } });
		expect(body.profile).toMatchObject({ firstName: "Zoé", lastName: "Ünal 🦉" });
		expect((await again.visitor().call("signUp", newcomer())).status).toBe(200);
		await again.services.stopJobs();
		await other.database.stop();
	});

	it("a backup is a snapshot of one instant, whatever is written meanwhile", async () => {
		const writing = Promise.all(Array.from({ length: 8 }, () => signedIn(server)));
		const { manifest } = await copyTo("one-instant");
		await writing;
		const rowsOf = (wanted: string) => manifest.tables.find(({ name }) => name === wanted)?.rows;
		expect(rowsOf("account_credential")).toBe(rowsOf("account"));
	});
});

describe("the folder of a backup", () => {
	it("the folder of a backup is readable by its owner alone", async () => {
		const { folder: copy } = await copyTo("modes");
		for (const name of ["", "tables", "outbox"]) expect(statSync(join(copy, name)).mode & 0o777).toBe(0o700);
		for (const name of ["manifest.json", "tables/public.account.copy.gz", "outbox/2026-a.eml"]) {
			expect(statSync(join(copy, name)).mode & 0o777).toBe(0o600);
		}
	});

	it("an existing folder is not overwritten, and a failed backup leaves none", async () => {
		const { folder: copy } = await copyTo("once");
		await expect(copyTo("once")).rejects.toThrow("is there already");
		await expect(
			backUp({ databaseUrl: emptyAddress(), dataDirectory }, { folder: join(folder, "nothing") }, madeAt),
		).rejects.toThrow(/not Spectra's|can't be opened/);
		expect(readdirSync(folder).filter((name) => name.startsWith("nothing"))).toEqual([]);
		expect((await verifyBackup(copy)).folder).toBe(copy);
	});
});

const emptyAddress = () => test.address.replace(/spectra_test_\w+/, "postgres");

describe("refused backups", () => {
	const refusal = (copy: string, databaseUrl = used.address) =>
		restore({ databaseUrl, dataDirectory: join(folder, "never") }, copy).then(
			() => "restored",
			(error: Error) => `${error.name}: ${error.message}`,
		);

	it("a backup with a missing bit, byte or file is refused", async () => {
		const { folder: copy } = await copyTo("damaged");
		const file = join(copy, "tables", "public.account.copy.gz");
		const whole = readFileSync(file);
		const changed = Buffer.from(whole);
		changed[20] = (changed[20] ?? 0) ^ 1;
		for (const content of [changed, whole.subarray(0, -1), Buffer.alloc(0)]) {
			writeFileSync(file, content);
			expect(await refusal(copy)).toMatch(/^Refusal: The copy is damaged: .*public\.account/);
		}
		rmSync(file);
		expect(await refusal(copy)).toMatch(/^Refusal: The copy is damaged: .*public\.account/);
		writeFileSync(file, whole);
		writeFileSync(
			join(copy, "manifest.json"),
			readFileSync(join(copy, "manifest.json"), "utf8").replace(/"rows": \d+/, '"rows": 0'),
		);
		expect(await refusal(copy)).toMatch(/^Refusal: The copy is damaged: .*manifest/);
		rmSync(join(copy, "manifest.json"));
		expect(await refusal(copy)).toMatch(/^Refusal: .* is no copy made by/);
	});

	it("a backup of a newer version, or with a path out of its folder, is refused", async () => {
		const { folder: copy, manifest } = await copyTo("newer");
		writeManifest(copy, { ...manifest, newestMigrationMs: manifest.newestMigrationMs + 1 });
		expect(await refusal(copy)).toMatch(/^Refusal: .*newer version/);
		writeManifest(copy, { ...manifest, newestMigrationMs: manifest.newestMigrationMs - 1 });
		expect(await refusal(copy)).toMatch(/^Refusal: /);
		writeManifest(copy, { ...manifest, format: backupFormat + 1 });
		expect(await refusal(copy)).toMatch(/^Refusal: .*newer version/);
		writeManifest(copy, { ...manifest, mails: [{ path: "outbox/../../x", bytes: 0, sha256: "" }] });
		expect(await refusal(copy)).toMatch(/^Refusal: The copy is damaged/);
	});

	it("a database that a server uses, or that holds data, is refused", async () => {
		const { folder: copy } = await copyTo("not-empty");
		await used.ask("SELECT 1");
		expect(await refusal(copy)).toMatch(/^Refusal: A Spectra server works on this database/);
		await used.ask("INSERT INTO rate_limit VALUES ('x', 1, now())");
		await used.database.stop();
		expect(await refusal(copy)).toMatch(/^Refusal: The database holds something already \(in rate_limit\)/);
	});

	it("a folder that can't be written and a missing database are refused", async () => {
		writeFileSync(join(folder, "file"), "");
		const below = join(folder, "file", "below");
		await expect(
			backUp({ databaseUrl: test.address, dataDirectory }, { folder: below }, madeAt),
		).rejects.toThrow(/can't be made/);
		const nowhere = "postgresql://a:b@127.0.0.1:1/c";
		await expect(
			backUp({ databaseUrl: nowhere, dataDirectory }, { folder: join(folder, "x") }, madeAt),
		).rejects.toThrow("The database can't be opened: ECONNREFUSED. Check DATABASE_URL.");
	});
});
