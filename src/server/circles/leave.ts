import { isAhead } from "#domain/circles/circle.ts";
import type { LeavingReason } from "#domain/circles/seats.ts";
import { isRefundable } from "#domain/consultations/appointment.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import { isId } from "#server/platform/db/id.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { describeError } from "#server/platform/log.ts";
import type { CirclesDependencies } from "./dependencies.ts";
import type { CircleEndedBy } from "./mail-facts.ts";
import { notifyParticipant } from "./notify.ts";
import {
	type CircleRow,
	changeParticipant,
	circleFactsOf,
	circlesAheadOf,
	lockCircle,
	type ParticipantRow,
	participationsOf,
	releaseSeat,
} from "./store.ts";
import { updateWaitingList } from "./waiting-list.ts";

/** How a participant leaves. */
interface Leaving {
	readonly reason: LeavingReason;
	readonly by: CircleEndedBy | undefined;
	/** `by_rule`: a paid seat is refunded until 24 hours before the start, as an appointment is; `all`: in any case. */
	readonly refund: "by_rule" | "all";
}

/**
 * Ends a participation of a locked circle: the seat is free, a paid one is refunded by the rule of appointments, and who had
 * a seat gets a mail. The caller then moves the list up and has the payment reconciled.
 */
export async function endParticipation(
	{ payments, mailer }: Pick<CirclesDependencies, "payments" | "mailer">,
	transaction: Transaction,
	{ circle, participant }: { readonly circle: CircleRow; readonly participant: ParticipantRow },
	{ reason, by, refund }: Leaving,
	now: Date,
): Promise<ParticipantRow> {
	const { state, paymentId } = participant;
	const isPaid = state === "seated" && paymentId !== null;
	const rule = { startsAt: toInstant(circle.startsAt), wasMoved: circle.isMoved };
	const isDue = isPaid && (refund === "all" || isRefundable(rule, toInstant(now)));
	const isComing = isDue && (await payments.askRefund(transaction, paymentId));
	await releaseSeat(transaction, participant.id);
	const left = await changeParticipant(transaction, participant.id, {
		state: "left",
		leavingReason: reason,
		leftAt: now,
		isRefundAnnounced: isComing,
	});
	const isCancelled = reason === "circle_cancelled";
	if (isCancelled || state === "seated") {
		const more = { by, refund: isPaid ? (isComing ? "all" : "none") : null } as const;
		const news = isCancelled ? "cancelled" : "left";
		await notifyParticipant(mailer, transaction, { circle, participant: left }, news, now, more);
	}
	return left;
}

/** Has a payment brought in line with the provider now; the watch repeats it. */
export async function reconcileNow(
	{ payments, log }: Pick<CirclesDependencies, "payments" | "log">,
	paymentId: string | null,
): Promise<void> {
	if (paymentId === null) return;
	await payments
		.reconcile(paymentId)
		.catch((error: unknown) => log.warn("a refund waits", describeError(error)));
}

/**
 * Gives back a seat, an offered one or a place on the list. An open payment is given up first; if it turns out to be paid,
 * the seat is given back like any other. A second request is refused.
 */
export async function leaveCircle(
	dependencies: CirclesDependencies,
	{ accountId, circleId }: { readonly accountId: string; readonly circleId: string },
	now: Date,
): Promise<Result<ParticipantRow, "circles.leave_failed">> {
	const { database, payments } = dependencies;
	if (!isId(circleId)) return failure("circles.leave_failed");
	const [own] = await participationsOf(database.queries(), accountId, circleId);
	const givenUp = own?.state === "paying" ? own.paymentId : null;
	if (givenUp !== null) {
		// Where the provider is away, money that arrives later finds no seat and is refunded.
		await payments
			.giveUp(givenUp)
			.catch((error: unknown) =>
				dependencies.log.warn("an order waits to be given up", describeError(error)),
			);
	}
	const left = await database.transaction(async (transaction) => {
		const circle = await lockCircle(transaction, circleId);
		const [present] = await participationsOf(transaction, accountId, circleId);
		if (circle === undefined || present === undefined) return undefined;
		if (!isAhead(circleFactsOf(circle), toInstant(now))) return undefined;
		// Giving the payment up has ended it.
		if (present.state === "left") return givenUp === null ? undefined : present;
		const leaving = { reason: "given_back", by: "student", refund: "by_rule" } as const;
		const changed = await endParticipation(
			dependencies,
			transaction,
			{ circle, participant: present },
			leaving,
			now,
		);
		await recordEvent(transaction, { event: "circle_left", accountId, at: now });
		await updateWaitingList(dependencies, transaction, circle, now);
		return changed;
	});
	if (left === undefined) return failure("circles.leave_failed");
	await reconcileNow(dependencies, left.paymentId);
	return success(left);
}

/** Leaves every circle that is ahead for an account, by the rule of refunds: before an erasure, and when the guardian withdraws. */
export const leaveCircles =
	(dependencies: Pick<CirclesDependencies, "payments" | "mailer">, now: () => Date) =>
	async (transaction: Transaction, accountId: string, by?: "erasure" | "guardian"): Promise<void> => {
		const present = now();
		for (const id of await circlesAheadOf(transaction, accountId, present)) {
			const circle = await lockCircle(transaction, id);
			const [participant] = await participationsOf(transaction, accountId, id);
			if (circle === undefined || participant === undefined || participant.state === "left") continue;
			const leaving = { reason: "given_back", by, refund: "by_rule" } as const;
			await endParticipation(dependencies, transaction, { circle, participant }, leaving, present);
			await updateWaitingList(dependencies, transaction, circle, present);
		}
	};
