import { type Localized, locales } from "#domain/shared/locale.ts";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "../drizzle.ts";
import { account } from "./account.ts";
import { instant, knownWords, oneOf } from "./column.ts";

/** Whose it is; null for a guest's. */
const optionalOwner = () => uuid("account_id").references(() => account.id, { onDelete: "cascade" });

/** A mail that was promised. Whom it goes to and what it tells are forgotten once it is delivered. */
export const mailOutbox = pgTable(
	"mail_outbox",
	{
		id: uuid("id").primaryKey(),
		accountId: optionalOwner(),
		kind: text("kind").notNull(),
		locale: oneOf("locale", locales).notNull(),
		recipient: text("recipient"),
		/** The facts of the mail; its words are written when it is sent. */
		facts: jsonb("facts"),
		writtenAt: instant("written_at").notNull(),
		/** Until then a worker is sending it. */
		takenUntil: instant("taken_until"),
		/** When it was sent, found to have become needless, or refused for good. */
		sentAt: instant("settled_at"),
		/** How often sending it failed. */
		failures: integer("failures").notNull().default(0),
		/** When its recipient was refused for good: whom it was for is kept for operators until it is forgotten. */
		refusedAt: instant("refused_at"),
	},
	(table) => [
		index("mail_outbox_account").on(table.accountId),
		index("mail_outbox_recipient").on(table.recipient),
		index("mail_outbox_settled").on(table.sentAt),
		knownWords("mail_outbox", "locale", locales),
	],
);

/** How often something was asked for. The key is a keyed hash: nobody can be read from it. */
export const rateLimit = pgTable(
	"rate_limit",
	{ key: text("key").primaryKey(), count: integer("count").notNull(), endsAt: instant("ends_at").notNull() },
	(table) => [index("rate_limit_ends").on(table.endsAt)],
);

/** What concerned the safety of an account: a name from a fixed list and an instant, never a text. */
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

/** A message of the contact form, kept for twelve months. */
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
		/** Its writer was premium: it is answered first. */
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

/**
 * Updates that somebody asked for. Until the address confirms them they wait for a week; stopping them deletes the row.
 */
export const newsletterSignup = pgTable(
	"update_subscription",
	{
		id: uuid("id").primaryKey(),
		accountId: optionalOwner(),
		/** In lower case: one row for each address. */
		email: text("email").notNull(),
		locale: oneOf("locale", locales).notNull(),
		/** The version of the words that were agreed to. */
		wording: integer("wording").notNull(),
		askedAt: instant("asked_at").notNull(),
		confirmedAt: instant("confirmed_at"),
		/** Hash of the token in the mail that asks for confirmation; null until it is written. */
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
 * The hash of a token that stops a newsletter: one for each mail, so that the link of every mail works. It stays when
 * the newsletter was stopped, so that whoever follows the link again reads that it was.
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

/** An issue of the newsletter: sent in portions to those who had confirmed when it was begun. */
export const updateIssue = pgTable("update_issue", {
	id: uuid("id").primaryKey(),
	/** Subject and paragraphs in each language. */
	words: jsonb("words").$type<Localized<IssueWords>>().notNull(),
	begunAt: instant("begun_at").notNull(),
	/** The last subscription that has its mail, in the order of ids; null: none has. */
	sentUpTo: uuid("sent_up_to"),
	/** How many mails were written. */
	mails: integer("mails").notNull().default(0),
	finishedAt: instant("finished_at"),
});

/** An issue of the newsletter in one language. */
export interface IssueWords {
	readonly subject: string;
	readonly paragraphs: readonly string[];
}
