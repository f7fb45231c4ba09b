import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client, type ClientConfig } from "pg";
import * as z from "zod/mini";
import { Refusal } from "../refusal.ts";
import { drizzle, migrate } from "./drizzle.ts";

const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));

/** Any fixed number: servers that start at once on one database take turns by it. */
const lock = 7_270_369;

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

let newest: Promise<number> | undefined;

const readNewest = async (): Promise<number> => {
	const text = await readFile(join(migrationsFolder, "meta", "_journal.json"), "utf8");
	return Math.max(...journal.parse(JSON.parse(text)).entries.map(({ when }) => when));
};

/** When the newest migration that this version knows was written, in milliseconds since 1970: as the database notes it. */
export const newestMigration = (): Promise<number> => {
	newest ??= readNewest();
	return newest;
};

/** The newest migration that a database has had; 0 for an empty one. */
const newestIn = async (client: Client): Promise<number> => {
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
 * Brings the database to this version's schema. Servers that start at the same time do it one after the other. Throws a
 * `Refusal` for a database that a newer version has changed already: money and bookings would be kept by old rules.
 */
export async function migrateDatabase(connection: ClientConfig): Promise<void> {
	const client = new Client(connection);
	// A lost connection also fails the query under way, which tells of it.
	client.on("error", () => {});
	await client.connect();
	try {
		await client.query("SELECT pg_advisory_lock($1)", [lock]);
		if ((await newestIn(client)) > (await newestMigration())) {
			throw new Refusal(
				"The database was changed by a newer version of Spectra: start that version, or put back the copy from before it.",
			);
		}
		await migrate(drizzle({ client }), { migrationsFolder });
	} finally {
		// The lock goes with its connection.
		await client.end().catch(() => {});
	}
}
