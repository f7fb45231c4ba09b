import { index, integer, pgTable, primaryKey, sql, text, uuid } from "../drizzle.ts";
import { account, optionalOwner } from "./account.ts";
import { instant } from "./column.ts";
import { researcher } from "./consultation.ts";

/** The number of requests of a kind. The key is a keyed hash, which reveals no person. */
export const rateLimit = pgTable(
	"rate_limit",
	{ key: text("key").primaryKey(), count: integer("count").notNull(), endsAt: instant("ends_at").notNull() },
	(table) => [index("rate_limit_ends").on(table.endsAt)],
);

/**
 * A security event of an account, a researcher, or both: a name from a fixed list and an instant, never a text. Partitioned by
 * month of `at` (decision 60), which is why the key begins with it.
 */
export const auditEvent = pgTable(
	"audit_event",
	{
		id: uuid("id").notNull(),
		accountId: optionalOwner(),
		researcherId: text("researcher_id").references(() => researcher.id),
		/** The operator who did it at the desk; null: by a command, or it is no action of an operator. */
		operatorId: uuid("operator_id").references(() => account.id, { onDelete: "set null" }),
		event: text("event").notNull(),
		at: instant("at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.at, table.id] }),
		index("audit_event_account").on(table.accountId, table.at),
		index("audit_event_operator_act").on(table.at).where(sql`event like 'operator:%'`),
		index("audit_event_operator").on(table.operatorId).where(sql`operator_id is not null`),
		index("audit_event_researcher").on(table.researcherId, table.at).where(sql`researcher_id is not null`),
	],
);
