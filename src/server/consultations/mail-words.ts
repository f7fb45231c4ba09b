import { type AppointmentWords, fillIn, type PaymentWords } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { isRefundable, lastRefundAt, reminderKinds } from "#domain/consultations/appointment.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { toInstant, type Zone } from "#domain/shared/instant.ts";
import type { Composing, MailText } from "#server/platform/mail/mail.ts";
import type { AppointmentFacts, CancelledBy } from "./mail-facts.ts";
import type { ResearcherRow } from "./researchers/store.ts";

/** The inputs of the sentences of a mail about an appointment. */
export interface AppointmentEventFacts {
	readonly composing: Composing;
	readonly facts: AppointmentFacts;
	readonly researcher: ResearcherRow;
	/** The words for the reader's role. */
	readonly words: AppointmentWords;
	readonly payments: PaymentWords;
	readonly names: { readonly student: string; readonly researcher: string };
	/** The address of the room, for the reader. */
	readonly room: string;
	/** Whether payments are simulated. */
	readonly isSimulated: boolean;
}

/** Nothing is paid and the researcher is invented, so that no one will attend. */
const isUnattended = ({ isSimulated, researcher }: AppointmentEventFacts): boolean =>
	isSimulated && researcher.isIllustrative;

/** The event; for a cancellation also who caused it, where that is known. */
function happened({ facts, words, names }: AppointmentEventFacts): string {
	const ofReader = words[facts.reader];
	const byWhom: Partial<Record<CancelledBy, string>> = ofReader.cancelledBy;
	const by = facts.news === "cancelled" && facts.by ? byWhom[facts.by] : undefined;
	return fillIn(by ?? ofReader[facts.news].body, names);
}

/** An operator's or a researcher's reason, and for students that other times are free. */
function reasonOf({ facts: { by, reason, reader }, words }: AppointmentEventFacts): string[] {
	if (by !== "operator" && by !== "researcher") return [];
	return [
		...(reason === undefined ? [] : [fillIn(words.cancelReason, { reason })]),
		...(reader === "student" ? [words.student.otherTimes] : []),
	];
}

/** The times: in the reader's zone first, then in the other's where they differ. */
function timesOf({
	composing: { locale },
	facts,
	researcher,
	words,
	names,
}: AppointmentEventFacts): string[] {
	const isResearcher = facts.reader === "researcher";
	const own = isResearcher ? researcher.zone : facts.zone;
	const others = isResearcher ? facts.zone : researcher.zone;
	const other = isResearcher ? names.student : names.researcher;
	const formats = formatsOf(locale);
	const at = (zone: Zone) => formats.period(facts.startsAt, facts.endsAt, zone);
	const [here, there] = [at(own), at(others)];
	const isElsewhere = here.date !== there.date || here.time !== there.time;
	return [
		fillIn(words.when, here),
		...(isElsewhere ? [fillIn(words.whenThere, { ...there, other })] : []),
		...(facts.before === null
			? []
			: [fillIn(words.whenBefore, formats.period(facts.before, facts.before, own))]),
	];
}

/** The way to the meeting, for readers without a button to it. */
const whereOf = (inputs: AppointmentEventFacts): string[] => {
	const { news, reader } = inputs.facts;
	const isOnItsWay = news === "booked" || news === "moved";
	return reader === "student" && isOnItsWay && !isUnattended(inputs) ? [inputs.words.student.where] : [];
};

/** The sentences about money, for readers who paid. */
function moneyOf({
	composing: { locale, now },
	facts,
	words,
	names,
	isSimulated,
}: AppointmentEventFacts): string[] {
	const { reader, news, refund } = facts;
	if (reader === "researcher") return [];
	const formats = formatsOf(locale);
	if (refund !== null) {
		// Where nothing was paid, test mode mentions no refund.
		if (isSimulated) return [];
		const said = { all: words.refundAll, none: words.refundNone, withheld: words.refundWithheld };
		return [fillIn(said[refund], { price: formats.price(facts.amountCents) })];
	}
	if (news !== "booked" && news !== "moved") return [];
	const { cancelMoved, cancelLate, cancelUntil } = words[reader];
	if (facts.isMovedByOperator) return [fillIn(cancelMoved, names)];
	if (!isRefundable(facts, toInstant(now))) return [fillIn(cancelLate, names)];
	const last = lastRefundAt(facts);
	return [fillIn(cancelUntil, { ...names, ...formats.period(last, last, facts.zone) })];
}

/** The explanation of a simulated payment; attendance is mentioned only when the appointment takes place. */
function testModeOf({ facts, researcher, words, payments, isSimulated }: AppointmentEventFacts): string[] {
	if (!isSimulated) return [];
	if (facts.news !== "cancelled") return [researcher.isIllustrative ? words.testMode : words.testModeReal];
	return [facts.reader === "researcher" ? payments.testMode : payments.testModeRefund];
}

/** The sentences of a mail about an appointment, before its receipt. */
export const appointmentSentences = (inputs: AppointmentEventFacts): string[] => [
	happened(inputs),
	...testModeOf(inputs),
	...timesOf(inputs),
	...whereOf(inputs),
	...moneyOf(inputs),
	...reasonOf(inputs),
];

/**
 * The button: for students the list of their appointments; for everyone else, and in reminders, the room.
 */
export function actionOf(inputs: AppointmentEventFacts): Pick<MailText, "action"> {
	const { words, composing, room } = inputs;
	const { news, reader } = inputs.facts;
	const isReminder = reminderKinds.some((kind) => kind === news);
	if (reader === "student" && (!isReminder || isUnattended(inputs))) {
		return { action: { label: words.action, url: composing.link(mailLinkPaths.consultations) } };
	}
	if (news === "cancelled" || isUnattended(inputs)) return {};
	return { action: { label: reader === "guardian" ? words.joinGuardian : words.join, url: room } };
}
