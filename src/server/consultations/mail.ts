import { fillIn, mailWordsFor } from "#content/messages/mail.ts";
import { mailLinkPaths, roomPath } from "#contract/mail-links.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { receiptLines } from "#server/billing/receipts/lines.ts";
import { type CalendarEvent, type Participant, writeCalendar } from "#server/platform/calendar/calendar.ts";
import {
	type Composer,
	type Composing,
	defineMail,
	type MailOf,
	type MailQueue,
	type MailText,
} from "#server/platform/mail/mail.ts";
import { guardianClosing } from "#server/platform/people/guardian-link.ts";
import { readerOfMail } from "#server/platform/people/store.ts";
import { eventOf } from "./event.ts";
import { type AppointmentFacts, appointmentFactsSchema } from "./mail-facts.ts";
import { type AppointmentEventFacts, actionOf, appointmentSentences } from "./mail-words.ts";
import { findResearcher } from "./researchers/store.ts";
import { drawRoomLink } from "./rooms/link-store.ts";
import { findAppointment } from "./store.ts";

/** The settings of the site that the mails need. */
export interface AppointmentMailFacts {
	/** The organizer in calendars. */
	readonly organizer: Participant;
	/** Whether payments are simulated: nothing is paid, and invented researchers do not attend. */
	readonly isSimulated: boolean;
}

/** Whether a later change made the mail outdated. No change follows a cancellation. */
async function isStillDue({ transaction }: Composing, facts: AppointmentFacts): Promise<boolean> {
	if (facts.news === "cancelled") return true;
	const row = await findAppointment(transaction, facts.id);
	const isLatest = row?.sequence === facts.sequence;
	// A reminder of an ended appointment is outdated.
	return isLatest && (row.state === "confirmed" || facts.news === "booked" || facts.news === "moved");
}

/** The student's topic, for the researcher unless the appointment is cancelled. */
const topicOf = ({
	facts: { reader, news, topic },
	words,
	names,
}: AppointmentEventFacts): MailText["paragraphs"] =>
	reader !== "researcher" || topic === undefined || news === "cancelled"
		? []
		: [fillIn(words.researcherTopic, names), { quote: topic.split(/\n+/) }];

/** The receipt, in the booking mail of the payer. */
const receiptOf = async ({ transaction, locale }: Composing, facts: AppointmentFacts): Promise<string[]> =>
	facts.news === "booked" && facts.reader !== "researcher"
		? receiptLines(transaction, facts.paymentId, locale, facts.zone)
		: [];

/**
 * Why a recipient who did not book gets the mail, and how to object or to report a problem: on the guardian's page, the
 * researcher's desk or the page of the student's appointments.
 */
async function closingOf({ composing, facts, researcher, words, names }: AppointmentEventFacts): Promise<{
	readonly note?: string;
	readonly further?: NonNullable<MailText["further"]>;
}> {
	if (facts.reader === "guardian") return guardianClosing(composing, names.student);
	if (facts.reader === "student")
		return { further: { label: words.report, url: composing.link(mailLinkPaths.consultations) } };
	const isCancelled = facts.news === "cancelled";
	if (researcher.invitedAt !== null) {
		const note = words.researcherNoteDesk;
		return { note, further: { label: words.researcherDesk, url: composing.link(mailLinkPaths.desk) } };
	}
	const further = { label: words.writeToUs, url: composing.link("/contact") };
	return { note: isCancelled ? words.researcherNoteCancelled : words.researcherNote, further };
}

/** The room for the reader of a mail; a guardian gets a link of their own, unless it is cancelled. */
async function roomOf({ transaction, to, facts, now, link }: Composing<AppointmentFacts>): Promise<string> {
	if (facts.reader !== "guardian")
		return link(roomPath(facts.reader === "student" ? "appointment" : "desk", facts.id));
	if (facts.news === "cancelled") return link(mailLinkPaths.room);
	return link(mailLinkPaths.room, await drawRoomLink(transaction, { ...facts, to }, now));
}

/** The calendar attachment: an invitation or a cancellation. */
function calendarOf(
	{ composing: { to, now }, facts, researcher, words, names, room }: AppointmentEventFacts,
	organizer: Participant,
): NonNullable<MailText["calendar"]> {
	const isCancelled = facts.news === "cancelled";
	const isForResearcher = facts.reader === "researcher";
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
			room,
			attendee: { name: reader, email: to },
			writtenAt: now,
		},
	);
	const method = isCancelled ? "CANCEL" : "REQUEST";
	const zone = isForResearcher ? researcher.zone : facts.zone;
	return { method, content: writeCalendar({ method, zone, events: [event] }) };
}

const compose =
	({ organizer, isSimulated }: AppointmentMailFacts): Composer<AppointmentFacts> =>
	async (composing): Promise<MailText | null> => {
		const { transaction, locale, facts } = composing;
		const researcher = await findResearcher(transaction, facts.researcherId);
		if (researcher === undefined || !(await isStillDue(composing, facts))) return null;
		const addressed = await readerOfMail(transaction, composing.accountId, facts.reader === "student");
		const { frame, appointment: words, payments } = mailWordsFor(addressed)[locale];
		const names = { student: facts.student, researcher: researcher.words[locale].name };
		const room = await roomOf(composing);
		const inputs = { composing, facts, researcher, words, payments, names, room, isSimulated };
		const zone = facts.reader === "researcher" ? researcher.zone : facts.zone;
		const { note, further } = await closingOf(inputs);
		const calendarNote = facts.news === "cancelled" ? words.calendarGone : words.calendarNote;
		return {
			subject: fillIn(words[facts.reader][facts.news].subject, {
				...names,
				day: formatsOf(locale).dayInText(facts.startsAt, zone),
			}),
			greeting:
				facts.reader === "guardian"
					? frame.greetingPlain
					: fillIn(frame.greeting, { name: names[facts.reader] }),
			paragraphs: [
				...appointmentSentences(inputs),
				...topicOf(inputs),
				...(await receiptOf(composing, facts)),
			],
			...actionOf(inputs),
			...(further && { further }),
			notes: [calendarNote, ...(note === undefined ? [] : [note])],
			calendar: calendarOf(inputs, organizer),
		};
	};

/** The mails about appointments: one kind, whose facts name the event. */
export const appointmentMails = (dependencies: AppointmentMailFacts) => ({
	appointment: defineMail(appointmentFactsSchema, compose(dependencies)),
});
/** The mails about appointments, as the feature enqueues them. */
export type AppointmentMails = MailQueue<MailOf<ReturnType<typeof appointmentMails>>>;
