import { cellsOf } from "#domain/consultations/cells.ts";
import type { Duration } from "#domain/consultations/duration.ts";
import { and, eq, lt, sql } from "#server/platform/db/drizzle.ts";
import { isUniqueViolation } from "#server/platform/db/failure.ts";
import { insertion, prepared } from "#server/platform/db/prepared.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { appointmentCell, appointmentHold } from "#server/platform/db/schema/consultation.ts";

/** A time that is kept while its payment is open. */
export type HoldRow = typeof appointmentHold.$inferSelect;

const accountId = sql.placeholder("accountId");

const statements = prepared((queries: Queries) => ({
	byKey: queries
		.select()
		.from(appointmentHold)
		.where(
			and(
				eq(appointmentHold.accountId, accountId),
				eq(appointmentHold.idempotencyKey, sql.placeholder("idempotencyKey")),
			),
		)
		.prepare("hold_by_key"),
	byPayment: queries
		.select()
		.from(appointmentHold)
		.where(eq(appointmentHold.paymentId, sql.placeholder("paymentId")))
		.prepare("hold_by_payment"),
	openOf: queries
		.select()
		.from(appointmentHold)
		.where(and(eq(appointmentHold.accountId, accountId), eq(appointmentHold.state, "held")))
		.prepare("holds_open"),
}));

/** A time of a researcher. */
export interface Place {
	readonly researcherId: string;
	readonly startsAt: string;
	readonly duration: Duration;
}

/** Another consultation has one of these half hours. */
export class TimeTaken extends Error {
	override readonly name = "TimeTaken";
}

/** Stores a kept time. */
export const insertHold = insertion(appointmentHold, "hold_insert");

/**
 * Gives half hours to a hold. That they are free is not looked up: the table's key refuses what is given away already,
 * whoever else is asking, and `TimeTaken` is thrown, after which the transaction can only be undone. They are inserted in
 * the order of time, so that two who want overlapping times never wait for each other in a circle.
 */
export async function takeCells(transaction: Transaction, holdId: string, place: Place): Promise<void> {
	const { researcherId, startsAt, duration } = place;
	const cells = cellsOf(startsAt, duration).map((cell) => ({
		researcherId,
		cellStart: new Date(cell),
		holdId,
	}));
	try {
		await transaction.insert(appointmentCell).values(cells);
	} catch (error) {
		throw isUniqueViolation(error) ? new TimeTaken("taken", { cause: error }) : error;
	}
}

/** Gives the half hours of a hold back. */
export async function freeCells(transaction: Transaction, holdId: string): Promise<void> {
	await transaction.delete(appointmentCell).where(eq(appointmentCell.holdId, holdId));
}

/** What an account asked for under one key. */
export async function findHoldByKey(
	queries: Queries,
	accountId: string,
	idempotencyKey: string,
): Promise<HoldRow | undefined> {
	const [found] = await statements(queries).byKey.execute({ accountId, idempotencyKey });
	return found;
}

/** The kept time that a payment is for; undefined when there is none. */
export async function findHoldByPayment(queries: Queries, paymentId: string): Promise<HoldRow | undefined> {
	const [found] = await statements(queries).byPayment.execute({ paymentId });
	return found;
}

/** What an account holds and is paying for. */
export async function openHoldsOf(queries: Queries, accountId: string): Promise<HoldRow[]> {
	return statements(queries).openOf.execute({ accountId });
}

/** Says what became of a kept time. */
export async function endHold(
	transaction: Transaction,
	id: string,
	state: Exclude<HoldRow["state"], "held">,
): Promise<void> {
	await transaction.update(appointmentHold).set({ state }).where(eq(appointmentHold.id, id));
}

/** Forgets holds made before `before` that came to nothing. */
export async function forgetReleased(queries: Queries, before: Date): Promise<void> {
	await queries
		.delete(appointmentHold)
		.where(and(eq(appointmentHold.state, "released"), lt(appointmentHold.createdAt, before)));
}
