import type { Queries } from "./queries.ts";

/**
 * Statements that are asked often: their SQL is written once for each database handle, and PostgreSQL plans it once for
 * each connection. `write` gives them by `prepare(name)`; names are one room's own.
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
