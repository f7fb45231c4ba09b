import { randomBytes } from "node:crypto";
import { Client, type ClientConfig } from "pg";
import { root } from "#server/env.ts";
import { Refusal } from "../../refusal.ts";
import { databaseName } from "../cluster.ts";
import { failureCode } from "../failure.ts";
import { noteCheck } from "./backup-folder.ts";
import { type BackupDatabase, backUp, openDatabaseOf } from "./backups.ts";
import { rowDigests } from "./catalogue.ts";
import { asItIs, decryptWith, drawKeyPair } from "./encryption.ts";
import { checkFiles } from "./files.ts";
import { withClient, withSession } from "./open.ts";
import { restoreRows } from "./restore-backup.ts";
import type { WrittenBackup } from "./write-backup.ts";

const scratchPrefix = "spectra_check_";

/** The same server, another database. */
const inDatabase = (config: ClientConfig, database: string): ClientConfig => {
	if (config.connectionString === undefined) return { ...config, database };
	const url = new URL(config.connectionString);
	url.pathname = `/${database}`;
	return { ...config, connectionString: url.href };
};

/** The user that creates databases: in the embedded PostgreSQL its superuser, which has the same password. */
const creatorOf = (config: ClientConfig, isEmbedded: boolean): ClientConfig => {
	if (!isEmbedded) return config;
	if (config.connectionString === undefined) return { ...config, user: "postgres" };
	const url = new URL(config.connectionString);
	url.username = "postgres";
	return { ...config, connectionString: url.href };
};

/** Runs `work` on a new, empty database beside that of `config`, and drops it. */
async function withScratchDatabase(
	config: ClientConfig,
	isEmbedded: boolean,
	work: (client: Client) => Promise<void>,
): Promise<void> {
	const creator = new Client(creatorOf(config, isEmbedded));
	creator.on("error", () => {});
	await creator.connect();
	const name = `${scratchPrefix}${randomBytes(6).toString("hex")}`;
	try {
		// Those of killed checks; only one check runs at a time.
		const { rows } = await creator.query(
			"SELECT datname FROM pg_database WHERE starts_with(datname, $1) AND pg_get_userbyid(datdba) IN (current_user, $2)",
			[scratchPrefix, databaseName],
		);
		for (const { datname } of rows) await creator.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
		const owner = isEmbedded ? ` OWNER ${databaseName}` : "";
		await creator.query(`CREATE DATABASE ${name}${owner} TEMPLATE template0`);
		try {
			await withSession(inDatabase(config, name), work);
		} finally {
			await creator.query(`DROP DATABASE ${name} WITH (FORCE)`);
		}
	} catch (error) {
		if (failureCode(error) !== "42501") throw error;
		throw new Refusal(
			"The database's user may not create databases, so no backup can be restored for a check: run ALTER ROLE … CREATEDB for it.",
		);
	} finally {
		await creator.end().catch(() => {});
	}
}

/**
 * Writes a backup, restores its files into a scratch database of the same PostgreSQL, and compares every row with the snapshot
 * that the backup was made of. An encrypted backup is encrypted to a second key pair as well, which exists in this process
 * only: the check reads the very files that are kept, and the operator's secret key stays elsewhere.
 * @throws Refusal when a table differs, or the database's user may not create databases
 */
export async function checkByRestore(settings: BackupDatabase, now: Date): Promise<WrittenBackup> {
	const own = await drawKeyPair();
	const written = await backUp(settings, { alsoFor: own.publicKey, withDigests: true }, now);
	const { folder, manifest, digests } = written;
	await checkFiles(folder, manifest);
	const decrypt = manifest.isEncrypted ? await decryptWith(own.secretKey) : asItIs;
	await withClient(openDatabaseOf(settings), root, (_client, connection) =>
		withScratchDatabase(connection, settings.databaseUrl === undefined, async (scratch) => {
			await restoreRows(scratch, { folder, manifest, decrypt });
			const restored = await rowDigests(scratch);
			const different = [...digests].filter(([table, digest]) => restored.get(table) !== digest);
			if (different.length === 0) return;
			throw new Refusal(
				`The backup ${folder} was restored with other rows in ${different.map(([table]) => table).join(", ")}: keep an older one, and report this.`,
			);
		}),
	);
	const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
	await noteCheck(folder, rows, now);
	return written;
}
