import { Client, type ClientConfig, Pool } from "pg";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { dropMonths, makeMonths } from "#server/platform/db/partitions.ts";
import { inTransaction, type Transaction } from "#server/platform/db/queries.ts";
import { monthlyTables } from "#server/platform/monthly-tables.ts";
import { debianPrograms, startDebianPostgres } from "../tests/faults/support/debian-postgres.ts";
import { atDatabase } from "../tests/setup/address.ts";
import { type BenchDatabase, openDatabase } from "./database.ts";

/** A PostgreSQL whose superuser "postgres" needs the password of its address, or none. */
type Postgres = Pick<BenchDatabase, "address"> & AsyncDisposable;

/** The product's own PostgreSQL or, with `buffers`, the one that Debian has installed, with so much memory for pages. */
export async function openPostgres(buffers: string | undefined): Promise<Postgres> {
	if (buffers === undefined) return openDatabase();
	const programs = debianPrograms();
	if (programs === undefined) throw new Error("--buffers needs a PostgreSQL that Debian or Ubuntu installed");
	const server = await startDebianPostgres(programs, {
		shared_buffers: buffers,
		max_parallel_workers_per_gather: "0",
	});
	await withClient({ connectionString: server.address }, (client) =>
		client.query("CREATE ROLE postgres SUPERUSER LOGIN"),
	);
	return server;
}

/** The superuser of the embedded PostgreSQL, who has its owner's password. */
export const superuserOf = (address: string): string => {
	const url = new URL(address);
	url.username = "postgres";
	return url.href;
};

/** Opens one connection for the work. */
export async function withClient<Value>(
	config: ClientConfig,
	work: (client: Client) => Promise<Value>,
): Promise<Value> {
	const client = new Client(config);
	await client.connect();
	return work(client).finally(() => client.end());
}

/** How many months back there are partitions, as after a year of use. */
const monthsBack = 13;

/** Makes the partitions that a server would have made and dropped in the last year. */
async function makePastMonths(connectionString: string): Promise<void> {
	const pool = new Pool({ connectionString, max: 1 });
	pool.on("error", () => {});
	const database = {
		transaction: <Value>(work: (one: Transaction) => Promise<Value>) => inTransaction(pool, work),
	};
	const now = new Date();
	for (const { name } of monthlyTables) await pool.query(`DROP TABLE ${name}_before`);
	for (let back = monthsBack; back >= 0; back -= 1) {
		await makeMonths(
			database,
			monthlyTables,
			new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)),
		);
	}
	await dropMonths(database, monthlyTables, now);
	await pool.end();
}

/** Makes a database with the product's schema and the partitions of a year, and returns its address. */
export async function makeDatabase(bench: Postgres, name: string): Promise<string> {
	const address = atDatabase(bench.address, name);
	await withClient({ connectionString: superuserOf(bench.address) }, async (client) => {
		for (const [setting, value] of [
			["max_wal_size", "2GB"],
			["full_page_writes", "off"],
			["fsync", "off"],
		] as const)
			await client.query(`ALTER SYSTEM SET ${setting} = '${value}'`);
		await client.query("SELECT pg_reload_conf()");
		await client.query(`CREATE DATABASE ${name} OWNER spectra`);
	});
	await migrateDatabase({ connectionString: address });
	await makePastMonths(address);
	return address;
}
