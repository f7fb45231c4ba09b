import { Pool } from "pg";
import { dashboardStatements } from "#server/dashboard/store.ts";
import { drizzle } from "#server/platform/db/drizzle.ts";
import { sessionStatements } from "#server/platform/session/store.ts";

/** A statement as the driver takes it: prepared once per connection, its values in the order of the text. */
export interface Statement {
	readonly name: string;
	readonly text: string;
	readonly valuesOf: (given: Readonly<Record<string, unknown>>) => unknown[];
}

interface Written {
	readonly getQuery: () => { readonly sql: string; readonly params: readonly unknown[] };
}

const isPlaceholder = (param: unknown): param is { readonly name: string } =>
	typeof param === "object" && param !== null && "name" in param;

const statementOf = (name: string, written: Written): Statement => {
	const { sql, params } = written.getQuery();
	return {
		name,
		text: sql,
		valuesOf: (given) => params.map((param) => (isPlaceholder(param) ? given[param.name] : param)),
	};
};

/** The product's SQL of "my dashboard": first the session, then the account's data. */
export const productStatements = () => {
	// Only the texts are read; no query runs.
	const queries = drizzle({ client: new Pool() });
	const work = dashboardStatements(queries);
	return {
		session: statementOf("session", sessionStatements(queries).find),
		work: Object.entries(work).map(([name, written]) => statementOf(name, written)),
	};
};
