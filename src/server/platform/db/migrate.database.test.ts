import { Client } from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { prepareEmptyDatabase } from "../../../../tests/setup/database.ts";
import { createDatabase, type Database, type DatabaseSettings } from "./database.ts";
import { migrateDatabase, migrateUpTo, newestIn, newestMigration } from "./migrate.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

const test = prepareEmptyDatabase();
const lines: string[] = [];
const log = createLog("warn", (line) => lines.push(line), Date.now);
const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const end of endings.splice(0).reverse()) await end();
	await withClient(async (client) => {
		await client.query(
			"DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA IF EXISTS drizzle CASCADE",
		);
	});
	lines.length = 0;
});

async function connected(): Promise<Client> {
	const client = new Client({ connectionString: test.address });
	client.on("error", () => {});
	await client.connect();
	endings.push(() => client.end().catch(() => {}));
	return client;
}

async function withClient(work: (client: Client) => Promise<void>): Promise<void> {
	const client = new Client({ connectionString: test.address });
	await client.connect();
	await work(client).finally(() => client.end());
}

function server(settings: Partial<DatabaseSettings> = {}): Database {
	const database = createDatabase(
		{ databaseUrl: test.address, dataDirectory: undefined, repository: ".", connections: 4, ...settings },
		log,
	);
	endings.push(database.stop);
	return database;
}

/** The lock by which servers take turns, as another server would hold it. */
const turn = 7_270_369;

/** Leaves the last migration to be done. */
async function migrateExceptLast(): Promise<void> {
	await withClient(async (client) => {
		await migrateDatabase({ connectionString: test.address });
		const { rows } = await client.query(
			"SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY 1 DESC",
		);
		const [, previous] = rows;
		await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA drizzle CASCADE");
		await migrateUpTo(client, Number(previous.created_at));
	});
}

/** Leaves a migration that alters the table `installation` to be done, and those after it. */
async function migrateBeforeInstallationChanges(): Promise<void> {
	const { entries } = journal;
	const index = entries.findIndex(({ tag }) => tag === "0021_name_oldest_migration");
	await withClient(async (client) => {
		await migrateUpTo(client, entries[index - 1]?.when ?? 0);
	});
}

describe("the turn of servers that migrate", () => {
	it("a server waits for another's turn, reports it, and stops meanwhile", async () => {
		const other = await connected();
		await other.query("SELECT pg_advisory_lock($1)", [turn]);
		const waiting = server();
		const started = waiting.start();
		await expect.poll(() => lines.join("")).toContain("waiting for another server's migration");
		await waiting.stop();
		await started;
	});

	it("servers that start at once on an empty database migrate it once", async () => {
		const servers = Array.from({ length: 4 }, () => server());
		await Promise.all(servers.map(({ start }) => start()));
		expect(await Promise.all(servers.map(({ isReady }) => isReady()))).toEqual([true, true, true, true]);
		const { rows } = await (await connected()).query(
			"SELECT count(*)::int AS all, count(DISTINCT created_at)::int AS different FROM drizzle.__drizzle_migrations",
		);
		expect(rows[0].all).toBe(rows[0].different);
	});

	it("the lock on schema changes ends with the migration, and no connection keeps it", async () => {
		await server().start();
		const { rows } = await (await connected()).query(
			"SELECT count(*)::int AS held FROM pg_locks WHERE locktype = 'advisory' AND objid = $1",
			[turn],
		);
		expect(rows).toEqual([{ held: 0 }]);
	});
});

describe("a migration behind an open transaction", () => {
	it("queries of running servers wait for one attempt, not for the transaction, and the migration is repeated", async () => {
		await migrateBeforeInstallationChanges();
		const holder = await connected();
		await holder.query("BEGIN; SELECT * FROM installation");
		const late = server();
		const started = late.start();
		const reader = await connected();
		// The transaction stays open meanwhile: a query behind it would never end.
		while (!lines.join("").includes("55P03")) await reader.query("SELECT id FROM installation");
		await holder.query("COMMIT");
		await started;
		expect(await late.isReady()).toBe(true);
	});
});

describe("a start that does not migrate", () => {
	it("MIGRATE=never refuses an older schema in a sentence, and starts on the present one", async () => {
		await migrateExceptLast();
		await expect(server({ migrate: "never" }).start()).rejects.toThrow("run npm run admin -- migrate");
		expect(await withNewest()).toBeLessThan(await newestMigration());
		await migrateDatabase({ connectionString: test.address });
		const late = server({ migrate: "never" });
		await late.start();
		expect(await late.isReady()).toBe(true);
	});
});

async function withNewest(): Promise<number> {
	let newest = 0;
	await withClient(async (client) => {
		newest = await newestIn(client);
	});
	return newest;
}
