import { type Localized, locales } from "#domain/shared/locale.ts";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "../drizzle.ts";
import { optionalOwner } from "./account.ts";
import { enumCheck, instant, oneOf } from "./column.ts";

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
		enumCheck("update_subscription", "locale", locales),
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
	startedAt: instant("begun_at").notNull(),
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
