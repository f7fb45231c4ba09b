import { and, desc, eq, inArray, isNull, lte, ne, or, sql } from "#server/platform/db/drizzle.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { payment, subscription } from "#server/platform/db/schema/payment.ts";

/** A subscription as stored. */
export type SubscriptionRow = typeof subscription.$inferSelect;

const goesOn = sql`${subscription.status} <> 'ended'`;

/** Later than the previous change, whatever the clock says. */
const laterUpdatedAt = sql`${subscription.updatedAt} + interval '1 millisecond'`;

const statements = prepared((queries: Queries) => ({
	current: queries
		.select()
		.from(subscription)
		.where(and(eq(subscription.accountId, sql.placeholder("accountId")), goesOn))
		.prepare("subscription_current"),
}));

/** The subscription of an account that has not ended. */
export async function currentSubscription(
	queries: Queries,
	accountId: string,
): Promise<SubscriptionRow | undefined> {
	const [found] = await statements(queries).current.execute({ accountId });
	return found;
}

/** The latest subscription of an account, ended or not. */
export async function latestSubscription(
	queries: Queries,
	accountId: string,
): Promise<SubscriptionRow | undefined> {
	const [found] = await queries
		.select()
		.from(subscription)
		.where(eq(subscription.accountId, accountId))
		.orderBy(sql`${subscription.status} = 'ended'`, desc(subscription.startedAt))
		.limit(1);
	return found;
}

/** The subscriptions of an account, earliest first. */
export async function subscriptionsOf(queries: Queries, accountId: string): Promise<SubscriptionRow[]> {
	return queries
		.select()
		.from(subscription)
		.where(eq(subscription.accountId, accountId))
		.orderBy(subscription.startedAt);
}

/** One subscription; undefined when there is none of that id. */
export async function findSubscription(queries: Queries, id: string): Promise<SubscriptionRow | undefined> {
	const [found] = await queries.select().from(subscription).where(eq(subscription.id, id));
	return found;
}

/** The subscription of a provider's reference. */
export async function findByReference(
	queries: Queries,
	provider: SubscriptionRow["provider"],
	reference: string,
): Promise<SubscriptionRow | undefined> {
	const [found] = await queries
		.select()
		.from(subscription)
		.where(and(eq(subscription.provider, provider), eq(subscription.providerReference, reference)));
	return found;
}

/** Stores a subscription. */
export async function insertSubscription(queries: Queries, row: SubscriptionRow): Promise<void> {
	await queries.insert(subscription).values(row);
}

/**
 * Changes a subscription unless it changed since it was read; false then. The instant of a change is always
 * later than the one before.
 */
export async function changeSubscription(
	queries: Queries,
	{ id, updatedAt }: SubscriptionRow,
	change: Partial<Omit<SubscriptionRow, "id" | "updatedAt">>,
	now: Date,
): Promise<boolean> {
	const later = new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
	const changed = await queries
		.update(subscription)
		.set({ ...change, updatedAt: later })
		.where(and(eq(subscription.id, id), eq(subscription.updatedAt, updatedAt)))
		.returning({ id: subscription.id });
	return changed.length > 0;
}

/**
 * Stores the owner's request about a subscription; false when there is none, or it will end at once anyway.
 */
export async function requestChange(
	queries: Queries,
	accountId: string,
	requestedChange: SubscriptionRow["requestedChange"],
): Promise<boolean> {
	const changed = await queries
		.update(subscription)
		.set({ requestedChange, updatedAt: laterUpdatedAt })
		// The end after a refund can't be undone.
		.where(and(eq(subscription.accountId, accountId), goesOn, ne(subscription.requestedChange, "end_now")))
		.returning({ id: subscription.id });
	return changed.length > 0;
}

/** The effect of an erasure on subscriptions, long ended ones too: the provider deletes the payer. */
export async function detachSubscriptions(queries: Queries, { id }: { readonly id: string }): Promise<void> {
	await queries
		.update(subscription)
		.set({ requestedChange: "forget", updatedAt: laterUpdatedAt })
		.where(eq(subscription.accountId, id));
}

/** Requests the end of every subscription of a provider. */
export async function endAllOf(queries: Queries, provider: SubscriptionRow["provider"]): Promise<void> {
	await queries
		.update(subscription)
		.set({ requestedChange: "end_now", updatedAt: laterUpdatedAt })
		.where(and(eq(subscription.provider, provider), goesOn));
}

/** Subscriptions to check with the provider: those with a request, past their end, or without an account. */
export async function dueSubscriptions(
	queries: Queries,
	providers: readonly SubscriptionRow["provider"][],
	now: Date,
): Promise<string[]> {
	const rows = await queries
		.select({ id: subscription.id })
		.from(subscription)
		.where(
			and(
				inArray(subscription.provider, [...providers]),
				or(
					eq(subscription.requestedChange, "forget"),
					and(
						goesOn,
						or(
							ne(subscription.requestedChange, "none"),
							isNull(subscription.accountId),
							lte(subscription.periodEnd, now),
						),
					),
				),
			),
		)
		.orderBy(subscription.periodEnd)
		.limit(1000);
	return rows.map(({ id }) => id);
}

/** Stores a paid renewal and returns it; undefined when it was stored before. */
export async function insertRenewal(
	transaction: Transaction,
	row: typeof payment.$inferInsert,
): Promise<typeof payment.$inferSelect | undefined> {
	const [inserted] = await transaction
		.insert(payment)
		.values(row)
		.onConflictDoNothing({ target: [payment.provider, payment.providerCharge] })
		.returning();
	return inserted;
}
