import * as z from "zod/mini";
import type { Locale } from "#domain/shared/locale.ts";
import type { Transaction } from "../db/queries.ts";
import type { MailWays } from "./mail-ways.ts";

/** The calendar part of a mail: an event to add or change, or to remove. */
export interface MailCalendar {
	readonly method: "REQUEST" | "CANCEL";
	/** As `writeCalendar` returns it, with the same method. */
	readonly content: string;
}

/** A line with a small spectrum above it, which repeats the line's content. */
export interface MailSpectrumLine {
	readonly title: string;
	readonly words: string;
	/** The strength of each of the fourteen fields, violet to red, from 0 to 1. */
	readonly spectrum: readonly number[];
	/** The ways to it, drawn below in words and bars. */
	readonly ways?: MailWays;
}

/** Quoted text, set apart from the mail's own. */
export interface MailQuote {
	readonly quote: readonly string[];
}

/** The text of a mail before layout. */
export interface MailText {
	readonly subject: string;
	readonly greeting: string;
	readonly paragraphs: readonly (string | MailSpectrumLine | MailQuote)[];
	/** The main action, if there is one. */
	readonly action?: { readonly label: string; readonly url: string };
	/** A second action, as a plain link below. */
	readonly further?: { readonly label: string; readonly url: string };
	/** Smaller text below the button. */
	readonly notes?: readonly string[];
	readonly calendar?: MailCalendar;
	/** How to unsubscribe: the last line, and the button of mail programs. */
	readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** The inputs of a mail's text, at the time of sending. */
export interface Composing<Facts = unknown> {
	readonly transaction: Transaction;
	readonly locale: Locale;
	readonly to: string;
	readonly accountId: string | null;
	readonly facts: Facts;
	readonly now: Date;
	/** The address of a page in the mail's language. The part after `#` reaches no server log. */
	readonly link: (path: string, fragment?: string) => string;
	/** The address of a path of the server itself. */
	readonly address: (path: string) => string;
}

/**
 * Renders one kind of mail, in a transaction in which it may also draw a token. Null: the mail is outdated
 * and not sent. May be called again for the same mail when sending failed.
 */
export type Composer<Facts = unknown> = (composing: Composing<Facts>) => Promise<MailText | null>;

/**
 * One kind of mail: the shape of its facts, which are stored in the outbox, and the function that renders it.
 */
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

/** For mails that need no facts besides their recipient. */
export const noFacts = z.object({});

/** Kinds of mail by name. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has facts of its own, which only its composer reads
export type MailKinds = Readonly<Record<string, MailKind<any>>>;

type FactsOf<Kind> = Kind extends MailKind<infer Facts> ? Facts : never;

/**
 * A mail to send, of one of these kinds, with its facts, which are deleted once it is sent. No secrets:
 * tokens are drawn when it is rendered.
 */
export type MailOf<Kinds> = {
	[Name in keyof Kinds & string]: {
		readonly kind: Name;
		readonly locale: Locale;
		readonly to: string;
		/** Its account; null for guests, and where the mail must not reveal whether there is an account. */
		readonly accountId: string | null;
	} & (Record<string, never> extends FactsOf<Kinds[Name]>
		? { readonly facts?: FactsOf<Kinds[Name]> }
		: { readonly facts: FactsOf<Kinds[Name]> });
}[keyof Kinds & string];

/** The outbox for a feature's kinds of mail. */
export interface MailQueue<Mail> {
	/** Inserts a mail in the transaction of its cause; it is sent after the commit. */
	readonly enqueue: (transaction: Transaction, mail: Mail, now: Date) => Promise<void>;
}

/** A rendered mail. */
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
	/** The address whose POST unsubscribes from mails like this one (RFC 8058). */
	readonly unsubscribeUrl?: string;
}

/** Mails that were written to a folder. */
export interface KeptMails {
	/** Removes those with these ids, and all to an address where one is given. */
	readonly remove: (ids: readonly string[], to?: string) => Promise<void>;
	/** Removes those that were enqueued before. */
	readonly removeBefore: (before: Date) => Promise<void>;
}

/** A mail transport: a mail server, or a folder. Rejects when the mail was not accepted. */
export interface MailTransport {
	/** Whether mails really reach people. */
	readonly isReal: boolean;
	readonly send: (mail: FinishedMail) => Promise<void>;
	/** The stored mails of a transport that keeps them after sending. */
	readonly keeps?: KeptMails;
}

/** The mail server works and refuses this recipient permanently. */
export class RecipientRefused extends Error {
	override readonly name = "RecipientRefused";
}
