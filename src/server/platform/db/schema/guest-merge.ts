import { jsonb, pgTable, primaryKey, uuid } from "../drizzle.ts";
import { owner } from "./account.ts";
import { instant } from "./column.ts";

/** A guest's work that was taken over, so that a repeated request gets the first response. */
export const guestMerge = pgTable(
	"guest_merge",
	{
		accountId: owner(),
		mergeId: uuid("merge_id").notNull(),
		answer: jsonb("answer").$type<Record<"attempts" | "saved" | "completions", number>>().notNull(),
		mergedAt: instant("merged_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.accountId, table.mergeId] })],
);
