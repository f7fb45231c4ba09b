import { locales } from "#domain/shared/locale.ts";
import { index, integer, jsonb, pgTable, primaryKey, sql, text, uuid } from "../drizzle.ts";
import { optionalOwner } from "./account.ts";
import { enumCheck, instant, oneOf } from "./column.ts";

/**
 * An enqueued mail. Recipient and facts are deleted once it is delivered. Partitioned by month of `writtenAt` (decision 60),
 * which is why the key holds it.
 */
export const mailOutbox = pgTable(
	"mail_outbox",
	{
		id: uuid("id").notNull(),
		accountId: optionalOwner(),
		kind: text("kind").notNull(),
		locale: oneOf("locale", locales).notNull(),
		recipient: text("recipient"),
		/** The facts of the mail; it is rendered when it is sent. */
		facts: jsonb("facts"),
		writtenAt: instant("written_at").notNull(),
		/** Until then a worker has claimed it. */
		takenUntil: instant("taken_until"),
		/** When it was sent, became outdated, or was refused permanently. */
		sentAt: instant("settled_at"),
		/** The number of failed attempts. */
		failures: integer("failures").notNull().default(0),
		/**
		 * When its recipient was refused permanently: operators see the recipient until the mail is deleted.
		 */
		refusedAt: instant("refused_at"),
	},
	(table) => [
		primaryKey({ columns: [table.id, table.writtenAt] }),
		index("mail_outbox_account").on(table.accountId),
		// Few rows have a recipient or were refused.
		index("mail_outbox_lower_recipient").on(sql`lower(recipient)`).where(sql`recipient is not null`),
		index("mail_outbox_refused").on(table.refusedAt).where(sql`refused_at is not null`),
		index("mail_outbox_settled").on(table.sentAt),
		enumCheck("mail_outbox", "locale", locales),
	],
);
