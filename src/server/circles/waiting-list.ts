import { movesOf } from "#domain/circles/seats.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { CirclesDependencies } from "./dependencies.ts";
import { notifyParticipant } from "./notify.ts";
import {
	type CircleRow,
	changeParticipant,
	circleFactsOf,
	claimSeat,
	type ParticipantRow,
	participantOf,
	participantsOf,
	releaseSeat,
} from "./store.ts";

/**
 * Moves a locked circle's waiting list up: offers that have ended give their seats back, and free seats are offered. Called
 * in every transaction that could free a seat, and each minute. Returns the participants as they are afterwards.
 */
export async function updateWaitingList(
	{ mailer }: Pick<CirclesDependencies, "mailer">,
	transaction: Transaction,
	circle: CircleRow,
	now: Date,
): Promise<ParticipantRow[]> {
	const rows = await participantsOf(transaction, [circle.id]);
	const moves = movesOf(circleFactsOf(circle), rows.map(participantOf), toInstant(now));
	for (const id of moves.ended) {
		await releaseSeat(transaction, id);
		const participant = await changeParticipant(transaction, id, {
			state: "left",
			leavingReason: "offer_ended",
			leftAt: now,
		});
		await notifyParticipant(mailer, transaction, { circle, participant }, "offer_ended", now);
	}
	for (const id of moves.offered) {
		await claimSeat(transaction, circle, id);
		const offerEndsAt = moves.offerEndsAt === null ? null : new Date(moves.offerEndsAt);
		const participant = await changeParticipant(transaction, id, { state: "offered", offerEndsAt });
		await notifyParticipant(mailer, transaction, { circle, participant }, "offered", now);
	}
	if (moves.ended.length + moves.offered.length === 0) return rows;
	return participantsOf(transaction, [circle.id]);
}
