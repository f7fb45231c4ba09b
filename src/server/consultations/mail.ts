import * as z from "zod/mini";
import { fillIn, mailMessages, mailWordsFor } from "#content/messages/mail.ts";
import { durationSchema } from "#contract/consultations.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { centsSchema, instantSchema, zoneSchema } from "#contract/shared.ts";
import { isRefundable, lastRefundAt } from "#domain/consultations/refund.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { toInstant, type Zone } from "#domain/shared/moment.ts";
import { receiptLines } from "#server/billing/receipts/lines.ts";
import { type CalendarEvent, type Participant, writeCalendar } from "#server/platform/calendar/calendar.ts";
import { formatsOf } from "#server/platform/mail/formats.ts";
import {
	type Composer,
	type Composing,
	defineMail,
	type MailOf,
	type MailQueue,
	type MailText,
} from "#server/platform/mail/mail.ts";
import { guardianLink } from "#server/platform/people/guardian-link.ts";
import { readerOfMail } from "#server/platform/people/store.ts";
import { eventOf } from "./event.ts";
import { findResearcher, type ResearcherRow } from "./researchers/store.ts";
import { findAppointment } from "./store.ts";

/** What is told of an appointment: that it is booked, has moved or is cancelled, or that it begins soon. */
export const appointmentNews = ["booked", "moved", "cancelled", "day", "hour"] as const;
/** What a mail about an appointment tells. */
export type AppointmentNews = (typeof appointmentNews)[number];

/** What a mail tells, as it was when it was promised: later changes have mails of their own, which take its place. */
const factsSchema = z.object({
	news: z.enum(appointmentNews),
	reader: z.enum(["student", "guardian", "researcher"]),
	/** The student's first name. */
	student: z.string(),
	/** The student's zone. */
	zone: zoneSchema,
	id: z.string(),
	researcherId: z.string(),
	startsAt: instantSchema,
	endsAt: instantSchema,
	duration: durationSchema,
	/** What was paid. */
	amountCents: centsSchema,
	meetingUrl: z.string(),
	sequence: z.int(),
	/** Where it began before it was moved. */
	before: z.nullable(instantSchema),
	/** Whether the price comes back, of what is cancelled; `none`: it was too late, `withheld`: as an operator decided. */
	refund: z.nullable(z.enum(["all", "none", "withheld"])),
	/** An operator gave it another time: cancelling brings the price back until it begins. */
	isMovedByOperator: z.optional(z.boolean()),
	/** The payment whose receipt comes with the booking. */
	paymentId: z.optional(z.string()),
});
/** What a mail about an appointment is written from. */
export type AppointmentFacts = z.infer<typeof factsSchema>;

/** What the mails need of the site. */
export interface AppointmentMailFacts {
	/** Who invites, in calendars. */
	readonly organizer: Participant;
	/** Payments are simulated: nothing is paid, and of invented people nobody comes. */
	readonly isSimulated: boolean;
}

/** Whatever comes after a change would tell of a time that does not hold any more. Of a cancelling nothing comes after. */
async function isStillDue({ transaction }: Composing, facts: AppointmentFacts): Promise<boolean> {
	if (facts.news === "cancelled") return true;
	const row = await findAppointment(transaction, facts.id);
	const isLatest = row?.sequence === facts.sequence;
	// A reminder of what is over is none.
	return isLatest && (row.state === "confirmed" || facts.news === "booked" || facts.news === "moved");
}

/** The times: the reader's own first, then the other's where clocks differ. */
function timesOf({ locale }: Composing, facts: AppointmentFacts, researcher: ResearcherRow): string[] {
	const words = mailMessages[locale].appointment;
	const isResearcher = facts.reader === "researcher";
	const own = isResearcher ? researcher.zone : facts.zone;
	const others = isResearcher ? facts.zone : researcher.zone;
	const other = isResearcher ? facts.student : researcher.words[locale].name;
	const formats = formatsOf(locale);
	const at = (zone: Zone) => formats.moment(facts.startsAt, facts.endsAt, zone);
	const [here, there] = [at(own), at(others)];
	const isElsewhere = here.date !== there.date || here.time !== there.time;
	return [
		fillIn(words.when, here),
		...(isElsewhere ? [fillIn(words.whenThere, { ...there, other })] : []),
		...(facts.before === null
			? []
			: [fillIn(words.whenBefore, formats.moment(facts.before, facts.before, own))]),
	];
}

