import type { Client } from "pg";

/** A table whose rows belong to a backup. */
export interface StoredTable {
	readonly schema: string;
	readonly name: string;
	/** The stored columns in order, without generated ones. */
	readonly columns: readonly string[];
}

/**
 * The tables of the job queue that are backed up: queues and pending jobs. The others are its measurements,
 * which it collects anew. The order follows their references.
 */
const jobTables = ["queue", "schedule", "job"];

/** The tables of a backup in a fixed order, whatever the version of the schema. */
export async function storedTables(client: Client): Promise<StoredTable[]> {
	const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
		`SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
		FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
		WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped
			AND a.attgenerated = '' AND (n.nspname = 'public' OR (n.nspname = 'jobs' AND c.relname = ANY($1)))
		GROUP BY 1, 2 ORDER BY n.nspname DESC, array_position($1, c.relname::text), c.relname`,
		[jobTables],
	);
	return rows;
}

/** The sequences of Spectra's own tables with their current values. */
export async function storedSequences(client: Client) {
	const { rows } = await client.query<{ schema: string; name: string }>(
		"SELECT schemaname AS schema, sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 2",
	);
	const counted = [];
	for (const { schema, name } of rows) {
		const { rows: found } = await client.query<{ value: string; isCalled: boolean }>(
			`SELECT last_value::text AS value, is_called AS "isCalled" FROM ${named(client, schema, name)}`,
		);
		for (const row of found) counted.push({ schema, name, ...row });
	}
	return counted;
}

/** The foreign keys of Spectra's own tables (those of partitions follow their table's), with the statements that drop and restore each. */
export async function foreignKeys(client: Client): Promise<{ drop: string; add: string }[]> {
	const { rows } = await client.query<{ drop: string; add: string }>(
		`SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
			format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
		FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`,
	);
	return rows;
}

/** A qualified name of a table or sequence in SQL. */
export const named = (client: Client, schema: string, name: string): string =>
	`${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

/** A list of columns in SQL. */
export const columnList = (client: Client, columns: readonly string[]): string =>
	columns.map((column) => client.escapeIdentifier(column)).join(", ");

/**
 * A digest of the rows of every table, independent of their order: equal digests mean equal rows. Comparable between
 * databases of one PostgreSQL only, and for connections of `withClient`.
 */
export async function rowDigests(client: Client): Promise<ReadonlyMap<string, string>> {
	const digests = new Map<string, string>();
	for (const { schema, name, columns } of await storedTables(client)) {
		const row = `ROW(${columnList(client, columns)})::text`;
		const { rows } = await client.query<{ digest: string }>(
			`SELECT count(*) || ' ' || coalesce(sum(hashtextextended(${row}, 0)::numeric), 0) AS digest
			FROM ${named(client, schema, name)}`,
		);
		digests.set(`${schema}.${name}`, rows[0]?.digest ?? "");
	}
	return digests;
}
