import { and, asc, eq, isNull, sql } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { circleParticipant } from "#server/platform/db/schema/circles.ts";
import { appointment, circle, researcher } from "#server/platform/db/schema/consultation.ts";
import { payment, receipt, receiptSeries } from "#server/platform/db/schema/payment.ts";

/** A receipt as stored. */
export type ReceiptRow = typeof receipt.$inferSelect;

/**
 * The next number of a series. Concurrent callers wait until this transaction ends. When it rolls back the
 * number stays free, so that the series has no gap.
 */
async function nextNumber(transaction: Transaction, series: ReceiptRow["series"]): Promise<number> {
	const [counted] = await transaction
		.insert(receiptSeries)
		.values({ series, lastNumber: 1 })
		.onConflictDoUpdate({
			target: receiptSeries.series,
			set: { lastNumber: sql`${receiptSeries.lastNumber} + 1` },
		})
		.returning({ number: receiptSeries.lastNumber });
	if (counted === undefined) throw new Error("A receipt got no number");
	return counted.number;
}

/** Whether there is a receipt of this kind for a payment. */
export async function hasReceipt(
	queries: Queries,
	{ paymentId, kind }: Pick<ReceiptRow, "paymentId" | "kind">,
): Promise<boolean> {
	const [found] = await queries
		.select({ number: receipt.number })
		.from(receipt)
		.where(and(eq(receipt.paymentId, paymentId), eq(receipt.kind, kind)));
	return found !== undefined;
}

/** Stores a receipt under the next number of its series; the caller has locked the payment. */
export async function insertReceipt(
	transaction: Transaction,
	row: Omit<ReceiptRow, "number">,
): Promise<ReceiptRow> {
	const numbered = { ...row, number: await nextNumber(transaction, row.series) };
	await transaction.insert(receipt).values(numbered);
	return numbered;
}

/** The receipts for a payment, in the order in which they were written. */
export async function receiptsFor(queries: Queries, paymentId: string): Promise<ReceiptRow[]> {
	return queries
		.select()
		.from(receipt)
		.where(eq(receipt.paymentId, paymentId))
		.orderBy(asc(receipt.issuedAt), asc(receipt.number));
}

/** The receipts of an account, by their payments. */
export async function receiptsOf(queries: Queries, accountId: string): Promise<ReceiptRow[]> {
	const rows = await queries
		.select({ receipt })
		.from(receipt)
		.innerJoin(payment, eq(payment.id, receipt.paymentId))
		.where(eq(payment.accountId, accountId))
		.orderBy(asc(receipt.issuedAt), asc(receipt.number));
	return rows.map((row) => row.receipt);
}

/** One receipt with its item, of the given account; undefined when there is no such receipt. */
export async function findReceipt(
	queries: Queries,
	{ series, number }: Pick<ReceiptRow, "series" | "number">,
	accountId: string,
) {
	const [found] = await queries
		.select({
			receipt,
			purpose: payment.purpose,
			plan: payment.plan,
			paidAt: payment.settledAt,
			firstName: account.firstName,
			lastName: account.lastName,
			email: account.email,
			zone: account.zone,
			startsAt: appointment.startsAt,
			endsAt: appointment.endsAt,
			researcher: researcher.words,
			circle: { subject: circle.subject, startsAt: circle.startsAt },
		})
		.from(receipt)
		.innerJoin(payment, eq(payment.id, receipt.paymentId))
		.innerJoin(account, eq(account.id, payment.accountId))
		.leftJoin(appointment, eq(appointment.paymentId, payment.id))
		.leftJoin(researcher, eq(researcher.id, appointment.researcherId))
		.leftJoin(circleParticipant, eq(circleParticipant.paymentId, payment.id))
		.leftJoin(circle, eq(circle.id, circleParticipant.circleId))
		.where(and(eq(receipt.series, series), eq(receipt.number, number), eq(account.id, accountId)));
	return found;
}

/** Settled payments without a receipt, from before receipts existed; oldest first. */
export async function paymentsWithoutReceipt(queries: Queries) {
	const rows = await queries
		.select({ payment })
		.from(payment)
		.leftJoin(receipt, eq(receipt.paymentId, payment.id))
		.where(and(eq(payment.state, "paid"), isNull(receipt.number)))
		.orderBy(asc(payment.settledAt))
		.limit(1000);
	return rows.map((row) => row.payment);
}
