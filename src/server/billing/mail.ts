import * as z from "zod/mini";
import { fillIn, mailWordsFor, planMailWords } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { centsSchema, instantSchema, zoneSchema } from "#contract/shared.ts";
import { paymentPurposes } from "#domain/billing/payment.ts";
import { planIds } from "#domain/billing/plans.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { defineMail, type MailOf, type MailQueue } from "#server/platform/mail/mail.ts";
import { ownerOfMail } from "#server/platform/people/greeting.ts";
import { guardianClosing } from "#server/platform/people/guardian-link.ts";
import { recipientsOf } from "#server/platform/people/store.ts";
import { planNews, planSentences } from "./mail-words.ts";
import { type PaymentRow, planOf } from "./payments/store.ts";
import { receiptLines } from "./receipts/lines.ts";

const factsSchema = z.object({
	news: z.enum(planNews),
	/** Mails from before plans were stored are about Premium. */
	plan: z.optional(z.enum(planIds)),
	firstName: z.string(),
	isGuardian: z.boolean(),
	zone: zoneSchema,
	amountCents: centsSchema,
	/**
	 * The instant in the sentence: the end of the month or of the grace period, or the payment date of a
	 * refund.
	 */
	at: instantSchema,
	isTestMode: z.boolean(),
	/** Whether it ended because of an unpaid month. */
	isUnpaid: z.optional(z.boolean()),
	/** The purpose of a refunded payment. */
	purpose: z.optional(z.enum(paymentPurposes)),
	/** The payment of the mail, whose receipt it prints. */
	paymentId: z.optional(z.string()),
});

type PlanFacts = z.infer<typeof factsSchema>;

/** A subscription event in words that fit owner and guardian alike. */
const plan = defineMail(factsSchema, async (composing) => {
	const { transaction, locale, facts, link } = composing;
	const { news, firstName, isGuardian, zone, amountCents, at, paymentId } = facts;
	const payer = await ownerOfMail(composing);
	const reader = isGuardian ? "adult" : (payer?.reader ?? "adult");
	const mailWords = mailWordsFor(reader)[locale];
	const { frame, receipt } = mailWords;
	const planId = facts.plan ?? "premium";
	const words = mailWords[planMailWords[planId]];
	const part = isGuardian ? await guardianClosing(composing, firstName) : undefined;
	const values = {
		name: firstName,
		amount: formatsOf(locale).price(amountCents),
		date: formatsOf(locale).longDate(at, zone),
	};
	const things = {
		subscription: receipt.plans[planId],
		consultation: receipt.consultationPlain,
		circle: receipt.circlePlain,
	};
	const to = part === undefined ? "owner" : part.further === undefined ? "guardianBefore" : "guardian";
	const circumstances = { ...facts, guardian: payer?.guardian ?? "not_needed", to } as const;
	return {
		subject: fillIn(words[news].subject, values),
		greeting: isGuardian ? frame.greetingPlain : fillIn(frame.greeting, values),
		paragraphs: [
			...planSentences(words, things, circumstances, values),
			...(await receiptLines(transaction, paymentId, locale, zone)),
		],
		// The account page is for the owner only.
		...(part === undefined
			? { action: { label: words.toAccount, url: link(mailLinkPaths.account) } }
			: { ...(part.further && { further: part.further }), notes: [part.note] }),
	};
});

/** The subscription mails, by kind. */
export const billingMails = { plan };
/** The mails about subscriptions and payments, as billing enqueues them. */
export type BillingMails = MailQueue<MailOf<typeof billingMails>>;

/** Mails everyone whom an account's payments concern, in the transaction of the event. */
export async function notifySubscriber(
	mailer: BillingMails,
	transaction: Transaction,
	accountId: string,
	news: Pick<PlanFacts, "news" | "plan" | "isTestMode" | "isUnpaid" | "purpose" | "paymentId"> & {
		readonly amountCents: Cents;
		readonly at: Date;
	},
	now: Date,
): Promise<void> {
	for (const { email, locale, ...person } of await recipientsOf(transaction, accountId)) {
		const facts = { ...person, ...news, at: toInstant(news.at) };
		await mailer.enqueue(transaction, { kind: "plan", locale, to: email, accountId, facts }, now);
	}
}

/** Mails them that a payment is refunded, and its purpose; sends nothing once the account is gone. */
export async function notifyOfRefund(
	mailer: BillingMails,
	transaction: Transaction,
	payment: PaymentRow,
	now: Date,
): Promise<void> {
	const { accountId, amountCents, provider, purpose, settledAt, createdAt } = payment;
	if (accountId === null) return;
	const at = settledAt ?? createdAt;
	const isTestMode = provider === "simulated";
	const plan = planOf(payment);
	const news = { news: "refunded", plan, amountCents, at, isTestMode, purpose } as const;
	await notifySubscriber(mailer, transaction, accountId, news, now);
}
