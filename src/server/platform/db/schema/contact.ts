import { locales } from "#domain/shared/locale.ts";
import { boolean, index, pgTable, text, uuid } from "../drizzle.ts";
import { optionalOwner } from "./account.ts";
import { enumCheck, instant, oneOf } from "./column.ts";

/** A message of the contact form, stored for twelve months. */
export const contactMessage = pgTable(
	"contact_message",
	{
		id: uuid("id").primaryKey(),
		accountId: optionalOwner(),
		name: text("name").notNull(),
		email: text("email").notNull(),
		message: text("message").notNull(),
		locale: oneOf("locale", locales).notNull(),
		receivedAt: instant("received_at").notNull(),
		/** Whether its author was premium: it is answered first. */
		isPriority: boolean("is_priority").notNull().default(false),
		/** When an operator marked it as answered. */
		answeredAt: instant("answered_at"),
	},
	(table) => [
		index("contact_message_account").on(table.accountId),
		index("contact_message_email").on(table.email),
		index("contact_message_received").on(table.receivedAt),
		enumCheck("contact_message", "locale", locales),
	],
);
