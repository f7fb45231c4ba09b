import { type Duration, halfHoursOf } from "#domain/consultations/slots.ts";
import type { Instant } from "#domain/shared/moment.ts";
import { and, eq, lt, sql } from "#server/platform/db/drizzle.ts";
import { isUniqueViolation } from "#server/platform/db/failure.ts";
import { insertion, prepared } from "#server/platform/db/prepared.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { reservation, reservedHalfHour } from "#server/platform/db/schema/consultation.ts";

/** A time that is reserved while its payment is open. */
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

/** A researcher's time. */
export interface RequestedTime {
	readonly researcherId: string;
	readonly startsAt: Instant;
	readonly duration: Duration;
}

/** Another consultation has one of these half hours. */
export class TimeTaken extends Error {
	override readonly name = "TimeTaken";
}

export const insertReservation = insertion(reservation, "hold_insert");

/**
 * Inserts the half hours of a reservation. There is no check before: the unique key refuses a taken one with
 * `TimeTaken`, after which the transaction can only be rolled back. The order by time keeps concurrent
 * overlapping requests from deadlocking.
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

/** Releases the half hours of a reservation. */
export async function releaseHalfHours(transaction: Transaction, reservationId: string): Promise<void> {
	await transaction.delete(reservedHalfHour).where(eq(reservedHalfHour.reservationId, reservationId));
}

/** The account's reservation under one idempotency key. */
export async function findReservationByKey(
	queries: Queries,
	accountId: string,
	idempotencyKey: string,
): Promise<ReservationRow | undefined> {
	const [found] = await statements(queries).byKey.execute({ accountId, idempotencyKey });
	return found;
}

/** The reservation of a payment; undefined when there is none. */
export async function findReservationByPayment(
	queries: Queries,
	paymentId: string,
): Promise<ReservationRow | undefined> {
	const [found] = await statements(queries).byPayment.execute({ paymentId });
	return found;
}

/** The account's reservations with an open payment. */
export async function openReservationsOf(queries: Queries, accountId: string): Promise<ReservationRow[]> {
	return statements(queries).openOf.execute({ accountId });
}

/** Stores the outcome of a reservation. */
export async function endReservation(
	transaction: Transaction,
	id: string,
	state: Exclude<ReservationRow["state"], "held">,
): Promise<void> {
	await transaction.update(reservation).set({ state }).where(eq(reservation.id, id));
}

/** Deletes unbooked reservations made before `before`. */
export async function deleteReleasedReservations(queries: Queries, before: Date): Promise<void> {
	await queries
		.delete(reservation)
		.where(and(eq(reservation.state, "released"), lt(reservation.createdAt, before)));
}
