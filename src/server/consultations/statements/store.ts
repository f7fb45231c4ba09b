import type { Month } from "#domain/shared/instant.ts";
import { and, asc, desc, eq, isNull, lte, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { appointment } from "#server/platform/db/schema/consultation.ts";
import { payment } from "#server/platform/db/schema/payment.ts";
import { statementLine, statementPayout } from "#server/platform/db/schema/statement.ts";

/** A line of a statement as it is stored. */
export type StatementLineRow = typeof statementLine.$inferSelect;
/** A month that was paid, as it is stored. */
export type PayoutRow = typeof statementPayout.$inferSelect;

/** Payments of one provider: those of test mode do not count among the others. */
export type Provider = PayoutRow["provider"];

const ofConsultation = (paymentId: string) =>
	and(eq(statementLine.paymentId, paymentId), eq(statementLine.kind, "consultation"));

/** Stores a line, once for each payment and kind. */
export async function insertLine(queries: Queries, row: StatementLineRow): Promise<void> {
	await queries.insert(statementLine).values(row).onConflictDoNothing();
}

/** The line of a paid consultation; undefined when there is none. */
export async function findLine(queries: Queries, paymentId: string): Promise<StatementLineRow | undefined> {
	const [found] = await queries.select().from(statementLine).where(ofConsultation(paymentId));
	return found;
}

/** Changes when the line of a consultation counts. */
export async function changeLine(
	queries: Queries,
	paymentId: string,
	change: Pick<StatementLineRow, "startsAt" | "countsFrom" | "month">,
): Promise<void> {
	await queries.update(statementLine).set(change).where(ofConsultation(paymentId));
}

/** Deletes the line of a consultation. */
export async function deleteLine(queries: Queries, paymentId: string): Promise<void> {
	await queries.delete(statementLine).where(ofConsultation(paymentId));
}

/** Paid consultations without a line; at most a thousand. */
export const appointmentsWithoutLine = (queries: Queries) =>
	queries
		.select({ appointment, amountCents: payment.amountCents })
		.from(appointment)
		.innerJoin(payment, eq(payment.id, appointment.paymentId))
		.leftJoin(
			statementLine,
			and(eq(statementLine.paymentId, payment.id), eq(statementLine.kind, "consultation")),
		)
		.where(and(eq(payment.state, "paid"), isNull(statementLine.paymentId)))
		.limit(1000);

/** Whose lines, of which payments, and until when. */
interface LinesAsked {
	readonly provider: Provider;
	readonly now: Date;
	readonly researcherId?: string | undefined;
	readonly month?: Month | undefined;
}

/** The lines that count by now, in the order in which they count. */
export async function statementLinesOf(
	queries: Queries,
	{ provider, now, researcherId, month }: LinesAsked,
): Promise<StatementLineRow[]> {
	const rows = await queries
		.select({ line: statementLine })
		.from(statementLine)
		.innerJoin(payment, eq(payment.id, statementLine.paymentId))
		.where(
			and(
				eq(payment.provider, provider),
				lte(statementLine.countsFrom, now),
				researcherId === undefined ? undefined : eq(statementLine.researcherId, researcherId),
				month === undefined ? undefined : eq(statementLine.month, month),
			),
		)
		.orderBy(asc(statementLine.countsFrom), asc(statementLine.paymentId));
	return rows.map(({ line }) => line);
}

/** The sums of each month and researcher, of the lines that count by now; the latest month first. */
export async function monthsOf(queries: Queries, { provider, now, researcherId }: LinesAsked) {
	const countOf = (kind: StatementLineRow["kind"]) =>
		sql<number>`count(*) filter (where ${statementLine.kind} = ${kind})::int`;
	const sumOfColumn = (column: typeof statementLine.amountCents | typeof statementLine.feeCents) =>
		sql<number>`sum(${column})::int`;
	return queries
		.select({
			researcherId: statementLine.researcherId,
			month: statementLine.month,
			consultations: countOf("consultation"),
			refunds: countOf("refund"),
			amountCents: sumOfColumn(statementLine.amountCents),
			feeCents: sumOfColumn(statementLine.feeCents),
			paidAt: statementPayout.paidAt,
		})
		.from(statementLine)
		.innerJoin(payment, eq(payment.id, statementLine.paymentId))
		.leftJoin(
			statementPayout,
			and(
				eq(statementPayout.researcherId, statementLine.researcherId),
				eq(statementPayout.month, statementLine.month),
				eq(statementPayout.provider, payment.provider),
			),
		)
		.where(
			and(
				eq(payment.provider, provider),
				lte(statementLine.countsFrom, now),
				researcherId === undefined ? undefined : eq(statementLine.researcherId, researcherId),
			),
		)
		.groupBy(statementLine.researcherId, statementLine.month, statementPayout.paidAt)
		.orderBy(desc(statementLine.month), asc(statementLine.researcherId));
}

/** Marks a month as paid; false when it was before. */
export async function insertPayout(queries: Queries, row: PayoutRow): Promise<boolean> {
	const inserted = await queries
		.insert(statementPayout)
		.values(row)
		.onConflictDoNothing()
		.returning({ month: statementPayout.month });
	return inserted.length > 0;
}

/** Takes the mark back; false when there was none. */
export async function deletePayout(
	queries: Queries,
	{ researcherId, month, provider }: Pick<PayoutRow, "researcherId" | "month" | "provider">,
): Promise<boolean> {
	const deleted = await queries
		.delete(statementPayout)
		.where(
			and(
				eq(statementPayout.researcherId, researcherId),
				eq(statementPayout.month, month),
				eq(statementPayout.provider, provider),
			),
		)
		.returning({ month: statementPayout.month });
	return deleted.length > 0;
}
