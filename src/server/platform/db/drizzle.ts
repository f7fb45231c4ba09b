import { createRequire } from "node:module";

/*
 * Drizzle is loaded in its CommonJS form, here and nowhere else. As ES modules each of its files makes Node read the
 * package's 180 kB package.json again: 700 ms and 160 MB of garbage at every start, against 60 ms and 6 MB.
 */
const load = createRequire(import.meta.url);

type Core = typeof import("drizzle-orm/pg-core");
type Driver = typeof import("drizzle-orm/node-postgres");
type Migrator = typeof import("drizzle-orm/node-postgres/migrator");

export const { sql }: typeof import("drizzle-orm") = load("drizzle-orm");
export const { boolean, check, pgTable, timestamp, uuid }: Core = load("drizzle-orm/pg-core");
export const { drizzle }: Driver = load("drizzle-orm/node-postgres");
export const { migrate }: Migrator = load("drizzle-orm/node-postgres/migrator");
