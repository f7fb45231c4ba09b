import { boolean, check, pgTable, sql, text, uuid } from "../drizzle.ts";
import { instant } from "./column.ts";

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
		createdAt: instant("created_at").notNull().defaultNow(),
		/** What every server on this database signs and hashes with; the first one draws it. */
		secret: text("secret"),
	},
	(table) => [check("installation_is_only", sql`${table.isOnly}`)],
);
