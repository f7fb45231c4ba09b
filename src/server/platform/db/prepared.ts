import type { PgColumn, PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import { getTableColumns, sql } from "./drizzle.ts";
import type { Queries } from "./queries.ts";

/**
 * Prepares frequent statements: Drizzle builds their SQL once for each database handle, and PostgreSQL plans
 * it once for each connection. `write` returns them by `prepare(name)`; the names must be unique.
 */
export const prepared = <Statements>(write: (queries: Queries) => Statements) => {
	const written = new WeakMap<Queries, Statements>();
	return (queries: Queries): Statements => {
		const before = written.get(queries);
		if (before !== undefined) return before;
		const statements = write(queries);
		written.set(queries, statements);
		return statements;
	};
};

/** Inserts one complete row into a table by a prepared statement. */
export const insertion = <Table extends PgTable>(table: Table, name: string) => {
	const columns = Object.entries<PgColumn>(getTableColumns(table));
	const placeholders = Object.fromEntries(columns.map(([key]) => [key, sql`${sql.placeholder(key)}`]));
	const statement = prepared((queries) =>
		queries
			.insert(table)
			.values(placeholders as PgInsertValue<Table>)
			.prepare(name),
	);
	return async (queries: Queries, row: Table["$inferSelect"]): Promise<void> => {
		// A column's encoder does not take null, which needs no encoding.
		const values = columns.map(([key, column]) => {
			const value: unknown = row[key];
			return [key, value === null ? null : column.mapToDriverValue(value)];
		});
		await statement(queries).execute(Object.fromEntries(values));
	};
};
