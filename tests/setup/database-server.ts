import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { root } from "#server/env.ts";
import { startEmbedded } from "#server/platform/db/embedded.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { createLog } from "#server/platform/log.ts";
import { atDatabase } from "./address.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The PostgreSQL of this run, by a migrated database that is the template of every test's own. */
		readonly template: { readonly address: string; readonly name: string };
	}
}

/** The database server of one run: that of SPECTRA_TEST_DATABASE_URL, or one of ours in a new folder. */
async function startServer(): Promise<{ address: string; stop: () => Promise<void> }> {
	const given = process.env.SPECTRA_TEST_DATABASE_URL;
	if (given) return { address: given, stop: async () => {} };
	const folder = mkdtempSync(join(tmpdir(), "spectra-test-"));
	// Root starts PostgreSQL as another user, who has to enter the folder.
	chmodSync(folder, 0o711);
	const log = createLog("error", (line) => process.stderr.write(line), Date.now);
	const { connection, stop } = await startEmbedded(join(folder, "data"), root, log);
	const { user, host, port, password, database } = connection;
	const superuser = new Client({ ...connection, user: "postgres" });
	await superuser.connect();
	await superuser.query(`ALTER ROLE ${user} CREATEDB`);
	await superuser.end();
	return {
		address: `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
		stop: async () => {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { address, stop } = await startServer();
	const name = `spectra_template_${process.pid}`;
	const client = new Client({ connectionString: address });
	await client.connect();
	await client.query(`DROP DATABASE IF EXISTS ${name}`);
	await client.query(`CREATE DATABASE ${name}`);
	await migrateDatabase({ connectionString: atDatabase(address, name) });
	project.provide("template", { address, name });
	return async () => {
		await client.query(`DROP DATABASE IF EXISTS ${name}`);
		await client.end();
		await stop();
	};
}
