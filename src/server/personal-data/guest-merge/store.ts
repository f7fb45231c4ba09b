import { and, eq } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { guestMerge } from "#server/platform/db/schema/work.ts";

export type MergeRow = Omit<typeof guestMerge.$inferSelect, "accountId">;

/** Holds an account until the transaction ends, so that its merges happen one after the other. */
export async function holdAccount(transaction: Transaction, accountId: string): Promise<void> {
	await transaction.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("update");
}

export async function findMerge(
	queries: Queries,
	accountId: string,
	mergeId: string,
): Promise<MergeRow | undefined> {
	const [found] = await queries
		.select()
		.from(guestMerge)
		.where(and(eq(guestMerge.accountId, accountId), eq(guestMerge.mergeId, mergeId)));
	return found;
}

export async function insertMerge(queries: Queries, accountId: string, row: MergeRow): Promise<void> {
	await queries.insert(guestMerge).values({ ...row, accountId });
}

export async function mergesOf(queries: Queries, accountId: string) {
	return queries
		.select({ mergeId: guestMerge.mergeId, mergedAt: guestMerge.mergedAt })
		.from(guestMerge)
		.where(eq(guestMerge.accountId, accountId))
		.orderBy(guestMerge.mergedAt);
}
