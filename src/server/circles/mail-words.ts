import { type CircleWords, fillIn, type MailWords } from "#content/messages/mail.ts";
import { isRefundable, lastRefundAt } from "#domain/consultations/appointment.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { ResearcherRow } from "#server/consultations/researchers/store.ts";
import type { Composing } from "#server/platform/mail/mail.ts";
import type { CircleMailFacts, LeaderFacts, ParticipantFacts } from "./mail-facts.ts";
import type { CircleRow } from "./store.ts";

type Formats = ReturnType<typeof formatsOf>;

/** The inputs of the sentences of a mail about a circle. */
export interface CircleEventFacts {
	readonly composing: Composing;
	readonly facts: CircleMailFacts;
	readonly circle: CircleRow;
	readonly researcher: ResearcherRow;
	readonly words: CircleWords;
	/** The sentences that circles share with appointments. */
	readonly appointment: MailWords["appointment"];
	readonly isSimulated: boolean;
}

/** The names and numbers that sentences mention. */
export const valuesOf = ({ composing: { locale }, facts, circle, researcher }: CircleEventFacts) => ({
	subject: circle.subject[locale],
	researcher: researcher.words[locale].name,
	host: circle.hostName,
	student: "student" in facts ? facts.student : "",
});

/** Whether a mail is to a participant or a guardian. */
export const isToParticipant = (facts: CircleMailFacts): facts is ParticipantFacts =>
	facts.reader === "student" || facts.reader === "guardian";

/** The zone of the times in a mail. */
export const zoneOf = ({ facts, circle, researcher }: CircleEventFacts) =>
	isToParticipant(facts) ? facts.zone : facts.reader === "researcher" ? researcher.zone : circle.zone;

/** The event, and who caused it where that can be said. */
function happened(inputs: CircleEventFacts): string {
	const { facts, words } = inputs;
	const values = valuesOf(inputs);
	if (isToParticipant(facts)) {
		const ofReader = words[facts.reader];
		const causes: Partial<Record<string, string>> =
			facts.news === "cancelled" ? words.cancelledBy : facts.news === "left" ? ofReader.leftBy : {};
		return fillIn(causes[facts.by ?? ""] ?? ofReader[facts.news].body, values);
	}
	const causes: Partial<Record<string, string>> = facts.news === "cancelled" ? words.cancelledBy : {};
	return fillIn(causes[facts.by ?? ""] ?? words[facts.reader][leaderKey(facts)].body, values);
}

/** A researcher is never replaced as a host: the words of that mail are the host's alone. */
const leaderKey = ({ news }: LeaderFacts): Exclude<LeaderFacts["news"], "replaced"> | "planned" =>
	news === "replaced" ? "planned" : news;

/** When it takes place, and until when it was planned before. */
function timesOf(inputs: CircleEventFacts, formats: Formats): string[] {
	const { facts, appointment } = inputs;
	const zone = zoneOf(inputs);
	const when = fillIn(appointment.when, formats.period(facts.startsAt, facts.endsAt, zone));
	if (facts.before === null) return [when];
	return [when, fillIn(appointment.whenBefore, formats.period(facts.before, facts.before, zone))];
}

/** The words about money for a participant or guardian. */
function moneyOf(
	{ composing: { now }, facts, circle, words, appointment, isSimulated }: CircleEventFacts,
	formats: Formats,
): string[] {
	if (!isToParticipant(facts) || facts.amountCents === 0) return [];
	if (isSimulated) return facts.news === "seated" ? [words.testMode] : [];
	if (facts.refund !== null) {
		const said = { all: appointment.refundAll, none: words.refundNone };
		return [fillIn(said[facts.refund], { price: formats.price(facts.amountCents) })];
	}
	if (facts.news !== "seated" && facts.news !== "changed") return [];
	const rule = { startsAt: facts.startsAt, wasMoved: circle.isMoved };
	if (!isRefundable(rule, toInstant(now))) return [words.refundLate];
	const last = lastRefundAt(rule);
	return [fillIn(words.refundUntil, { ...formats.period(last, last, facts.zone) })];
}

/** The sentences of a mail about a circle, before its receipt. */
export function circleSentences(inputs: CircleEventFacts): string[] {
	const { composing, facts, words, appointment, researcher } = inputs;
	const formats = formatsOf(composing.locale);
	const values = valuesOf(inputs);
	const isOver = ["cancelled", "left", "offer_ended", "replaced"].includes(facts.news);
	const offerEnd =
		facts.news === "offered" && facts.offerEndsAt !== null
			? [fillIn(words.acceptUntil, formats.period(facts.offerEndsAt, facts.offerEndsAt, facts.zone))]
			: [];
	return [
		happened(inputs),
		...timesOf(inputs, formats),
		...(isOver || facts.reader === "host" ? [] : [fillIn(words.hostLine, values)]),
		...offerEnd,
		...(isOver || facts.reader === "host" ? [] : [words.room]),
		...(facts.reader === "host" && !isOver ? [words.hostDuty] : []),
		...(researcher.isIllustrative && !isOver ? [words.invented] : []),
		...moneyOf(inputs, formats),
		...(facts.news === "cancelled" && facts.reason !== undefined
			? [fillIn(appointment.cancelReason, { reason: facts.reason })]
			: []),
	];
}
