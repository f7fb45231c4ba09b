import { type AppointmentWords, fillIn, type PaymentWords } from "#content/messages/mail.ts";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { isRefundable, lastRefundAt } from "#domain/consultations/appointment.ts";
import { toInstant, type Zone } from "#domain/shared/moment.ts";
import { formatsOf } from "#server/platform/mail/formats.ts";
import type { Composing, MailText } from "#server/platform/mail/mail.ts";
import type { AppointmentFacts, CancelledBy } from "./mail-facts.ts";
import type { ResearcherRow } from "./researchers/store.ts";

/** What the sentences of a mail about an appointment are made of. */
export interface AppointmentTold {
	readonly composing: Composing;
	readonly facts: AppointmentFacts;
	readonly researcher: ResearcherRow;
	/** In the voice that fits the reader. */
	readonly words: AppointmentWords;
	readonly payments: PaymentWords;
	readonly names: { readonly student: string; readonly researcher: string };
	/** Payments are simulated. */
	readonly isSimulated: boolean;
}

/** Nothing is paid and the researcher is invented: an appointment to which nobody comes. */
const nobodyComes = ({ isSimulated, researcher }: AppointmentTold): boolean =>
	isSimulated && researcher.isIllustrative;

/** What happened: of what is cancelled also by whom, where that is known. */
function happened({ facts, words, names }: AppointmentTold): string {
	const ofReader = words[facts.reader];
	const byWhom: Partial<Record<CancelledBy, string>> = ofReader.cancelledBy;
	const by = facts.news === "cancelled" && facts.by ? byWhom[facts.by] : undefined;
	return fillIn(by ?? ofReader[facts.news].body, names);
}

/** The times: the reader's own first, then the other's where clocks differ. */
function timesOf({ composing: { locale }, facts, researcher, words, names }: AppointmentTold): string[] {
	const isResearcher = facts.reader === "researcher";
	const own = isResearcher ? researcher.zone : facts.zone;
	const others = isResearcher ? facts.zone : researcher.zone;
	const other = isResearcher ? names.student : names.researcher;
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

/** Where it takes place, for whoever gets no button to it yet. */
const placeOf = (told: AppointmentTold): string[] => {
	const { news, reader } = told.facts;
	const isOnItsWay = news === "booked" || news === "moved";
	return reader === "student" && isOnItsWay && !nobodyComes(told) ? [told.words.student.where] : [];
};

/** What is said of money, to whoever paid. */
function moneyOf({
	composing: { locale, now },
	facts,
	words,
	names,
	isSimulated,
}: AppointmentTold): string[] {
	const { reader, news, refund } = facts;
	if (reader === "researcher") return [];
	const formats = formatsOf(locale);
	if (refund !== null) {
		// Of what was not paid, test mode says that nothing comes back.
		if (isSimulated) return [];
		const said = { all: words.refundAll, none: words.refundNone, withheld: words.refundWithheld };
		return [fillIn(said[refund], { price: formats.price(facts.amountCents) })];
	}
	if (news !== "booked" && news !== "moved") return [];
	const { cancelMoved, cancelLate, cancelUntil } = words[reader];
	if (facts.isMovedByOperator) return [fillIn(cancelMoved, names)];
	if (!isRefundable(facts, toInstant(now))) return [fillIn(cancelLate, names)];
	const last = lastRefundAt(facts);
	return [fillIn(cancelUntil, { ...names, ...formats.moment(last, last, facts.zone) })];
}

/** What a simulated payment means; who comes is only told of what takes place. */
function testModeOf({ facts, researcher, words, payments, isSimulated }: AppointmentTold): string[] {
	if (!isSimulated) return [];
	if (facts.news !== "cancelled") return [researcher.isIllustrative ? words.testMode : words.testModeReal];
	return [facts.reader === "researcher" ? payments.testMode : payments.testModeRefund];
}

/** The sentences of a mail about an appointment, before its receipt. */
export const appointmentSentences = (told: AppointmentTold): string[] => [
	happened(told),
	...testModeOf(told),
	...timesOf(told),
	...placeOf(told),
	...moneyOf(told),
];

/** Students go to their appointments; whoever has no account there, and whoever is reminded, to the conversation. */
export function actionOf(told: AppointmentTold): Pick<MailText, "action"> {
	const { words, composing } = told;
	const { news, reader, meetingUrl } = told.facts;
	const isReminder = news === "day" || news === "hour";
	if (reader === "student" && (!isReminder || nobodyComes(told))) {
		return { action: { label: words.action, url: composing.link(mailLinkPaths.consultations) } };
	}
	if (news === "cancelled" || nobodyComes(told)) return {};
	return { action: { label: reader === "guardian" ? words.joinGuardian : words.join, url: meetingUrl } };
}
