import { pgTable, primaryKey, text } from "../drizzle.ts";
import { owner } from "./account.ts";
import { instant } from "./column.ts";

/** The saved careers of an account. */
export const savedCareer = pgTable(
	"saved_career",
	{ accountId: owner(), careerId: text("career_id").notNull(), savedAt: instant("saved_at").notNull() },
	(table) => [primaryKey({ columns: [table.accountId, table.careerId] })],
);
