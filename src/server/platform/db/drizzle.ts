import { createRequire, registerHooks } from "node:module";

/*
 * Drizzle is loaded in its CommonJS form, here and nowhere else. As ES modules each of its files makes Node read the
 * package's 180 kB package.json again: 700 ms and 160 MB of garbage at every start, against 60 ms and 6 MB.
 */
const load = createRequire(import.meta.url);

// The same for packages that import it themselves, as long as they are imported after this file.
registerHooks({
	resolve: (specifier, context, next) =>
		/^drizzle-orm(\/|$)/.test(specifier)
			? next(specifier, { ...context, conditions: ["node", "require"] })
			: next(specifier, context),
});

export type { AnyColumn, SQL } from "drizzle-orm";

type Core = typeof import("drizzle-orm/pg-core");
type Driver = typeof import("drizzle-orm/node-postgres");
type Migrator = typeof import("drizzle-orm/node-postgres/migrator");

export const {
	and,
	asc,
	desc,
	eq,
	getTableColumns,
	gt,
	gte,
	inArray,
	isNotNull,
	isNull,
	like,
	lt,
	lte,
	ne,
	notInArray,
	or,
	sql,
}: typeof import("drizzle-orm") = load("drizzle-orm");
export const {
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
}: Core = load("drizzle-orm/pg-core");
export const { drizzle }: Driver = load("drizzle-orm/node-postgres");
export const { migrate }: Migrator = load("drizzle-orm/node-postgres/migrator");
