import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Client } from "pg";
import { to } from "pg-copy-streams";
import { toInstant } from "#domain/shared/instant.ts";
import { Refusal, systemCode } from "../../refusal.ts";
import { syncFolder } from "../cluster.ts";
import { newestIn } from "../migrate.ts";
import {
	columnList,
	named,
	rowDigests,
	type StoredTable,
	storedSequences,
	storedTables,
} from "./catalogue.ts";
import { asItIs, type Step } from "./encryption.ts";
import { type BackupTarget, backUpMails, writePacked } from "./files.ts";
import { type BackupTable, formatOf, type Manifest, writeManifest } from "./manifest.ts";

/** The source and target of a backup. */
interface CopyOrder {
	/** A dedicated connection to the database, outside a transaction. */
	readonly client: Client;
	/** The folder of mails as files, if there is one. */
	readonly dataFolder: string;
	/** The folder of the backup; it must not exist yet. */
	readonly folder: string;
	readonly encrypt: Step;
	/** Whether to compute the digests of all rows, in the same snapshot. */
	readonly withDigests: boolean;
	readonly now: Date;
}

/** A backup that was written. */
export interface WrittenBackup {
	readonly folder: string;
	readonly manifest: Manifest;
	/** See `rowDigests`; empty unless they were asked for. */
	readonly digests: ReadonlyMap<string, string>;
}

/**
 * Backs up a snapshot of the whole database, while others go on writing, and the mails that are files. The
 * folder gets its final name when the backup is complete, so that a killed one is never taken for a backup.
 * @throws Refusal when the folder exists or can't be created, or when the database has no schema of Spectra
 */
export async function writeBackup(order: CopyOrder): Promise<WrittenBackup> {
	const { dataFolder, folder, encrypt } = order;
	if (existsSync(folder)) throw new Refusal(`${folder} is there already: name a folder that is not.`);
	const unfinished = `${folder}.unfinished`;
	makeFolder(unfinished);
	try {
		const target = { folder: unfinished, encrypt };
		const { copied, digests } = await copyDatabase(order, target);
		const manifest = { ...copied, mails: await backUpMails(dataFolder, target) };
		writeManifest(unfinished, manifest);
		renameSync(unfinished, folder);
		syncFolder(dirname(folder));
		return { folder, manifest, digests };
	} catch (error) {
		rmSync(unfinished, { recursive: true, force: true });
		throw error;
	}
}

async function copyDatabase({ client, withDigests, now }: CopyOrder, target: BackupTarget) {
	await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
	const newestMigrationMs = await newestIn(client);
	if (newestMigrationMs === 0) throw new Refusal("This database is not Spectra's: there is nothing to copy.");
	const tables: BackupTable[] = [];
	for (const table of await storedTables(client)) tables.push(await copyTable(client, target, table));
	const sequences = await storedSequences(client);
	const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
	const digests = withDigests ? await rowDigests(client) : new Map<string, string>();
	await client.query("COMMIT");
	const copied: Omit<Manifest, "mails"> = {
		...formatOf(target.encrypt !== asItIs),
		madeAt: toInstant(now),
		postgres: rows[0]?.server_version ?? "",
		newestMigrationMs,
		tables,
		sequences,
	};
	return { copied, digests };
}

async function copyTable(client: Client, target: BackupTarget, table: StoredTable): Promise<BackupTable> {
	const { schema, name, columns } = table;
	// Wrapped in a query, because COPY can't read a partitioned table directly.
	const wanted = `SELECT ${columnList(client, columns)} FROM ${named(client, schema, name)}`;
	const rows = client.query(to(`COPY (${wanted}) TO STDOUT`));
	const file = await writePacked(target, `tables/${schema}.${name}.copy.gz`, rows);
	return { schema, name, columns: [...columns], rows: rows.rowCount, file };
}

function makeFolder(path: string): void {
	try {
		rmSync(path, { recursive: true, force: true });
		mkdirSync(join(path, "tables"), { recursive: true, mode: 0o700 });
	} catch (error) {
		throw new Refusal(`The folder ${path} can't be made (${systemCode(error)}): name another.`);
	}
}
