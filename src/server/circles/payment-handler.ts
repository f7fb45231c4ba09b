import { isAhead } from "#domain/circles/circle.ts";
import { isOfferOpen } from "#domain/circles/seats.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { notifyOfRefund } from "#server/billing/mail.ts";
import type { PaymentHandler } from "#server/billing/payments/reconciler.ts";
import { findResearcher } from "#server/consultations/researchers/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { mayPay } from "#server/platform/people/store.ts";
import type { CirclesDependencies } from "./dependencies.ts";
import { notifyParticipant } from "./notify.ts";
import {
	type CircleRow,
	changeParticipant,
	circleFactsOf,
	findParticipantByPayment,
	lockCircle,
	type ParticipantRow,
	participantOf,
	releaseSeat,
} from "./store.ts";
import { updateWaitingList } from "./waiting-list.ts";

type HandlerDependencies = Pick<CirclesDependencies, "mailer">;

/** A payment's participation with its circle, which is locked. */
interface Held {
	readonly circle: CircleRow;
	readonly participant: ParticipantRow;
}

/** The participation of a payment, read under the lock of its circle; undefined when there is none. */
async function lockHeld(transaction: Transaction, paymentId: string): Promise<Held | undefined> {
	const before = await findParticipantByPayment(transaction, paymentId);
	const circle = before && (await lockCircle(transaction, before.circleId));
	const participant = await findParticipantByPayment(transaction, paymentId);
	return circle === undefined || participant === undefined ? undefined : { circle, participant };
}

/**
 * Ends an unpaid order: the seat is free again. While the offer that led to it is open, the seat is kept for the same person,
 * who may try another card.
 */
async function release(
	dependencies: HandlerDependencies,
	transaction: Transaction,
	held: Held | undefined,
	now: Date,
): Promise<void> {
	if (held?.participant.state !== "paying") return;
	const { circle, participant } = held;
	const offered = { ...participantOf(participant), state: "offered" } as const;
	if (isAhead(circleFactsOf(circle), toInstant(now)) && isOfferOpen(offered, toInstant(now))) {
		await changeParticipant(transaction, participant.id, { state: "offered", paymentId: null });
		return;
	}
	await releaseSeat(transaction, participant.id);
	const change = { state: "left", leavingReason: "unpaid", leftAt: now } as const;
	await changeParticipant(transaction, participant.id, change);
	await updateWaitingList(dependencies, transaction, circle, now);
}

/**
 * The effects of payments for seats. Paid: the seat is theirs; not paid: it is free again. Money that arrives after the start,
 * after the circle was cancelled, after the guardian withdrew or after the researcher was suspended is refunded. A refund on
 * the provider's own pages gives the seat back, so that paid and seated always agree.
 */
export const circlePaymentHandler = (dependencies: HandlerDependencies): PaymentHandler => ({
	paid: async (transaction, payment, { isLate }, now) => {
		// The guardian is locked before the circle, as where a guardian withdraws.
		const isAllowed = payment.accountId !== null && (await mayPay(transaction, payment.accountId));
		const held = await lockHeld(transaction, payment.id);
		if (held === undefined) return "lost";
		const { circle, participant } = held;
		const researcher = await findResearcher(transaction, circle.researcherId);
		const isInTime =
			participant.state === "paying" && !isLate && isAhead(circleFactsOf(circle), toInstant(now));
		if (!isInTime || !isAllowed || researcher?.suspendedAt != null) {
			await release(dependencies, transaction, held, now);
			return "lost";
		}
		const seated = await changeParticipant(transaction, participant.id, { state: "seated" });
		await notifyParticipant(dependencies.mailer, transaction, { circle, participant: seated }, "seated", now);
		return "kept";
	},
	released: async (transaction, payment, now) =>
		release(dependencies, transaction, await lockHeld(transaction, payment.id), now),
	refunded: async (transaction, payment, now) => {
		const held = await lockHeld(transaction, payment.id);
		// The mail about the seat that was given back, or about the cancelled circle, announced it.
		if (held?.participant.isRefundAnnounced) return;
		if (held?.participant.state !== "seated" || !isAhead(circleFactsOf(held.circle), toInstant(now)))
			return notifyOfRefund(dependencies.mailer, transaction, payment, now);
		const { circle, participant } = held;
		await releaseSeat(transaction, participant.id);
		const left = await changeParticipant(transaction, participant.id, {
			state: "left",
			leavingReason: "refunded",
			leftAt: now,
			isRefundAnnounced: true,
		});
		const more = { refund: "all" } as const;
		await notifyParticipant(
			dependencies.mailer,
			transaction,
			{ circle, participant: left },
			"left",
			now,
			more,
		);
		await updateWaitingList(dependencies, transaction, circle, now);
	},
});
