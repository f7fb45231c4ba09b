import { fillIn, mailWordsFor } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { receiptLines } from "#server/billing/receipts/lines.ts";
import { eventOf } from "#server/consultations/event.ts";
import { findResearcher } from "#server/consultations/researchers/store.ts";
import { type Participant, writeCalendar } from "#server/platform/calendar/calendar.ts";
import {
	type Composer,
	type Composing,
	defineMail,
	type MailOf,
	type MailQueue,
	type MailText,
} from "#server/platform/mail/mail.ts";
import { guardianClosing } from "#server/platform/people/guardian-link.ts";
import { drawCircleLink } from "./link-store.ts";
import { type CircleMailFacts, circleFactsSchema } from "./mail-facts.ts";
import { type CircleEventFacts, circleSentences, isToParticipant, valuesOf, zoneOf } from "./mail-words.ts";
import { type CircleRow, circleEndsAt, findCircle, findParticipant } from "./store.ts";

/** The settings of the site that the mails need. */
export interface CircleMailSettings {
	/** The organizer in calendars. */
	readonly organizer: Participant;
	readonly isSimulated: boolean;
}

/** News that nothing later replaces. */
const lasting: readonly string[] = ["cancelled", "left", "offer_ended", "replaced"];

/** Whether a later change made the mail outdated. */
async function isStillDue(
	{ transaction }: Composing,
	circle: CircleRow,
	facts: CircleMailFacts,
): Promise<boolean> {
	if (lasting.includes(facts.news)) return true;
	if (circle.state !== "planned") return false;
	const participant = isToParticipant(facts)
		? await findParticipant(transaction, facts.participantId)
		: undefined;
	// An offer holds after a change, too: its mail has the times of the circle as it is.
	if (facts.news === "offered") return participant?.state === "offered";
	if (circle.sequence !== facts.sequence) return false;
	if (!isToParticipant(facts)) return true;
	if (facts.news === "changed") return participant !== undefined && participant.state !== "left";
	return participant?.state === "seated";
}

/** The page of the circle: the reader's own for host and researcher, by a link that is drawn for this mail. */
async function pageOf({ composing, facts, circle }: CircleEventFacts): Promise<string> {
	const { transaction, to, now, link } = composing;
	if (isToParticipant(facts))
		return `${link(mailLinkPaths.circle)}?${new URLSearchParams({ id: circle.id })}`;
	const token = await drawCircleLink(
		transaction,
		{ circleId: circle.id, reader: facts.reader, email: to },
		now,
	);
	return link(mailLinkPaths.circleHost, token);
}

/** The calendar file: an invitation to a seat, or its removal. Its address is the page of the circle, not the room. */
function calendarOf(
	inputs: CircleEventFacts,
	organizer: Participant,
	url: string,
): Pick<MailText, "calendar"> {
	const { composing, facts, circle, words } = inputs;
	const isParticipant = isToParticipant(facts);
	if (facts.news === "offered" || facts.news === "offer_ended") return {};
	const isCancelled = lasting.includes(facts.news);
	const { to, now, locale } = composing;
	const event = eventOf(
		{
			id: isParticipant ? facts.participantId : circle.id,
			sequence: facts.sequence + (facts.news === "left" || facts.news === "replaced" ? 1 : 0),
			state: isCancelled ? "cancelled" : "confirmed",
			startsAt: new Date(facts.startsAt),
			endsAt: new Date(facts.endsAt),
		},
		{
			organizer,
			words,
			other: circle.subject[locale],
			room: url,
			writtenAt: now,
			attendee: { name: isParticipant ? facts.student : facts.name, email: to },
		},
	);
	const method = isCancelled ? "CANCEL" : "REQUEST";
	return { calendar: { method, content: writeCalendar({ method, zone: zoneOf(inputs), events: [event] }) } };
}

/** Why a reader who took no seat gets the mail, and how to report a problem. */
async function closingOf(
	inputs: CircleEventFacts,
): Promise<Pick<MailText, "further"> & { readonly note?: string }> {
	const { composing, facts, words } = inputs;
	if (facts.reader === "guardian") return guardianClosing(composing, facts.student);
	if (facts.reader === "student") {
		const participant = await findParticipant(composing.transaction, facts.participantId);
		// Who has a seat reports on the page of the circle: that suspends the researcher at once.
		const url = participant?.state === "seated" ? await pageOf(inputs) : composing.link("/contact");
		return { further: { label: words.report, url } };
	}
	return {
		further: { label: words.writeToUs, url: composing.link("/contact") },
		note: facts.reader === "host" ? words.hostNote : words.researcherNote,
	};
}

const compose =
	({ organizer, isSimulated }: CircleMailSettings): Composer<CircleMailFacts> =>
	async (composing): Promise<MailText | null> => {
		const { transaction, locale } = composing;
		const circle = await findCircle(transaction, composing.facts.circleId);
		const researcher = circle && (await findResearcher(transaction, circle.researcherId));
		if (circle === undefined || researcher === undefined) return null;
		if (!(await isStillDue(composing, circle, composing.facts))) return null;
		const facts = lasting.includes(composing.facts.news)
			? composing.facts
			: { ...composing.facts, startsAt: toInstant(circle.startsAt), endsAt: toInstant(circleEndsAt(circle)) };
		const reader = facts.reader === "student" ? "student" : "adult";
		const { frame, circle: words, appointment } = mailWordsFor(reader)[locale];
		const inputs = { composing, facts, circle, researcher, words, appointment, isSimulated };
		const values = {
			...valuesOf(inputs),
			day: formatsOf(locale).dayInText(facts.startsAt, zoneOf(inputs)),
		};
		const isParticipant = isToParticipant(facts);
		const { subject } = isParticipant
			? words[facts.reader][facts.news]
			: facts.news === "replaced"
				? words.host.replaced
				: words[facts.reader][facts.news];
		const name = isParticipant ? facts.student : facts.name;
		const url = await pageOf(inputs);
		const { note, further } = await closingOf(inputs);
		const { calendar } = calendarOf(inputs, organizer, url);
		const isReceipted = isParticipant && facts.news === "seated";
		const notes = [
			...(calendar === undefined
				? []
				: [calendar.method === "CANCEL" ? appointment.calendarGone : appointment.calendarNote]),
			...(note === undefined ? [] : [note]),
		];
		return {
			subject: fillIn(subject, values),
			greeting: facts.reader === "guardian" ? frame.greetingPlain : fillIn(frame.greeting, { name }),
			paragraphs: [
				...circleSentences(inputs),
				...(isReceipted ? await receiptLines(transaction, facts.paymentId, locale, facts.zone) : []),
			],
			...(facts.news === "replaced" ? {} : { action: { label: actionOf(inputs), url } }),
			...(further && { further }),
			...(notes.length === 0 ? {} : { notes }),
			...(calendar && { calendar }),
		};
	};

/** The button: to the offer, to the page of host or researcher, or to the page of the circle. */
const actionOf = ({ facts, words }: CircleEventFacts): string => {
	if (facts.news === "offered" && facts.reader === "student") return words.accept;
	return isToParticipant(facts) ? words.see : words.seeAsLeader;
};

/** The mails about circles: one kind, whose facts name the event and the reader. */
export const circleMails = (settings: CircleMailSettings) => ({
	circle: defineMail(circleFactsSchema, compose(settings)),
});
/** The mails about circles, as the feature enqueues them. */
export type CircleMails = MailQueue<MailOf<ReturnType<typeof circleMails>>>;
