import * as z from "zod/mini";
import type { Locale } from "#domain/shared/locale.ts";
import type { Transaction } from "../db/queries.ts";

/** What a calendar program finds in a mail: an event to add or change, or to take away. */
export interface MailCalendar {
	readonly method: "REQUEST" | "CANCEL";
	/** As `writeCalendar` gives it, with the same method. */
	readonly content: string;
}

/** A line with a small spectrum above it; what that draws its words say. */
export interface MailSpectrumLine {
	readonly title: string;
	readonly words: string;
	/** How much light each of the fourteen fields has, violet to red, from 0 to 1. */
	readonly spectrum: readonly number[];
}

/** What somebody else wrote, set apart from the words of the mail. */
export interface MailQuote {
	readonly quote: readonly string[];
}

/** A mail in words, before it is laid out. */
export interface MailText {
	readonly subject: string;
	readonly greeting: string;
	readonly paragraphs: readonly (string | MailSpectrumLine | MailQuote)[];
	/** The one thing to do, if there is one. */
	readonly action?: { readonly label: string; readonly url: string };
	/** What else can be done, as a plain link below. */
	readonly further?: { readonly label: string; readonly url: string };
	/** What stands below the button, smaller. */
	readonly notes?: readonly string[];
	readonly calendar?: MailCalendar;
	/** How to get no more mails of this kind: the last line, and what mail programs show as a button. */
	readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** What the words of a mail are written from, when it is sent. */
export interface Composing<Facts = unknown> {
	readonly transaction: Transaction;
	readonly locale: Locale;
	readonly to: string;
	readonly accountId: string | null;
	readonly facts: Facts;
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
export type Composer<Facts = unknown> = (composing: Composing<Facts>) => Promise<MailText | null>;

/** One kind of mail: the shape of its facts, which wait in the outbox, and who writes its words. */
export interface MailKind<Facts> {
	readonly facts: z.ZodMiniType<Facts>;
	readonly compose: Composer<Facts>;
}

/** Keeps the type of the facts of a kind of mail. */
export const defineMail = <Facts>(
	facts: z.ZodMiniType<Facts>,
	compose: Composer<Facts>,
): MailKind<Facts> => ({
	facts,
	compose,
});

/** For mails that need to know nothing but whom they go to. */
export const noFacts = z.object({});

/** Kinds of mail by name. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has facts of its own, which only its composer reads
export type MailKinds = Readonly<Record<string, MailKind<any>>>;

type FactsOf<Kind> = Kind extends MailKind<infer Facts> ? Facts : never;

/**
 * A mail to be sent, of one of these kinds, with the facts that its words need. Facts are forgotten once it is sent. No
 * secrets: tokens are drawn when it is sent.
 */
export type MailOf<Kinds> = {
	[Name in keyof Kinds & string]: {
		readonly kind: Name;
		readonly locale: Locale;
		readonly to: string;
		/** Whose it is; null for guests, and where it must not show whether there is an account. */
		readonly accountId: string | null;
	} & (Record<string, never> extends FactsOf<Kinds[Name]>
		? { readonly facts?: FactsOf<Kinds[Name]> }
		: { readonly facts: FactsOf<Kinds[Name]> });
}[keyof Kinds & string];

/** Where a feature puts its mails: a `MailOf` its kinds. */
export interface MailQueue<Mail> {
	/** Puts a mail into the outbox in the transaction of what it tells of; it is sent once that is committed. */
	readonly enqueue: (transaction: Transaction, mail: Mail, now: Date) => Promise<void>;
}

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
export interface MailTransport {
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
