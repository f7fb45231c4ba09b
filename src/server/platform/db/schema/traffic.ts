import { type Localized, locales } from "#domain/shared/locale.ts";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "../drizzle.ts";
import { account } from "./account.ts";
import { instant, knownWords, oneOf } from "./column.ts";

/** The owner; null for a guest. */
const optionalOwner = () => uuid("account_id").references(() => account.id, { onDelete: "cascade" });

/** An enqueued mail. Recipient and facts are deleted once it is delivered. */
export const mailOutbox = pgTable(
	"mail_outbox",
	{
		id: uuid("id").primaryKey(),
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
		index("mail_outbox_account").on(table.accountId),
		index("mail_outbox_recipient").on(table.recipient),
		index("mail_outbox_settled").on(table.sentAt),
		knownWords("mail_outbox", "locale", locales),
	],
);

/** The number of requests of a kind. The key is a keyed hash, which reveals no person. */
export const rateLimit = pgTable(
	"rate_limit",
	{ key: text("key").primaryKey(), count: integer("count").notNull(), endsAt: instant("ends_at").notNull() },
	(table) => [index("rate_limit_ends").on(table.endsAt)],
);

/** A security event of an account: a name from a fixed list and an instant, never a text. */
export const auditEvent = pgTable(
	"audit_event",
	{
		id: uuid("id").primaryKey(),
		accountId: optionalOwner(),
		event: text("event").notNull(),
		at: instant("at").notNull(),
	},
	(table) => [index("audit_event_account").on(table.accountId, table.at)],
);

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
		knownWords("contact_message", "locale", locales),
	],
);

/** A newsletter sign-up. An unconfirmed one is deleted after a week; stopping deletes the row. */
export const newsletterSignup = pgTable(
	"update_subscription",
	{
		id: uuid("id").primaryKey(),
		accountId: optionalOwner(),
		/** In lower case: one row for each address. */
		email: text("email").notNull(),
		locale: oneOf("locale", locales).notNull(),
		/** The version of the wording that was agreed to. */
		wording: integer("wording").notNull(),
		askedAt: instant("asked_at").notNull(),
		confirmedAt: instant("confirmed_at"),
		/** The hash of the confirmation token; null until the mail is rendered. */
		tokenHash: text("token_hash"),
	},
	(table) => [
		uniqueIndex("update_subscription_email").on(table.email),
		uniqueIndex("update_subscription_token").on(table.tokenHash),
		index("update_subscription_account").on(table.accountId),
		knownWords("update_subscription", "locale", locales),
	],
);

/**
 * The hash of a token that stops the newsletter: one for each mail, so that the link of every mail works. It
 * stays after the newsletter was stopped, so that the page of a used link can show it.
 */
export const updateStopLink = pgTable(
	"update_stop_link",
	{
		tokenHash: text("token_hash").primaryKey(),
		/** Null once it was stopped. */
		subscriptionId: uuid("subscription_id").references(() => newsletterSignup.id, { onDelete: "set null" }),
		writtenAt: instant("written_at").notNull(),
	},
	(table) => [index("update_stop_link_subscription").on(table.subscriptionId)],
);

/** An issue of the newsletter, sent in portions to the readers who had confirmed at its start. */
export const updateIssue = pgTable("update_issue", {
	id: uuid("id").primaryKey(),
	/** Subject and paragraphs in each language. */
	words: jsonb("words").$type<Localized<IssueWords>>().notNull(),
	begunAt: instant("begun_at").notNull(),
	/** The last sign-up that has its mail, in the order of ids; null: none has. */
	sentUpTo: uuid("sent_up_to"),
	/** The number of enqueued mails. */
	mails: integer("mails").notNull().default(0),
	finishedAt: instant("finished_at"),
});

/** An issue of the newsletter in one language. */
export interface IssueWords {
	readonly subject: string;
	readonly paragraphs: readonly string[];
}
