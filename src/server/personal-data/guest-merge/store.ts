import { and, eq } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { guestMerge } from "#server/platform/db/schema/guest-merge.ts";

/** A merge of a guest's work into an account. */
export type MergeRow = Omit<typeof guestMerge.$inferSelect, "accountId">;

/** The merge of this id, whichever account it went to; undefined when there was none. */
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

/**
 * Stores a merge.
 * @throws a unique violation for a repeated id
 */
export async function insertMerge(queries: Queries, accountId: string, row: MergeRow): Promise<void> {
	await queries.insert(guestMerge).values({ ...row, accountId });
}

/** The merges into an account, earliest first, for its export. */
export async function mergesOf(queries: Queries, accountId: string) {
	return queries
		.select({ mergeId: guestMerge.mergeId, mergedAt: guestMerge.mergedAt })
		.from(guestMerge)
		.where(eq(guestMerge.accountId, accountId))
		.orderBy(guestMerge.mergedAt);
}
