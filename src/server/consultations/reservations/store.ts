import { type Duration, halfHoursFrom, halfHoursOf } from "#domain/consultations/slots.ts";
import type { Instant } from "#domain/shared/instant.ts";
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
 * Inserts half hours. There is no check before: the unique key refuses a taken one with `TimeTaken`, after which the
 * transaction can only be rolled back. The order by time keeps concurrent overlapping requests from deadlocking.
 */
async function insertHalfHours(
	transaction: Transaction,
	halfHours: readonly Instant[],
	owner: { readonly researcherId: string; readonly reservationId?: string; readonly circleId?: string },
): Promise<void> {
	const rows = halfHours.map((halfHour) => ({ ...owner, halfHourStart: new Date(halfHour) }));
	try {
		await transaction.insert(reservedHalfHour).values(rows);
	} catch (error) {
		throw isUniqueViolation(error) ? new TimeTaken("taken", { cause: error }) : error;
	}
}

/**
 * Inserts the half hours of a reservation.
 * @throws `TimeTaken` when one is taken
 */
export const claimHalfHours = (
	transaction: Transaction,
	reservationId: string,
	{ researcherId, startsAt, duration }: RequestedTime,
): Promise<void> =>
	insertHalfHours(transaction, halfHoursOf(startsAt, duration), { researcherId, reservationId });

/**
 * Inserts the half hours of a circle, so that no consultation of its researcher overlaps it.
 * @throws `TimeTaken` when one is taken
 */
export const claimCircleTime = (
	transaction: Transaction,
	circleId: string,
	{ researcherId, startsAt, minutes }: Omit<RequestedTime, "duration"> & { readonly minutes: number },
): Promise<void> =>
	insertHalfHours(transaction, halfHoursFrom(startsAt, minutes), { researcherId, circleId });

/** Releases the half hours of a circle. */
export async function releaseCircleTime(transaction: Transaction, circleId: string): Promise<void> {
	await transaction.delete(reservedHalfHour).where(eq(reservedHalfHour.circleId, circleId));
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
