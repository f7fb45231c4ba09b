import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import { findResearcher } from "#server/consultations/researchers/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { recipientsOf } from "#server/platform/people/store.ts";
import type { CircleMails } from "./mail.ts";
import type { CircleEndedBy, LeaderFacts, ParticipantFacts } from "./mail-facts.ts";
import { type CircleRow, circleEndsAt, type ParticipantRow } from "./store.ts";

/** The facts that are not in the rows. */
interface More {
	readonly before?: Date | undefined;
	readonly refund?: ParticipantFacts["refund"];
	/** With `erasure` the account is about to be deleted: its owner gets no more mail. */
	readonly by?: CircleEndedBy | undefined;
}

const commonFacts = (circle: CircleRow, { before, by }: More) => ({
	circleId: circle.id,
	startsAt: toInstant(circle.startsAt),
	endsAt: toInstant(circleEndsAt(circle)),
	sequence: circle.sequence,
	before: toInstantOrNull(before),
	...(by === undefined ? {} : { by }),
	...(circle.cancelReason === null ? {} : { reason: circle.cancelReason }),
});

/** Enqueues the mails about a participation: to the student, and to the guardians who have agreed. */
export async function notifyParticipant(
	mailer: CircleMails,
	transaction: Transaction,
	{ circle, participant }: { readonly circle: CircleRow; readonly participant: ParticipantRow },
	news: ParticipantFacts["news"],
	now: Date,
	more: More = {},
): Promise<void> {
	const isErased = more.by === "erasure";
	for (const { email, locale, isGuardian, firstName } of await recipientsOf(
		transaction,
		participant.accountId,
	)) {
		if (isErased && !isGuardian) continue;
		const facts: ParticipantFacts = {
			...commonFacts(circle, more),
			reader: isGuardian ? "guardian" : "student",
			news,
			participantId: participant.id,
			student: firstName,
			zone: participant.visitorZone,
			amountCents: participant.amountCents,
			refund: more.refund ?? null,
			offerEndsAt: toInstantOrNull(participant.offerEndsAt),
			...(participant.paymentId === null ? {} : { paymentId: participant.paymentId }),
		};
		const accountId = isErased ? null : participant.accountId;
		await mailer.enqueue(transaction, { kind: "circle", locale, to: email, accountId, facts }, now);
	}
}

/** Enqueues a mail to the host of a circle, who may have been replaced in the row already. */
export async function notifyHost(
	mailer: CircleMails,
	transaction: Transaction,
	circle: CircleRow,
	news: LeaderFacts["news"],
	now: Date,
	more: More = {},
): Promise<void> {
	const { hostEmail, hostLocale: locale, hostName: name } = circle;
	if (hostEmail === null) return;
	const facts: LeaderFacts = { ...commonFacts(circle, more), reader: "host", news, name };
	await mailer.enqueue(transaction, { kind: "circle", locale, to: hostEmail, accountId: null, facts }, now);
}

/** Enqueues the mails to the host and the researcher of a circle. */
export async function notifyLeaders(
	mailer: CircleMails,
	transaction: Transaction,
	circle: CircleRow,
	news: LeaderFacts["news"],
	now: Date,
	more: More = {},
): Promise<void> {
	await notifyHost(mailer, transaction, circle, news, now, more);
	await notifyResearcher(mailer, transaction, circle, news, now, more);
}

/** Enqueues a mail to the researcher of a circle; none without an address. */
export async function notifyResearcher(
	mailer: CircleMails,
	transaction: Transaction,
	circle: CircleRow,
	news: LeaderFacts["news"],
	now: Date,
	more: More = {},
): Promise<void> {
	const researcher = await findResearcher(transaction, circle.researcherId);
	if (!researcher?.email) return;
	const { locale, email: to, words } = researcher;
	const facts: LeaderFacts = {
		...commonFacts(circle, more),
		reader: "researcher",
		news,
		name: words[locale].name,
	};
	await mailer.enqueue(transaction, { kind: "circle", locale, to, accountId: null, facts }, now);
}
