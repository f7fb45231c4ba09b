import { createRequire } from "node:module";

/*
 * The only import of Drizzle. It is loaded as CommonJS: for each of its ES modules Node 24 parses the package's 180 kB
 * package.json again, 0.4 s and 180 MB more at every start (decision 2).
 */
const load = createRequire(import.meta.url);

export type { AnyColumn, SQL } from "drizzle-orm";
export type { PgColumn, PgTable } from "drizzle-orm/pg-core";

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
	alias,
	bigint,
	boolean,
	check,
	date,
	foreignKey,
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
