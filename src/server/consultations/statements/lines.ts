import { feeOf, monthIn, takenBack } from "#domain/consultations/statement.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import type { AppointmentRow } from "../store.ts";
import {
	appointmentsWithoutLine,
	changeLine,
	deleteLine,
	findLine,
	insertLine,
	type StatementLineRow,
} from "./store.ts";

type Booked = Pick<AppointmentRow, "paymentId" | "researcherId" | "zone" | "startsAt" | "duration">;

const placedAt = (startsAt: Date, zone: AppointmentRow["zone"]) => ({
	startsAt,
	countsFrom: startsAt,
	month: monthIn(toInstant(startsAt), zone),
});

/** The line of a consultation that was paid: price and fee stay as they are now. It counts from its beginning. */
export async function enterConsultation(
	queries: Queries,
	{ paymentId, researcherId, zone, startsAt, duration }: Booked,
	{ amountCents, feePercent }: { readonly amountCents: Cents; readonly feePercent: number },
): Promise<void> {
	await insertLine(queries, {
		paymentId,
		kind: "consultation",
		researcherId,
		zone,
		duration,
		amountCents,
		...placedAt(startsAt, zone),
		feeCents: feeOf(amountCents, feePercent),
	});
}

/** Moves the line of an upcoming consultation to its new time. */
export async function moveConsultation(transaction: Transaction, row: Booked): Promise<void> {
	await changeLine(transaction, row.paymentId, placedAt(row.startsAt, row.zone));
}

/** Removes the line of a consultation that is cancelled with a refund before it counts. */
export async function removeConsultation(transaction: Transaction, paymentId: string): Promise<void> {
	await deleteLine(transaction, paymentId);
}

/**
 * Enters a refund: it takes back a consultation that counts already, in the month of the refund, and removes one that does
 * not count yet. So no month changes once it is over.
 */
export async function enterRefund(transaction: Transaction, paymentId: string, now: Date): Promise<void> {
	const line = await findLine(transaction, paymentId);
	if (line === undefined) return;
	if (line.countsFrom > now) return deleteLine(transaction, paymentId);
	const refund: StatementLineRow = { ...line, ...takenBack(line), kind: "refund", countsFrom: now };
	await insertLine(transaction, { ...refund, month: monthIn(toInstant(now), line.zone) });
}

/** Enters paid consultations from before this version wrote lines, without a fee: none had been agreed. */
export async function enterMissing(queries: Queries): Promise<void> {
	for (const { appointment, amountCents } of await appointmentsWithoutLine(queries))
		await enterConsultation(queries, appointment, { amountCents, feePercent: 0 });
}
