import { bigint, boolean, check, pgTable, sql, text, uuid } from "../drizzle.ts";
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
		/** When servers begin to sign with `secret`; null: it was never rotated. */
		secretSignsFrom: instant("secret_signs_from"),
		/**
		 * The oldest schema whose servers still work on this one, as the timestamp of its newest migration in
		 * milliseconds since 1970. Written by migrations marked "contract".
		 */
		oldestMigrationMs: bigint("oldest_migration_ms", { mode: "number" }).notNull().default(0),
		/** When the clock was last believed, within an hour, and since when it is in doubt: see domain/operator/clock-trust.ts. */
		clockBelievedAt: instant("clock_believed_at"),
		clockDoubtedAt: instant("clock_doubted_at"),
	},
	(table) => [check("installation_is_only", sql`${table.isOnly}`)],
);

/** Secrets before the present one, which are still accepted for some time after a rotation. */
export const formerSecret = pgTable("former_secret", {
	secret: text("secret").primaryKey(),
	acceptedUntil: instant("accepted_until").notNull(),
});
