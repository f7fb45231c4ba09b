import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client, type ClientConfig } from "pg";
import * as z from "zod/mini";
import { Refusal } from "../refusal.ts";
import { drizzle, migrate } from "./drizzle.ts";

const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));

/** An arbitrary number for the advisory lock that orders concurrent starts on one database. */
const lock = 7_270_369;

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) });
const journalIn = (folder: string): string => join(folder, "meta", "_journal.json");
const readJournal = async () =>
	journal.parse(JSON.parse(await readFile(journalIn(migrationsFolder), "utf8")));

let newest: Promise<number> | undefined;

const readNewest = async (): Promise<number> =>
	Math.max(...(await readJournal()).entries.map(({ when }) => when));

/**
 * The timestamp of the newest migration of this version, in milliseconds since 1970, as the database records
 * it.
 */
export const newestMigration = (): Promise<number> => {
	newest ??= readNewest();
	return newest;
};

/** The newest migration of a database; 0 for an empty one. */
export const newestIn = async (client: Client): Promise<number> => {
	const { rows: found } = await client.query(
		"SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS known",
	);
	if (!found[0]?.known) return 0;
	const { rows } = await client.query(
		"SELECT coalesce(max(created_at), 0) AS newest FROM drizzle.__drizzle_migrations",
	);
	return Number(rows[0]?.newest);
};

/**
 * Takes the lock on schema changes until the client's connection ends. For a program that keeps one direct
 * connection: behind a pooler the lock would outlive the client.
 * @throws Refusal when a server migrates, or another restore runs
 */
export const lockSchema = async (client: Client): Promise<void> => {
	const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS taken", [lock]);
	if (rows[0]?.taken !== true)
		throw new Refusal("Another program changes the schema of this database: try again when it has ended.");
};

/** How a start treats a database whose schema is older than this version. */
export type MigrateMode = "start" | "never";

/** The conditions of one attempt to migrate. */
interface MigrateOptions {
	/** "start" by default. With "never" a database that was not migrated yet is refused. */
	readonly mode?: MigrateMode;
	/** Aborts an attempt, also while it waits for a lock. */
	readonly signal?: AbortSignal;
	/** Called now and then while another server migrates. */
	readonly onWait?: () => void;
}

/** The database can only be read, as PostgreSQL reports it for a statement that writes. */
class ReadOnlyDatabase extends Error {
	override readonly name = "ReadOnlyDatabase";
	readonly code = "25006";
}

const notMigrated =
	"The database has an older schema, and MIGRATE is never: run npm run admin -- migrate, then start again.";

/** A migration waits this long for a table: everything else that needs the table waits behind it. */
const tableLockTimeout = "2s";
const turnRetryMs = 500;
/** The number of attempts between two calls of `onWait`. */
const attemptsPerReport = 12;

/**
 * Migrates the database to this version's schema. Concurrent starts take turns. Resolves also when a newer
 * version has migrated the database, as long as this version still works with it.
 * @throws Refusal for a database that this version would damage, because old rules would apply to money and
 * bookings, and for one that is not migrated with mode "never"; the database's error 55P03 when another transaction holds a table for long
 */
export async function migrateDatabase(
	connection: ClientConfig,
	{ mode = "start", signal, onWait = () => {} }: MigrateOptions = {},
): Promise<void> {
	const client = new Client(connection);
	// A lost connection also fails the current query, which reports it.
	client.on("error", () => {});
	// Ending a client that waits for an answer closes its connection.
	const onAbort = () => void client.end().catch(() => {});
	signal?.addEventListener("abort", onAbort, { once: true });
	try {
		await client.connect();
		for (let attempts = 1; !(await isCurrent(client)); attempts += 1) {
			if (mode === "never") throw new Refusal(notMigrated);
			if (await migrateInTurn(client)) return;
			if (attempts % attemptsPerReport === 1) onWait();
			await pause(turnRetryMs, undefined, { signal });
		}
	} finally {
		signal?.removeEventListener("abort", onAbort);
		await client.end().catch(() => {});
	}
}

/** Whether every migration of this version has run. */
async function isCurrent(client: Client): Promise<boolean> {
	const present = await newestIn(client);
	if (present === 0) return false;
	const own = await newestMigration();
	// As JSON, because older schemas lack the column.
	const { rows } = await client.query(
		`SELECT (to_jsonb(installation)->>'oldest_migration_ms')::bigint AS oldest,
			current_setting('transaction_read_only')::boolean AS "isReadOnly"
		FROM installation`,
	);
	if (rows[0]?.isReadOnly === true) throw new ReadOnlyDatabase();
	if (!isCompatible(own, { newest: present, oldest: Number(rows[0]?.oldest ?? 0) }) && present > own) {
		throw new Refusal(
			"The database was changed by a newer version of Spectra: start that version, or put back the copy from before it.",
		);
	}
	return present >= own;
}

/** Whether servers of a version, named by its newest migration, work on a database. */
export const isCompatible = (own: number, { newest, oldest }: { newest: number; oldest: number }): boolean =>
	newest >= own && own >= oldest;

/**
 * Runs the missing migrations in one transaction, which also holds the lock on schema changes: no pooler can
 * keep it. False when another server holds the lock.
 */
async function migrateInTurn(client: Client): Promise<boolean> {
	try {
		await client.query("BEGIN");
		await client.query("SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0");
		const { rows } = await client.query("SELECT pg_try_advisory_xact_lock($1) AS taken", [lock]);
		if (rows[0]?.taken !== true) return false;
		await client.query(`SET LOCAL lock_timeout = '${tableLockTimeout}'`);
		// Drizzle's own BEGIN has no effect inside the transaction; its COMMIT ends it.
		await migrate(drizzle({ client }), { migrationsFolder });
		return true;
	} finally {
		await client.query("ROLLBACK").catch(() => {});
	}
}

/**
 * Migrates a database up to one migration, named by its timestamp (milliseconds since 1970). The caller holds
 * the lock. False when this version does not know that migration.
 */
export async function migrateUpTo(client: Client, lastMs: number): Promise<boolean> {
	const { entries, ...rest } = await readJournal();
	if (entries.every(({ when }) => when !== lastMs)) return false;
	const wanted = entries.filter(({ when }) => when <= lastMs);
	const folder = await mkdtemp(join(tmpdir(), "spectra-migrations-"));
	try {
		await mkdir(join(folder, "meta"));
		await writeFile(journalIn(folder), JSON.stringify({ ...rest, entries: wanted }));
		for (const { tag } of wanted) {
			await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
		}
		await migrate(drizzle({ client }), { migrationsFolder: folder });
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
	return true;
}
