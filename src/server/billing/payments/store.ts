import type { PlanId } from "#domain/billing/plans.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { and, eq, inArray, isNull, sql } from "#server/platform/db/drizzle.ts";
import { insertion, prepared } from "#server/platform/db/prepared.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { payment, paymentEvent } from "#server/platform/db/schema/payment.ts";

/** A payment as stored. */
export type PaymentRow = typeof payment.$inferSelect;
/** The plan that a payment for a subscription was for. Rows from before plans were stored are Premium. */
export const planOf = ({ plan }: Pick<PaymentRow, "plan">): PlanId => plan ?? "premium";
export type PaymentPurpose = PaymentRow["purpose"];

const isAsked = eq(payment.id, sql.placeholder("id"));

const statements = prepared((queries: Queries) => ({
	find: queries.select().from(payment).where(isAsked).prepare("payment_find"),
	lock: queries.select().from(payment).where(isAsked).for("update").prepare("payment_hold"),
}));

/** Stores a payment. */
export const insertPayment = insertion(payment, "payment_insert");

/** One payment; undefined when there is none of that id. */
export async function findPayment(queries: Queries, id: string): Promise<PaymentRow | undefined> {
	const [found] = await statements(queries).find.execute({ id });
	return found;
}

/** The payment of a provider's charge id. */
export async function findPaymentByCharge(
	queries: Queries,
	provider: PaymentRow["provider"],
	charge: string,
): Promise<PaymentRow | undefined> {
	const [found] = await queries
		.select()
		.from(payment)
		.where(and(eq(payment.provider, provider), eq(payment.providerCharge, charge)));
	return found;
}

/** Locks a payment until the transaction ends: its effects happen one after the other. */
export async function lockPayment(transaction: Transaction, id: string): Promise<PaymentRow | undefined> {
	const [found] = await statements(transaction).lock.execute({ id });
	return found;
}

/**
 * Changes fields of a payment.
 * @throws when there is none of that id.
 */
export async function changePayment(
	queries: Queries,
	id: string,
	change: Partial<Omit<PaymentRow, "id" | "createdAt">>,
): Promise<PaymentRow> {
	const [changed] = await queries.update(payment).set(change).where(eq(payment.id, id)).returning();
	if (changed === undefined) throw new Error("No such payment");
	return changed;
}

/** Stores the provider's reference of an order; false when the order was given up meanwhile. */
export async function nameOrder(queries: Queries, id: string, reference: string): Promise<boolean> {
	const named = await queries
		.update(payment)
		.set({ providerReference: reference })
		.where(and(eq(payment.id, id), eq(payment.state, "open")))
		.returning({ id: payment.id });
	return named.length > 0;
}

/** Payments whose state has to be read from these providers, oldest first. */
export async function unreconciledPayments(
	queries: Queries,
	providers: readonly PaymentRow["provider"][],
): Promise<PaymentRow[]> {
	return queries
		.select()
		.from(payment)
		.where(and(sql`${payment.state} in ('open', 'refunding')`, inArray(payment.provider, [...providers])))
		.orderBy(payment.createdAt)
		.limit(1000);
}

/** The open order of an account for one purpose. */
export async function openPayments(
	queries: Queries,
	accountId: string,
	purpose: PaymentPurpose,
): Promise<PaymentRow[]> {
	return queries
		.select()
		.from(payment)
		.where(and(eq(payment.accountId, accountId), eq(payment.purpose, purpose), eq(payment.state, "open")));
}

/** An account's payments, the latest first. */
export async function paymentsOf(queries: Queries, accountId: string): Promise<PaymentRow[]> {
	return queries
		.select()
		.from(payment)
		.where(eq(payment.accountId, accountId))
		.orderBy(sql`${payment.createdAt} desc`);
}

/** Records a webhook message; returns whether it was applied before. */
export async function receiveEvent(
	queries: Queries,
	id: string,
	type: string,
	receivedAt: Date,
): Promise<{ isApplied: boolean }> {
	await queries.insert(paymentEvent).values({ id, type, receivedAt, appliedAt: null }).onConflictDoNothing();
	const [found] = await queries.select().from(paymentEvent).where(eq(paymentEvent.id, id));
	return { isApplied: found?.appliedAt !== null && found?.appliedAt !== undefined };
}

/** Marks a message as applied, in the transaction of its effects. */
export async function markApplied(queries: Queries, id: string, appliedAt: Date): Promise<void> {
	await queries
		.update(paymentEvent)
		.set({ appliedAt })
		.where(and(eq(paymentEvent.id, id), isNull(paymentEvent.appliedAt)));
}

/** Deletes messages received before `before`: the provider sends none that is older. */
export async function deleteAppliedEvents(queries: Queries, before: Date): Promise<void> {
	await queries.delete(paymentEvent).where(sql`${paymentEvent.receivedAt} < ${toInstant(before)}`);
}
