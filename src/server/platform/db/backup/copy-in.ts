import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Client } from "pg";
import { getConstructionPlans } from "pg-boss";
import { from } from "pg-copy-streams";
import { Refusal } from "../../refusal.ts";
import { migrateUpTo, newestIn, takeTurn } from "../migrate.ts";
import { columnList, foreignKeys, named, type StoredTable, storedTables } from "./catalogue.ts";
import { type CopiedTable, damaged, type Manifest, tooNew } from "./manifest.ts";

/** What was put back. */
export interface PutBack {
	readonly rows: number;
	/** Tables of the copy that were not put back, as they are not Spectra's. */
	readonly leftOut: readonly string[];
}

/**
 * Puts the rows of a checked copy into an empty database: the schema as it was when they were copied, then all rows in
 * one transaction. A restore that is killed leaves a database without anybody in it, and can be done again. Afterwards
 * the caller brings the schema to the present. Throws a `Refusal` for a database that is used or holds something, and
 * for a copy that does not fit.
 */
export async function putCopyBack(client: Client, folder: string, manifest: Manifest): Promise<PutBack> {
	await takeTurn(client);
	await refuseUsed(client);
	const present = await newestIn(client);
	if (present !== 0 && present !== manifest.newestMigrationMs) {
		throw new Refusal("The database is of another version than the copy: name a new, empty one.");
	}
	if (!(await migrateUpTo(client, manifest.newestMigrationMs))) throw new Refusal(tooNew);
	if (manifest.tables.some(({ schema }) => schema === "jobs")) await ensureJobTables(client);

	const tables = await storedTables(client);
	const placed = placesOf(manifest.tables, tables);
	await client.query("BEGIN");
	const keys = await foreignKeys(client);
	for (const { drop } of keys) await client.query(drop);
	// The first migration wrote the installation's own row, and queues may be there already.
	for (const { schema, name } of [...placed].reverse()) {
		await client.query(`DELETE FROM ${named(client, schema, name)}`);
	}
	for (const table of placed) await putTable(client, folder, table);
	for (const { add } of keys) await client.query(add);
	for (const { schema, name, value, isCalled } of manifest.sequences) {
		await client.query("SELECT setval($1::regclass, $2, $3)", [named(client, schema, name), value, isCalled]);
	}
	await client.query("COMMIT");
	// What the planner knows of the tables is not copied.
	await client.query("ANALYZE");
	return {
		rows: placed.reduce((sum, { rows }) => sum + rows, 0),
		leftOut: manifest.tables
			.filter((one) => !placed.includes(one))
			.map(({ schema, name }) => `${schema}.${name}`),
	};
}

/** Nobody may be at work on the database, and nobody's rows may be in it. */
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
 * The tables of a copy that are put back: not those that somebody had added to the database, and of the job queue's own
 * all or, when a version of it knows other columns, none. What waited there is found again by the sweeps of each room.
 */
function placesOf(copied: readonly CopiedTable[], tables: readonly StoredTable[]): CopiedTable[] {
	const unknownColumns = ({ schema, name, columns }: CopiedTable): string[] | undefined => {
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

async function putTable(client: Client, folder: string, table: CopiedTable): Promise<void> {
	const { schema, name, columns, rows, file } = table;
	const into = `${named(client, schema, name)} (${columnList(client, columns)})`;
	const rowsIn = client.query(from(`COPY ${into} FROM STDIN`));
	const path = join(folder, file.path);
	await pipeline(createReadStream(path), createGunzip(), rowsIn);
	if (rowsIn.rowCount !== rows) throw damaged(path);
}
