import { fillIn, type PaymentWords } from "#content/messages/mail.ts";
import type { GuardianState } from "#domain/billing/guardian.ts";
import type { PaymentPurpose } from "./payments/store.ts";

/** The subscription events that are mailed. */
export const planNews = [
	"started",
	"renewed",
	"failed",
	"cancelled",
	"resumed",
	"ended",
	"refunded",
] as const;
/** The content of a mail about a subscription. */
export type PlanNews = (typeof planNews)[number];

/** The facts that select the sentences of a mail about a subscription. */
interface Circumstances {
	readonly news: PlanNews;
	readonly isTestMode: boolean;
	/** Whether it ended because of an unpaid month. */
	readonly isUnpaid?: boolean | undefined;
	/** The purpose of a refunded payment. */
	readonly purpose?: PaymentPurpose | undefined;
	/** The first name of the subscription's owner. */
	readonly guardian: GuardianState;
	/** The reader: the owner, or the guardian with or without a link to withdraw. */
	readonly to: "owner" | "guardian" | "guardianBefore";
}

/** The event, in the reader's first sentence. */
function happened(words: PaymentWords, { news, to, isUnpaid }: Circumstances): string {
	const isOwn = to === "owner";
	if (news === "ended" && isUnpaid) return isOwn ? words.ended.ownUnpaid : words.ended.bodyUnpaid;
	return isOwn ? words[news].own : words[news].body;
}

/** How the owner resumes a cancelled subscription; they may have to name a guardian first. */
const takenUpAgain = (words: PaymentWords["cancelled"], guardian: GuardianState): string[] => {
	if (guardian === "missing") return [words.howAlone];
	// They already know that an answer is pending.
	return guardian === "pending" ? [] : [words.how];
};

/** The reader's options and what they have to know. */
function whatNext(words: PaymentWords, { news, to, isTestMode, guardian }: Circumstances): string[] {
	const isOwn = to === "owner";
	switch (news) {
		case "failed":
			// No card is charged in test mode, so there is none to change.
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

/** The sentences of a mail about a subscription, before its receipt: event, test mode, options. */
export function planSentences(
	words: PaymentWords,
	things: Readonly<Record<PaymentPurpose, string>>,
	circumstances: Circumstances,
	values: Readonly<Record<string, string>>,
): string[] {
	const { news, isTestMode, purpose } = circumstances;
	const isRefund = news === "refunded";
	const what = isRefund && purpose ? [fillIn(words.refunded.what, { what: things[purpose] })] : [];
	const testMode = isRefund ? words.testModeRefund : words.testMode;
	return [
		[fillIn(happened(words, circumstances), values), ...what].join(" "),
		...(isTestMode ? [testMode] : []),
		...whatNext(words, circumstances).map((sentence) => fillIn(sentence, values)),
	];
}
