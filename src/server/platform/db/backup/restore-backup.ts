import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Client } from "pg";
import { getConstructionPlans } from "pg-boss";
import { from } from "pg-copy-streams";
import { Refusal } from "../../refusal.ts";
import { lockSchema, migrateUpTo, newestIn } from "../migrate.ts";
import { columnList, foreignKeys, named, type StoredTable, storedTables } from "./catalogue.ts";
import type { Step } from "./encryption.ts";
import type { BackupSource } from "./files.ts";
import { type BackupTable, damaged, tooNew } from "./manifest.ts";

/** The result of a restore. */
export interface RestoredRows {
	readonly rows: number;
	/** Tables of the backup that were skipped, because they are not Spectra's. */
	readonly leftOut: readonly string[];
}

/**
 * Restores the rows of a verified backup into an empty database: first the schema as it was at the backup,
 * then all rows in one transaction. A killed restore leaves an empty database and can be repeated. Afterwards
 * the caller migrates to the current schema.
 * @throws Refusal for a database that is used or holds data, and for a backup that does not fit
 */
export async function restoreRows(client: Client, source: BackupSource): Promise<RestoredRows> {
	const { folder, manifest, decrypt } = source;
	await lockSchema(client);
	await refuseUsed(client);
	const present = await newestIn(client);
	if (present !== 0 && present !== manifest.newestMigrationMs) {
		throw new Refusal("The database is of another version than the copy: name a new, empty one.");
	}
	if (!(await migrateUpTo(client, manifest.newestMigrationMs))) throw new Refusal(tooNew);
	if (manifest.tables.some(({ schema }) => schema === "jobs")) await ensureJobTables(client);

	const tables = await storedTables(client);
	const restored = tablesToRestore(manifest.tables, tables);
	await client.query("BEGIN");
	const keys = await foreignKeys(client);
	for (const { drop } of keys) await client.query(drop);
	// The first migration inserted the installation's row, and queues may exist already.
	for (const { schema, name } of [...restored].reverse()) {
		await client.query(`DELETE FROM ${named(client, schema, name)}`);
	}
	for (const table of restored) await putTable(client, join(folder, table.file.path), table, decrypt);
	for (const { add } of keys) await client.query(add);
	for (const { schema, name, value, isCalled } of manifest.sequences) {
		await client.query("SELECT setval($1::regclass, $2, $3)", [named(client, schema, name), value, isCalled]);
	}
	await client.query("COMMIT");
	// The planner's statistics are not part of a backup.
	await client.query("ANALYZE");
	return {
		rows: restored.reduce((sum, { rows }) => sum + rows, 0),
		leftOut: manifest.tables
			.filter((one) => !restored.includes(one))
			.map(({ schema, name }) => `${schema}.${name}`),
	};
}

/** Refuses a database that another connection uses, or that holds accounts. */
async function refuseUsed(client: Client): Promise<void> {
	const { rows: others } = await client.query(
		`SELECT 1 FROM pg_stat_activity
		WHERE datname = current_database() AND application_name = 'spectra' AND pid <> pg_backend_pid()`,
	);
	if (others.length > 0) throw new Refusal("A Spectra server works on this database: stop it first.");
	for (const { schema, name } of await storedTables(client)) {
		if (schema !== "public" || name === "installation") continue;
		const { rows } = await client.query(`SELECT 1 FROM ${named(client, schema, name)} LIMIT 1`);
		if (rows.length > 0) {
			throw new Refusal(
				`The database holds something already (in ${name}): a copy is only put back into an empty one. Name another DATA_DIR or DATABASE_URL, or move the old data away.`,
			);
		}
	}
}

async function ensureJobTables(client: Client): Promise<void> {
	const { rows } = await client.query("SELECT to_regclass('jobs.job') IS NOT NULL AS known");
	if (!rows[0]?.known) await client.query(getConstructionPlans("jobs"));
}

/**
 * The tables of a backup that are restored. Tables that others added to the database are skipped; the job
 * queue's are restored completely or, when this version knows other columns, not at all: the features' sweeps
 * find the pending work again.
 */
function tablesToRestore(copied: readonly BackupTable[], tables: readonly StoredTable[]): BackupTable[] {
	const unknownColumns = ({ schema, name, columns }: BackupTable): string[] | undefined => {
		const table = tables.find((one) => one.schema === schema && one.name === name);
		return table && columns.filter((column) => !table.columns.includes(column));
	};
	const known = copied.filter((table) => unknownColumns(table) !== undefined);
	const changed = known.filter((table) => unknownColumns(table)?.length !== 0);
	for (const { schema, name } of changed) {
		if (schema === "jobs") continue;
		throw new Refusal(
			`The copy's table ${name} has columns that are not Spectra's: take them out of the database that was copied, and copy again.`,
		);
	}
	return changed.length === 0 ? known : known.filter(({ schema }) => schema !== "jobs");
}

async function putTable(client: Client, path: string, table: BackupTable, decrypt: Step): Promise<void> {
	const { schema, name, columns, rows } = table;
	const into = `${named(client, schema, name)} (${columnList(client, columns)})`;
	const rowsIn = client.query(from(`COPY ${into} FROM STDIN`));
	await pipeline(createReadStream(path), decrypt, createGunzip(), rowsIn);
	if (rowsIn.rowCount !== rows) throw damaged(path);
}
