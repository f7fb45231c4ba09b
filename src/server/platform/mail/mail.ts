import type { Locale } from "#domain/shared/locale.ts";
import type { Transaction } from "../db/queries.ts";

/** What a calendar program finds in a mail: an event to add or change, or to take away. */
export interface MailCalendar {
	readonly method: "REQUEST" | "CANCEL";
	/** As `writeCalendar` gives it, with the same method. */
	readonly content: string;
}

/** A mail in words, before it is laid out. */
export interface MailText {
	readonly subject: string;
	readonly greeting: string;
	readonly paragraphs: readonly string[];
	/** The one thing to do, if there is one. */
	readonly action?: { readonly label: string; readonly url: string };
	/** What stands below the button, smaller. */
	readonly notes?: readonly string[];
	readonly calendar?: MailCalendar;
	/** How to get no more mails of this kind: the last line, and what mail programs show as a button. */
	readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** A mail that somebody is promised. Its words are written when it is sent, in `locale`. */
export interface PromisedMail {
	readonly kind: string;
	readonly locale: Locale;
	readonly to: string;
	/** Whose it is; null for guests, and where it must not show whether there is an account. */
	readonly accountId: string | null;
	/** What its words need; forgotten once it is sent. No secrets: tokens are drawn when it is sent. */
	readonly facts?: Readonly<Record<string, unknown>>;
}

/** What a composer gets. */
export interface Composing {
	readonly transaction: Transaction;
	readonly locale: Locale;
	readonly to: string;
	readonly accountId: string | null;
	readonly facts: Readonly<Record<string, unknown>>;
	readonly now: Date;
	/** The address of a page of the site in the mail's language. What follows the `#` reaches no server's log. */
	readonly link: (path: string, fragment?: string) => string;
	/** The address of a path of the server itself. */
	readonly address: (path: string) => string;
}

/**
 * Writes the words of one kind of mail, in a transaction in which it may also draw a token. Null: there is no need of it
 * any more. May be asked again for the same mail when sending failed.
 */
export type Composer = (composing: Composing) => Promise<MailText | null>;

/** A mail ready to go. */
export interface FinishedMail {
	/** The row of the outbox. */
	readonly id: string;
	readonly kind: string;
	readonly writtenAt: Date;
	readonly to: string;
	readonly subject: string;
	readonly html: string;
	readonly text: string;
	readonly calendar?: MailCalendar;
	/** Where a POST stops mails like this one (RFC 8058). */
	readonly unsubscribeUrl?: string;
}

/** Mails that were written to a folder. */
export interface KeptMails {
	/** Removes those with these ids, and all to an address where one is given. */
	readonly remove: (ids: readonly string[], to?: string) => Promise<void>;
	/** Removes those that were promised before. */
	readonly removeBefore: (before: Date) => Promise<void>;
}

/** A way out: a mail server, or a folder. Rejects when the mail could not be handed over. */
export interface Transport {
	/** Whether mails really reach people. */
	readonly isReal: boolean;
	readonly send: (mail: FinishedMail) => Promise<void>;
	/** Mails that stay here once they were sent, where they do. */
	readonly keeps?: KeptMails;
}

/** The mail server took the request and will never take this recipient. */
export class RecipientRefused extends Error {
	override readonly name = "RecipientRefused";
}
