import { boolean, check, pgTable, sql, text, uuid } from "../drizzle.ts";
import { instant } from "./column.ts";

/**
 * This database, as one row that its first migration inserts. A successful read shows that the database is
 * up, Spectra's, and migrated; the id distinguishes installations.
 */
export const installation = pgTable(
	"installation",
	{
		id: uuid("id").notNull().defaultRandom(),
		/** The key, always true: there is one row. */
		isOnly: boolean("is_only").primaryKey().default(true),
		createdAt: instant("created_at").notNull().defaultNow(),
		/** The secret from which every server on this database derives its keys; the first one draws it. */
		secret: text("secret"),
	},
	(table) => [check("installation_is_only", sql`${table.isOnly}`)],
);
