import * as z from "zod/mini";
import { fillIn, mailWordsFor } from "#content/messages/mail.ts";
import { durationSchema } from "#contract/consultations.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { centsSchema, instantSchema, zoneSchema } from "#contract/shared.ts";
import { endOf } from "#domain/consultations/appointment.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { defineMail, type MailOf, type MailQueue, type MailText } from "#server/platform/mail/mail.ts";
import { guardianClosing } from "#server/platform/people/guardian-link.ts";
import { readerOfMail } from "#server/platform/people/store.ts";
import { findResearcher } from "../researchers/store.ts";
import { findAppointment } from "../store.ts";
import { openProposalOf } from "./store.ts";

const factsSchema = z.object({
	reader: z.enum(["student", "guardian"]),
	id: z.string(),
	/** The student's first name. */
	student: z.string(),
	researcherId: z.string(),
	/** The time that was booked. */
	startsAt: instantSchema,
	endsAt: instantSchema,
	/** The student's zone. */
	zone: zoneSchema,
	duration: durationSchema,
	times: z.array(instantSchema),
	reason: z.string(),
	answerBy: instantSchema,
	amountCents: centsSchema,
});

/** Other times that a researcher proposes; outdated once the student has answered. */
const proposal = (isSimulated: boolean) =>
	defineMail(factsSchema, async (composing): Promise<MailText | null> => {
		const { transaction, locale, facts, accountId, now, link } = composing;
		const { reader, student, zone, duration } = facts;
		const researcher = await findResearcher(transaction, facts.researcherId);
		const row = await findAppointment(transaction, facts.id);
		if (
			researcher === undefined ||
			row === undefined ||
			openProposalOf(row, now)?.answerBy !== facts.answerBy
		)
			return null;
		const addressed = await readerOfMail(transaction, accountId, reader === "student");
		const { frame, appointment: words, proposal: said } = mailWordsFor(addressed)[locale];
		const formats = formatsOf(locale);
		const names = { student, researcher: researcher.words[locale].name };
		const until = { ...names, ...formats.period(facts.answerBy, facts.answerBy, zone) };
		const timeOf = (startsAt: (typeof facts.times)[number]) =>
			fillIn(said.time, formats.period(startsAt, endOf({ startsAt, duration }), zone));
		const price = { ...names, price: formats.price(facts.amountCents) };
		const closing = reader === "guardian" ? await guardianClosing(composing, student) : undefined;
		return {
			subject: fillIn(said[reader].subject, names),
			greeting: reader === "guardian" ? frame.greetingPlain : fillIn(frame.greeting, { name: student }),
			paragraphs: [
				fillIn(said[reader].body, names),
				fillIn(words.when, formats.period(facts.startsAt, facts.endsAt, zone)),
				fillIn(words.cancelReason, { reason: facts.reason }),
				fillIn(said.instead, names),
				{ quote: facts.times.map(timeOf) },
				fillIn(said[reader].until, until),
				fillIn(said[reader].otherwise, names),
				// Where nothing was paid, test mode mentions no refund.
				...(isSimulated ? [] : [fillIn(said.refund, price)]),
			],
			...(reader === "student"
				? { action: { label: said.action, url: link(mailLinkPaths.consultations) } }
				: {}),
			...(closing?.further && { further: closing.further }),
			notes: [said.calendar, ...(closing === undefined ? [] : [closing.note])],
		};
	});

/** The mails about proposed times, by kind. */
export const proposalMails = (isSimulated: boolean) => ({ proposal: proposal(isSimulated) });
/** The mails about proposed times. */
export type ProposalMails = MailQueue<MailOf<ReturnType<typeof proposalMails>>>;
