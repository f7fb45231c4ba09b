import { fileURLToPath } from "node:url";
import { Client, type ClientConfig } from "pg";
import { drizzle, migrate } from "./drizzle.ts";

const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));

/** Any fixed number: servers that start at once on one database take turns by it. */
const lock = 7_270_369;

/** Brings the database to this version's schema. Servers that start at the same time do it one after the other. */
export async function migrateDatabase(connection: ClientConfig): Promise<void> {
	const client = new Client(connection);
	// A lost connection also fails the query under way, which tells of it.
	client.on("error", () => {});
	await client.connect();
	try {
		await client.query("SELECT pg_advisory_lock($1)", [lock]);
		await migrate(drizzle({ client }), { migrationsFolder });
	} finally {
		// The lock goes with its connection.
		await client.end().catch(() => {});
	}
}
