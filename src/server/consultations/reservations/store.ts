import { type Duration, halfHoursOf } from "#domain/consultations/slots.ts";
import type { Instant } from "#domain/shared/moment.ts";
import { and, eq, lt, sql } from "#server/platform/db/drizzle.ts";
import { isUniqueViolation } from "#server/platform/db/failure.ts";
import { insertion, prepared } from "#server/platform/db/prepared.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { reservation, reservedHalfHour } from "#server/platform/db/schema/consultation.ts";

/** A time that is kept while its payment is open. */
export type ReservationRow = typeof reservation.$inferSelect;

const accountId = sql.placeholder("accountId");

const statements = prepared((queries: Queries) => ({
	byKey: queries
		.select()
		.from(reservation)
		.where(
			and(
				eq(reservation.accountId, accountId),
				eq(reservation.idempotencyKey, sql.placeholder("idempotencyKey")),
			),
		)
		.prepare("hold_by_key"),
	byPayment: queries
		.select()
		.from(reservation)
		.where(eq(reservation.paymentId, sql.placeholder("paymentId")))
		.prepare("hold_by_payment"),
	openOf: queries
		.select()
		.from(reservation)
		.where(and(eq(reservation.accountId, accountId), eq(reservation.state, "held")))
		.prepare("holds_open"),
}));

/** A time of a researcher. */
export interface RequestedTime {
	readonly researcherId: string;
	readonly startsAt: Instant;
	readonly duration: Duration;
}

/** Another consultation has one of these half hours. */
export class TimeTaken extends Error {
	override readonly name = "TimeTaken";
}

/** Stores a kept time. */
export const insertReservation = insertion(reservation, "hold_insert");

/**
 * Gives half hours to a hold. That they are free is not looked up: the table's key refuses what is given away already,
 * whoever else is asking, and `TimeTaken` is thrown, after which the transaction can only be undone. They are inserted in
 * the order of time, so that two who want overlapping times never wait for each other in a circle.
 */
export async function claimHalfHours(
	transaction: Transaction,
	reservationId: string,
	requestedTime: RequestedTime,
): Promise<void> {
	const { researcherId, startsAt, duration } = requestedTime;
	const halfHours = halfHoursOf(startsAt, duration).map((halfHour) => ({
		researcherId,
		halfHourStart: new Date(halfHour),
		reservationId: reservationId,
	}));
	try {
		await transaction.insert(reservedHalfHour).values(halfHours);
	} catch (error) {
		throw isUniqueViolation(error) ? new TimeTaken("taken", { cause: error }) : error;
	}
}

/** Gives the half hours of a hold back. */
export async function releaseHalfHours(transaction: Transaction, reservationId: string): Promise<void> {
	await transaction.delete(reservedHalfHour).where(eq(reservedHalfHour.reservationId, reservationId));
}

/** What an account asked for under one key. */
export async function findReservationByKey(
	queries: Queries,
	accountId: string,
	idempotencyKey: string,
): Promise<ReservationRow | undefined> {
	const [found] = await statements(queries).byKey.execute({ accountId, idempotencyKey });
	return found;
}

/** The kept time that a payment is for; undefined when there is none. */
export async function findReservationByPayment(
	queries: Queries,
	paymentId: string,
): Promise<ReservationRow | undefined> {
	const [found] = await statements(queries).byPayment.execute({ paymentId });
	return found;
}

/** What an account holds and is paying for. */
export async function openReservationsOf(queries: Queries, accountId: string): Promise<ReservationRow[]> {
	return statements(queries).openOf.execute({ accountId });
}

/** Says what became of a kept time. */
export async function endReservation(
	transaction: Transaction,
	id: string,
	state: Exclude<ReservationRow["state"], "held">,
): Promise<void> {
	await transaction.update(reservation).set({ state }).where(eq(reservation.id, id));
}

/** Forgets holds made before `before` that came to nothing. */
export async function deleteReleasedReservations(queries: Queries, before: Date): Promise<void> {
	await queries
		.delete(reservation)
		.where(and(eq(reservation.state, "released"), lt(reservation.createdAt, before)));
}
