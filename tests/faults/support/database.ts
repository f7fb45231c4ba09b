import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startEmbedded } from "#server/platform/db/embedded.ts";
import { createLog } from "#server/platform/log.ts";
import { atDatabase } from "../../setup/address.ts";
import { dropDatabase } from "../../setup/drop-database.ts";
import { repository } from "./server.ts";

/** A PostgreSQL outside any server's process: several servers share it by DATABASE_URL. */
export interface SharedDatabase extends AsyncDisposable {
	readonly address: string;
	readonly ask: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

const asked = async (connectionString: string, sql: string, values?: unknown[]) => {
	const client = new Client({ connectionString });
	await client.connect();
	try {
		return (await client.query(sql, values)).rows as Record<string, unknown>[];
	} finally {
		await client.end();
	}
};

/** A new database on the server of SPECTRA_TEST_DATABASE_URL, or on one of ours in a new folder. */
export async function openSharedDatabase(): Promise<SharedDatabase> {
	const given = process.env.SPECTRA_TEST_DATABASE_URL;
	if (given) {
		const name = `spectra_faults_${process.pid}_${Date.now()}`;
		await asked(given, `CREATE DATABASE ${name}`);
		const address = atDatabase(given, name);
		return {
			address,
			ask: (sql, values) => asked(address, sql, values),
			[Symbol.asyncDispose]: () => dropDatabase((sql) => asked(given, sql), name),
		};
	}
	const folder = mkdtempSync(join(tmpdir(), "faults-"));
	chmodSync(folder, 0o755);
	const log = createLog("error", (line) => process.stderr.write(line), Date.now);
	const { connection, stop } = await startEmbedded(join(folder, "data"), repository, log);
	const { user, password, host, port, database } = connection;
	const address = `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
	return {
		address,
		ask: (sql, values) => asked(address, sql, values),
		[Symbol.asyncDispose]: async () => {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
