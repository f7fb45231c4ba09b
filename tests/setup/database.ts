import { randomBytes } from "node:crypto";
import { Client, Pool } from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { root } from "#server/env.ts";
import { createDatabase, type Database } from "#server/platform/db/database.ts";
import { drizzle } from "#server/platform/db/drizzle.ts";
import { readOnlyOptions } from "#server/platform/db/replica-facts.ts";
import { createLog } from "#server/platform/log.ts";
import { atDatabase } from "./address.ts";
import { dropDatabase } from "./drop-database.ts";

/** A database of a test file's own. */
export interface TestDatabase {
	readonly database: Database;
	/** For a second server on the same database, or for an operator's queries. */
	readonly address: string;
	/** Queries it directly. */
	readonly ask: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

/** A busy machine delays a test's requests, and refuses none of them. */
const patience = { connectionsMs: 60_000, requestMs: 60_000, atDatabaseMs: 60_000 };

/** Few, so that concurrent test files stay within the limit of one PostgreSQL. */
const connections = 6;

const log = createLog("error", (line) => process.stderr.write(line), Date.now);

/**
 * Gives the test file a migrated database of its own, copied from the run's template and dropped at the end.
 */
export const prepareDatabase = (): TestDatabase => prepare(inject("template").name, (start) => start());

/** The same, empty; its server starts when the test says so. */
export const prepareEmptyDatabase = (): TestDatabase => prepare("template0", async () => {});

function prepare(template: string, begin: (start: () => Promise<void>) => Promise<void>): TestDatabase {
	const { address: server } = inject("template");
	const name = `spectra_test_${randomBytes(6).toString("hex")}`;
	const address = atDatabase(server, name);
	const settings = {
		databaseUrl: address,
		dataDirectory: undefined,
		repository: root,
		connections,
		patience,
	};
	// Like a replica, it refuses to write.
	const readOnly = new Pool({ connectionString: address, max: 2, ...readOnlyOptions });
	// `end` resolves before the connections are closed: the drop by force then breaks one that is on its way out.
	readOnly.on("error", (error) => {
		if (!readOnly.ending) throw error;
	});
	const replica = drizzle({ client: readOnly });
	const database: Database = {
		...createDatabase(settings, log),
		readFromReplica: (read) => read(replica),
	};
	const admin = async (sql: string) => {
		const client = new Client({ connectionString: server });
		await client.connect();
		try {
			await client.query(sql);
		} finally {
			await client.end();
		}
	};
	beforeAll(async () => {
		await admin(`CREATE DATABASE ${name} TEMPLATE ${template}`);
		await begin(database.start);
	});
	afterAll(async () => {
		await readOnly.end();
		await database.stop();
		await dropDatabase(admin, name);
	});
	return {
		database,
		address,
		ask: async (sql, values) => (await database.run(sql, values)).rows as Record<string, unknown>[],
	};
}
