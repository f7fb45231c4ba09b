import { fillIn, type PaymentWords } from "#content/messages/mail.ts";
import type { GuardianState } from "#domain/billing/guardian.ts";
import type { PaymentPurpose } from "./payments/store.ts";

/** What happens to a subscription and is told by mail. */
export const planNews = [
	"started",
	"renewed",
	"failed",
	"cancelled",
	"resumed",
	"ended",
	"refunded",
] as const;
/** What a mail about a subscription tells. */
export type PlanNews = (typeof planNews)[number];

/** What the sentences of a mail about a subscription depend on. */
interface Told {
	readonly news: PlanNews;
	readonly isTestMode: boolean;
	/** It ended because a month was not paid. */
	readonly isUnpaid?: boolean | undefined;
	/** What a payment was for that goes back. */
	readonly purpose?: PaymentPurpose | undefined;
	/** Of the account whose subscription it is. */
	readonly guardian: GuardianState;
	/** For whom it is written: the owner, or their guardian, who has a link to withdraw or none any more. */
	readonly to: "owner" | "guardian" | "guardianBefore";
}

/** What happened, in the sentence that its reader gets first. */
function happened(words: PaymentWords, { news, to, isUnpaid }: Told): string {
	const isOwn = to === "owner";
	if (news === "ended" && isUnpaid) return isOwn ? words.ended.ownUnpaid : words.ended.bodyUnpaid;
	return isOwn ? words[news].own : words[news].body;
}

/** How a subscription that was cancelled is taken up again by its owner, who may have to name a guardian first. */
const takenUpAgain = (words: PaymentWords["cancelled"], guardian: GuardianState): string[] => {
	if (guardian === "missing") return [words.howAlone];
	// They know whose answer they wait for.
	return guardian === "pending" ? [] : [words.how];
};

/** What its reader can do about it, or has to know. */
function whatNext(words: PaymentWords, { news, to, isTestMode, guardian }: Told): string[] {
	const isOwn = to === "owner";
	switch (news) {
		case "failed":
			// Nobody's card is charged in test mode, so there is none to change.
			return isOwn && !isTestMode ? [words.failed.how, words.failed.card] : [words.failed.how];
		case "cancelled":
			return isOwn ? takenUpAgain(words.cancelled, guardian) : [words.cancelled.howGuardian];
		case "ended":
			return [isOwn ? words.ended.how : words.ended.howGuardian];
		case "refunded":
			return isTestMode ? [] : [words.refunded.how];
		default:
			return [{ ...words.toEnd, owner: words.toEnd.own }[to]];
	}
}

/** The sentences of a mail about a subscription, before its receipt: what happened, test mode, what follows from it. */
export function planSentences(
	words: PaymentWords,
	things: Readonly<Record<PaymentPurpose, string>>,
	told: Told,
	values: Readonly<Record<string, string>>,
): string[] {
	const { news, isTestMode, purpose } = told;
	const isRefund = news === "refunded";
	const what = isRefund && purpose ? [fillIn(words.refunded.what, { what: things[purpose] })] : [];
	const testMode = isRefund ? words.testModeRefund : words.testMode;
	return [
		[fillIn(happened(words, told), values), ...what].join(" "),
		...(isTestMode ? [testMode] : []),
		...whatNext(words, told).map((sentence) => fillIn(sentence, values)),
	];
}
