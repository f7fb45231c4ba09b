import * as z from "zod/mini";
import { fillIn, mailMessages, mailWordsFor } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { centsSchema, instantSchema, zoneSchema } from "#contract/shared.ts";
import { missedOutcomes } from "#domain/consultations/missed.ts";
import { formatsOf } from "#domain/shared/format.ts";
import {
	type Composing,
	defineMail,
	type MailOf,
	type MailQueue,
	type MailText,
} from "#server/platform/mail/mail.ts";
import { guardianClosing } from "#server/platform/people/guardian-link.ts";
import { readerOfMail } from "#server/platform/people/store.ts";
import { findResearcher } from "../researchers/store.ts";

/**
 * The news of a mail about a missed appointment: the outcome of a report, that the researcher contradicts the student's, or
 * an operator's decision.
 */
export const missedNews = [...missedOutcomes, "contradicted", "decidedRefunded", "decidedKept"] as const;
export type MissedNews = (typeof missedNews)[number];

const factsSchema = z.object({
	news: z.enum(missedNews),
	/** The present outcome for the price. */
	outcome: z.enum(missedOutcomes),
	reader: z.enum(["student", "guardian", "researcher"]),
	/** The student's first name. */
	student: z.string(),
	researcherId: z.string(),
	startsAt: instantSchema,
	endsAt: instantSchema,
	/** The student's zone. */
	zone: zoneSchema,
	amountCents: centsSchema,
	/** Until when the student can answer a researcher's report. */
	until: instantSchema,
});
/** The facts of a mail about a missed appointment. */
export type MissedFacts = z.infer<typeof factsSchema>;

/** The page where the reader sees the appointment, or how a guardian withdraws. */
async function linksOf(composing: Composing<MissedFacts>, action: string): Promise<Partial<MailText>> {
	const { facts, link, locale } = composing;
	const { researcherDesk, researcherNoteDesk } = mailMessages[locale].appointment;
	if (facts.reader === "guardian") {
		const { note, further } = await guardianClosing(composing, facts.student);
		return { notes: [note], ...(further && { further }) };
	}
	if (facts.reader === "researcher")
		return {
			action: { label: researcherDesk, url: link(mailLinkPaths.desk) },
			notes: [researcherNoteDesk],
		};
	return { action: { label: action, url: link(mailLinkPaths.consultations) } };
}

/** Notifies a side of a report that someone did not come, and of what becomes of the price. */
const missed = (isSimulated: boolean) =>
	defineMail(factsSchema, async (composing): Promise<MailText | null> => {
		const { transaction, locale, facts, accountId } = composing;
		const { news, outcome, reader, student } = facts;
		const researcher = await findResearcher(transaction, facts.researcherId);
		if (researcher === undefined) return null;
		const addressed = await readerOfMail(transaction, accountId, reader === "student");
		const { frame, appointment: words, payments, missed: said } = mailWordsFor(addressed)[locale];
		const formats = formatsOf(locale);
		const names = { student, researcher: researcher.words[locale].name };
		const zone = reader === "researcher" ? researcher.zone : facts.zone;
		const own = said[reader];
		const bodies: Partial<Record<MissedNews, string>> = own;
		const isFamily = reader !== "researcher";
		const refund = isSimulated
			? payments.testModeRefund
			: fillIn(words.refundAll, { price: formats.price(facts.amountCents) });
		const isRefund = outcome === "refunded" && news !== "contradicted";
		const answer = isFamily && news === "kept" ? said[reader].answer : undefined;
		const until = { ...names, ...formats.period(facts.until, facts.until, zone) };
		return {
			subject: fillIn(own.subject, names),
			greeting: reader === "guardian" ? frame.greetingPlain : fillIn(frame.greeting, { name: names[reader] }),
			paragraphs: [
				fillIn(bodies[news] ?? "", names),
				fillIn(words.when, formats.period(facts.startsAt, facts.endsAt, zone)),
				...(isFamily && isRefund ? [refund] : []),
				...(outcome === "kept" && isFamily ? [words.refundWithheld] : []),
				...(news === "contradicted" ? [fillIn(said.contradicted[outcome], names)] : []),
				...(answer === undefined ? [] : [fillIn(answer, until)]),
				...(reader === "researcher" && news === "refunded" ? [said.researcher.object] : []),
			],
			...(await linksOf(composing, words.action)),
		};
	});

/** Notifies the operator of a missed appointment on which both sides disagree, with the commands that decide it. */
const missedToDecide = defineMail(
	z.object({ researcherId: z.string(), startsAt: instantSchema }),
	async ({ transaction, locale, facts }) => {
		const researcher = await findResearcher(transaction, facts.researcherId);
		if (researcher === undefined) return null;
		const { frame, appointment, missedToDecide: words } = mailMessages[locale];
		const names = { researcher: researcher.words[locale].name };
		const when = formatsOf(locale).period(facts.startsAt, facts.startsAt, researcher.zone);
		return {
			subject: fillIn(words.subject, names),
			greeting: frame.greetingPlain,
			paragraphs: [fillIn(words.body, names), fillIn(appointment.when, when), fillIn(words.todo, names)],
		};
	},
);

/** The mails about missed appointments, by kind. */
export const missedMails = (isSimulated: boolean) => ({ missed: missed(isSimulated), missedToDecide });
/** The mails about missed appointments. */
export type MissedMails = MailQueue<MailOf<ReturnType<typeof missedMails>>>;
