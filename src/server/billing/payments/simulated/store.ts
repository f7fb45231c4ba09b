import { and, eq, like, lt, ne, or, sql } from "#server/platform/db/drizzle.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { simulatedPayment, simulatedSubscription } from "#server/platform/db/schema/payment.ts";

/** A payment in the books of the simulated provider. */
export type SimulatedPaymentRow = typeof simulatedPayment.$inferSelect;
/** A subscription in the books of the simulated provider. */
export type SimulatedSubscriptionRow = typeof simulatedSubscription.$inferSelect;

const statements = prepared((queries: Queries) => ({
	find: queries
		.select()
		.from(simulatedPayment)
		.where(eq(simulatedPayment.id, sql.placeholder("id")))
		.prepare("simulated_payment_find"),
}));

/** Decides an order unless it is decided, and returns its state. Rejects when the database stored neither. */
export async function decideOnce(queries: Queries, row: SimulatedPaymentRow): Promise<SimulatedPaymentRow> {
	await queries.insert(simulatedPayment).values(row).onConflictDoNothing();
	const found = await findSimulatedPayment(queries, row.id);
	if (found === undefined) throw new Error("The bank lost an order");
	return found;
}

/** A payment in the books of the simulated provider; undefined when it knows none of that id. */
export async function findSimulatedPayment(
	queries: Queries,
	id: string,
): Promise<SimulatedPaymentRow | undefined> {
	const [found] = await statements(queries).find.execute({ id });
	return found;
}

/** The payments of a standing order, refunded ones too, earliest first. */
async function paidPeriodsOf(queries: Queries, orderId: string): Promise<SimulatedPaymentRow[]> {
	return queries
		.select()
		.from(simulatedPayment)
		.where(
			and(
				or(eq(simulatedPayment.id, orderId), like(simulatedPayment.id, `${orderId}:%`)),
				or(eq(simulatedPayment.state, "paid"), eq(simulatedPayment.state, "refunded")),
			),
		)
		.orderBy(simulatedPayment.decidedAt);
}

/** Marks a paid payment of the simulated provider as refunded. */
export async function markRefunded(queries: Queries, id: string): Promise<void> {
	await queries
		.update(simulatedPayment)
		.set({ state: "refunded" })
		.where(and(eq(simulatedPayment.id, id), eq(simulatedPayment.state, "paid")));
}

/** Stores a subscription in the books of the simulated provider. */
export async function insertSimulatedSubscription(
	queries: Queries,
	row: SimulatedSubscriptionRow,
): Promise<void> {
	await queries.insert(simulatedSubscription).values(row).onConflictDoNothing();
}

/** A subscription in the books of the simulated provider; undefined when it knows none of that id. */
export async function findSimulatedSubscription(
	queries: Queries,
	id: string,
): Promise<SimulatedSubscriptionRow | undefined> {
	const [found] = await queries.select().from(simulatedSubscription).where(eq(simulatedSubscription.id, id));
	return found;
}

/** A standing order with its payments, read at one moment: another server may be collecting. */
export async function standingOrderOf(transaction: Transaction, id: string) {
	await transaction.execute(sql`set transaction isolation level repeatable read`);
	return {
		order: await findSimulatedSubscription(transaction, id),
		paid: await paidPeriodsOf(transaction, id),
	};
}

/** Changes a standing order that has not ended. */
export async function changeSimulatedSubscription(
	queries: Queries,
	id: string,
	change: Partial<Omit<SimulatedSubscriptionRow, "id">>,
): Promise<void> {
	await queries
		.update(simulatedSubscription)
		.set(change)
		.where(and(eq(simulatedSubscription.id, id), ne(simulatedSubscription.status, "ended")));
}

/**
 * Changes a standing order unless it changed since it was read: of two concurrent collections one succeeds.
 */
export async function collectOnce(
	queries: Queries,
	{ id, collectAt }: SimulatedSubscriptionRow,
	change: Partial<Omit<SimulatedSubscriptionRow, "id">>,
): Promise<void> {
	await queries
		.update(simulatedSubscription)
		.set(change)
		.where(
			and(
				eq(simulatedSubscription.id, id),
				ne(simulatedSubscription.status, "ended"),
				eq(simulatedSubscription.collectAt, collectAt),
			),
		);
}

/** Standing orders that are due, the longest due first. */
export async function dueSimulatedSubscriptions(
	queries: Queries,
	now: Date,
): Promise<SimulatedSubscriptionRow[]> {
	return queries
		.select()
		.from(simulatedSubscription)
		.where(and(sql`status <> 'ended'`, lt(simulatedSubscription.collectAt, now)))
		.orderBy(simulatedSubscription.collectAt)
		.limit(500);
}
