import * as z from "zod/mini";
import { fillIn, mailWordsFor } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { centsSchema, instantSchema, zoneSchema } from "#contract/shared.ts";
import { toInstant } from "#domain/shared/moment.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { formatsOf } from "#server/platform/mail/formats.ts";
import { defineMail, type MailOf, type MailQueue } from "#server/platform/mail/mail.ts";
import { guardianLink } from "#server/platform/people/guardian-link.ts";
import { readerOfMail, recipientsOf } from "#server/platform/people/store.ts";
import { receiptLines } from "./receipts/lines.ts";

/** What happens to a plan and is told by mail. */
const planNews = ["started", "renewed", "failed", "cancelled", "resumed", "ended", "refunded"] as const;
/** What a mail about a subscription tells. */
export type PlanNews = (typeof planNews)[number];

const factsSchema = z.object({
	news: z.enum(planNews),
	firstName: z.string(),
	isGuardian: z.boolean(),
	zone: zoneSchema,
	amountCents: centsSchema,
	/** What the sentence is about: the end of the month, or of the grace. */
	at: instantSchema,
	isTestMode: z.boolean(),
	/** The payment that it tells of, with whose receipt it comes. */
	paymentId: z.optional(z.string()),
});

/** What happened to a plan, in words that fit its owner and the guardian alike. */
const plan = defineMail(factsSchema, async (composing) => {
	const { transaction, locale, accountId, facts, link } = composing;
	const { news, firstName, isGuardian, zone, amountCents, at, isTestMode, paymentId } = facts;
	const reader = await readerOfMail(transaction, accountId, !isGuardian);
	const { frame, payments: words } = mailWordsFor(reader)[locale];
	const values = {
		name: firstName,
		amount: formatsOf(locale).price(amountCents),
		date: formatsOf(locale).day(at, zone),
	};
	const sentences = words[news];
	return {
		subject: fillIn(sentences.subject, values),
		greeting: isGuardian ? frame.greetingPlain : fillIn(frame.greeting, values),
		paragraphs: [
			fillIn(isGuardian ? sentences.body : sentences.own, values),
			fillIn(sentences.how, values),
			...(await receiptLines(transaction, paymentId, locale, zone)),
		],
		// The account page is the owner's.
		...(isGuardian && accountId !== null ? { further: await guardianLink(composing, accountId) } : {}),
		...(isGuardian ? {} : { action: { label: words.toAccount, url: link(mailLinkPaths.account) } }),
		...(isTestMode ? { notes: [words.testMode] } : {}),
	};
});

/** The mails of the subscription, by kind. */
export const billingMails = { plan };
/** The mails about subscriptions and payments, as billing enqueues them. */
export type BillingMails = MailQueue<MailOf<typeof billingMails>>;

/** Tells everybody whom an account's payments concern, in the transaction of what happened. */
export async function notifySubscriber(
	mailer: BillingMails,
	transaction: Transaction,
	accountId: string,
	news: { news: PlanNews; amountCents: Cents; at: Date; isTestMode: boolean },
	now: Date,
): Promise<void> {
	for (const { email, locale, ...person } of await recipientsOf(transaction, accountId)) {
		const facts = { ...person, ...news, at: toInstant(news.at) };
		await mailer.enqueue(transaction, { kind: "plan", locale, to: email, accountId, facts }, now);
	}
}
