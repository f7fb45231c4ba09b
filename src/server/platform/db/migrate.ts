import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** Waits for the lock on schema changes, which is released with the client's connection. */
export const lockSchema = async (client: Client): Promise<void> => {
	await client.query("SELECT pg_advisory_lock($1)", [lock]);
};

/**
 * Migrates the database to this version's schema. Concurrent starts take turns.
 * @throws Refusal for a database that a newer version has changed, because old rules would apply to money and
 * bookings
 */
export async function migrateDatabase(connection: ClientConfig): Promise<void> {
	const client = new Client(connection);
	// A lost connection also fails the current query, which reports it.
	client.on("error", () => {});
	try {
		await client.connect();
		await lockSchema(client);
		if ((await newestIn(client)) > (await newestMigration())) {
			throw new Refusal(
				"The database was changed by a newer version of Spectra: start that version, or put back the copy from before it.",
			);
		}
		await migrate(drizzle({ client }), { migrationsFolder });
	} finally {
		// Closing the connection releases the lock.
		await client.end().catch(() => {});
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
