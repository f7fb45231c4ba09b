import * as z from "zod/mini";
import { fillIn, mailMessages } from "#content/messages/mail.ts";
import { localized } from "#contract/shared.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import type { IssueWords } from "#server/platform/db/schema/newsletter.ts";
import { drawToken } from "#server/platform/db/token-hash.ts";
import {
	type Composing,
	defineMail,
	type MailOf,
	type MailQueue,
	type MailText,
} from "#server/platform/mail/mail.ts";
import { drawStopToken, findIssue, findNewsletterSignup, writeToken } from "./store.ts";

const pathOf = (locale: Locale, what: "confirm" | "stop", token: string) =>
	`/api/updates/${locale}/${what}/${token}`;

/** Subject and paragraphs of an issue, in both languages. */
export const issueWordsSchema = localized(
	z.strictObject({
		subject: z.string().check(z.regex(/^(?=.*\S)\P{Cc}{1,150}$/u, "one line of at most 150 characters")),
		paragraphs: z
			.array(z.string().check(z.regex(/\S/, "some words"), z.maxLength(2000)))
			.check(z.minLength(1)),
	}),
);

const issueText = (words: Localized<IssueWords>, locale: Locale): MailText => ({
	subject: words[locale].subject,
	greeting: mailMessages[locale].frame.greetingPlain,
	paragraphs: words[locale].paragraphs,
});

const factsSchema = z.object({ subscriptionId: z.string() });
type Facts = z.infer<typeof factsSchema>;

/** The sign-up of a mail; undefined when it is gone or its state differs from `confirmed`. */
const subjectOf = async (
	{ transaction, facts }: Composing<Facts>,
	isConfirmed: boolean,
): Promise<string | undefined> => {
	const row = await findNewsletterSignup(transaction, facts.subscriptionId);
	return row !== undefined && (row.confirmedAt !== null) === isConfirmed ? row.id : undefined;
};

const stopLink = async (
	id: string,
	{ transaction, locale, now, address }: Composing<Facts>,
	label = mailMessages[locale].frame.stopUpdates,
) => ({
	label,
	url: address(pathOf(locale, "stop", await drawStopToken(transaction, id, now))),
});

/** Asks an address to confirm the newsletter; outdated once it did, or the sign-up is gone. */
const updatesConfirm = defineMail(factsSchema, async (composing) => {
	const id = await subjectOf(composing, false);
	if (id === undefined) return null;
	const { transaction, locale, address } = composing;
	const token = drawToken();
	await writeToken(transaction, id, token);
	const { frame, updatesConfirm: words } = mailMessages[locale];
	return {
		subject: words.subject,
		greeting: frame.greetingPlain,
		paragraphs: [words.body],
		action: { label: words.action, url: address(pathOf(locale, "confirm", token)) },
		notes: [words.note],
		unsubscribe: await stopLink(id, composing, words.remove),
	};
});

/** Welcomes a reader, with a link to stop the newsletter. */
const updatesWelcome = defineMail(factsSchema, async (composing) => {
	const id = await subjectOf(composing, true);
	if (id === undefined) return null;
	const { frame, updatesWelcome: words } = mailMessages[composing.locale];
	return {
		subject: words.subject,
		greeting: frame.greetingPlain,
		paragraphs: [words.body],
		notes: [words.note],
		unsubscribe: await stopLink(id, composing),
	};
});

/** One issue to one reader; outdated once they have stopped the newsletter. */
const newsletter = defineMail(z.extend(factsSchema, { issueId: z.string() }), async (composing) => {
	const id = await subjectOf(composing, true);
	const issue = await findIssue(composing.transaction, composing.facts.issueId);
	if (id === undefined || issue === undefined) return null;
	return {
		...issueText(issue.words, composing.locale),
		notes: [mailMessages[composing.locale].newsletter.note],
		unsubscribe: await stopLink(id, composing),
	};
});

/** A preview of an issue for the operator: to one address, without a link to stop. */
const newsletterTest = defineMail(z.object({ words: issueWordsSchema }), async ({ locale, facts }) => {
	const text = issueText(facts.words, locale);
	const { testSubject, testNote } = mailMessages[locale].newsletter;
	return { ...text, subject: fillIn(testSubject, { subject: text.subject }), notes: [testNote] };
});

/** The mails of the newsletter, by kind. */
export const newsletterMails = { updatesConfirm, updatesWelcome, newsletter, newsletterTest };
/** The mails of the newsletter, as its routes enqueue them. */
export type NewsletterMails = MailQueue<MailOf<typeof newsletterMails>>;
