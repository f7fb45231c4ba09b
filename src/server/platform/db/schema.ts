import { boolean, check, pgTable, sql, timestamp, uuid } from "./drizzle.ts";

/**
 * This database, as one row that its first migration writes. That it can be read tells that the database is there, is
 * Spectra's and is migrated; its id tells one installation's data from another's.
 */
export const installation = pgTable(
	"installation",
	{
		id: uuid("id").notNull().defaultRandom(),
		/** Always true, as the key: there is one row. */
		isOnly: boolean("is_only").primaryKey().default(true),
		createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
	},
	(table) => [check("installation_is_only", sql`${table.isOnly}`)],
);
