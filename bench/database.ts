import { chmodSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { createDatabase, type Database } from "#server/platform/db/database.ts";
import { startEmbedded } from "#server/platform/db/embedded.ts";
import { createLog } from "#server/platform/log.ts";
import { atAnyEnd, temporaryFolder } from "./leftovers.ts";
import { repository } from "./sites.ts";

/** A temporary PostgreSQL, started as the product starts it, with the product's schema. */
export interface BenchDatabase extends AsyncDisposable {
	readonly address: string;
	readonly database: Database;
	readonly ask: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

export const openDatabase = async (): Promise<BenchDatabase> => {
	const folder = temporaryFolder("database");
	// Root starts PostgreSQL as another user, who needs access to the folder.
	chmodSync(folder.path, 0o755);
	const log = createLog("error", (line) => process.stderr.write(line), Date.now);
	const { connection, stop } = await startEmbedded(join(folder.path, "data"), repository, log);
	const { user, host, port, password, database: name } = connection;
	const address = `postgresql://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
	const settings = { databaseUrl: address, dataDirectory: undefined, repository, connections: 2 };
	const database = createDatabase(settings, log);
	await database.start();
	// The product's connections cancel a statement after ten seconds.
	const client = new Client({ connectionString: address });
	await client.connect();
	const end = async () => {
		await client.end();
		await database.stop();
		await stop();
		callOff();
		folder[Symbol.dispose]();
	};
	const callOff = atAnyEnd(() => void stop());
	return {
		address,
		database,
		ask: async (sql, values) => (await client.query(sql, values)).rows,
		[Symbol.asyncDispose]: end,
	};
};
