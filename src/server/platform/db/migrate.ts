import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client, type ClientConfig } from "pg";
import * as z from "zod/mini";
import { Refusal } from "../refusal.ts";
import { drizzle, migrate } from "./drizzle.ts";

const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));

/** Any fixed number: servers that start at once on one database take turns by it. */
const lock = 7_270_369;

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) });
const journalIn = (folder: string): string => join(folder, "meta", "_journal.json");
const readJournal = async () =>
	journal.parse(JSON.parse(await readFile(journalIn(migrationsFolder), "utf8")));

let newest: Promise<number> | undefined;

const readNewest = async (): Promise<number> =>
	Math.max(...(await readJournal()).entries.map(({ when }) => when));

/** When the newest migration that this version knows was written, in milliseconds since 1970: as the database notes it. */
export const newestMigration = (): Promise<number> => {
	newest ??= readNewest();
	return newest;
};

/** The newest migration that a database has had; 0 for an empty one. */
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

/** Waits for its turn to change the schema; the turn ends with the client's connection. */
export const takeTurn = async (client: Client): Promise<void> => {
	await client.query("SELECT pg_advisory_lock($1)", [lock]);
};

/**
 * Brings the database to this version's schema. Servers that start at the same time do it one after the other. Throws a
 * `Refusal` for a database that a newer version has changed already: money and bookings would be kept by old rules.
 */
export async function migrateDatabase(connection: ClientConfig): Promise<void> {
	const client = new Client(connection);
	// A lost connection also fails the query under way, which tells of it.
	client.on("error", () => {});
	try {
		await client.connect();
		await takeTurn(client);
		if ((await newestIn(client)) > (await newestMigration())) {
			throw new Refusal(
				"The database was changed by a newer version of Spectra: start that version, or put back the copy from before it.",
			);
		}
		await migrate(drizzle({ client }), { migrationsFolder });
	} finally {
		// The turn ends with its connection.
		await client.end().catch(() => {});
	}
}

/**
 * Brings a database to the schema that it had after one migration, named by when it was written (milliseconds since
 * 1970), and no further. For the holder of the turn. False when this version does not know that migration.
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