/** What is said of money, to whoever paid. */
function moneyOf({ locale, now }: Composing, facts: AppointmentFacts): string[] {
	const words = mailMessages[locale].appointment;
	const formats = formatsOf(locale);
	if (facts.reader === "researcher") return [];
	const price = formats.price(facts.amountCents);
	if (facts.refund !== null) {
		const said = { all: words.refundAll, none: words.refundNone, withheld: words.refundWithheld };
		return [fillIn(said[facts.refund], { price })];
	}
	if (facts.news !== "booked" && facts.news !== "moved") return [];
	if (facts.isMovedByOperator) return [words.cancelMoved];
	if (!isRefundable(facts, toInstant(now))) return [words.cancelLate];
	const last = lastRefundAt(facts);
	return [fillIn(words.cancelUntil, formats.moment(last, last, facts.zone))];
}

/** The receipt, with the mail that tells of the booking, for whoever paid. */
const receiptOf = async ({ transaction, locale }: Composing, facts: AppointmentFacts): Promise<string[]> =>
	facts.news === "booked" && facts.reader !== "researcher"
		? receiptLines(transaction, facts.paymentId, locale, facts.zone)
		: [];

/** Students go to their appointments; whoever has no account there, and whoever is reminded, to the conversation. */
function actionOf({ locale, link }: Composing, { news, reader, meetingUrl }: AppointmentFacts) {
	const words = mailMessages[locale].appointment;
	const isReminder = news === "day" || news === "hour";
	if (reader === "student" && !isReminder) {
		return { action: { label: words.action, url: link(mailLinkPaths.consultations) } };
	}
	return news === "cancelled" ? {} : { action: { label: words.join, url: meetingUrl } };
}

/** What a simulated payment means; who comes is only told of what takes place. */
function testModeLine(locale: Locale, isCancelled: boolean, { isIllustrative }: ResearcherRow): string {
	const { appointment: words, payments } = mailMessages[locale];
	if (isCancelled) return payments.testMode;
	return isIllustrative ? words.testMode : words.testModeReal;
}

const compose =
	({ organizer, isSimulated }: AppointmentMailFacts): Composer<AppointmentFacts> =>
	async (composing): Promise<MailText | null> => {
		const { transaction, locale, to, now, facts } = composing;
		const researcher = await findResearcher(transaction, facts.researcherId);
		if (researcher === undefined || !(await isStillDue(composing, facts))) return null;
		const isOwn = facts.reader === "student";
		const addressed = await readerOfMail(transaction, composing.accountId, isOwn);
		const { frame, appointment: words } = mailWordsFor(addressed)[locale];
		const isCancelled = facts.news === "cancelled";
		const isForResearcher = facts.reader === "researcher";
		const names = { student: facts.student, researcher: researcher.words[locale].name };
		const { subject, body } = words[facts.reader][facts.news];
		const reader = { student: names.student, guardian: to, researcher: names.researcher }[facts.reader];
		const event: CalendarEvent = eventOf(
			{
				...facts,
				state: isCancelled ? "cancelled" : "confirmed",
				startsAt: new Date(facts.startsAt),
				endsAt: new Date(facts.endsAt),
			},
			{
				organizer,
				words,
				other: isForResearcher ? names.student : names.researcher,
				attendee: { name: reader, email: to },
				writtenAt: now,
			},
		);
		const method = isCancelled ? "CANCEL" : "REQUEST";
		const zone = isForResearcher ? researcher.zone : facts.zone;
		return {
			subject: fillIn(subject, names),
			greeting: facts.reader === "guardian" ? frame.greetingPlain : fillIn(frame.greeting, { name: reader }),
			paragraphs: [
				fillIn(body, names),
				...timesOf(composing, facts, researcher),
				...moneyOf(composing, facts),
				...(await receiptOf(composing, facts)),
				...(isSimulated ? [testModeLine(locale, isCancelled, researcher)] : []),
			],
			...actionOf(composing, facts),
			...(facts.reader === "guardian" && composing.accountId !== null
				? { further: await guardianLink(composing, composing.accountId) }
				: {}),
			notes: [
				isCancelled ? words.calendarGone : words.calendarNote,
				...(isOwn ? [] : [fillIn(isForResearcher ? words.researcherNote : words.guardianNote, names)]),
			],
			calendar: { method, content: writeCalendar({ method, zone, events: [event] }) },
		};
	};

/** The mails about appointments: one kind, with what there is to tell in its facts. */
export const appointmentMails = (dependencies: AppointmentMailFacts) => ({
	appointment: defineMail(factsSchema, compose(dependencies)),
});
/** The mails about appointments, as the feature enqueues them. */
export type AppointmentMails = MailQueue<MailOf<ReturnType<typeof appointmentMails>>>;
