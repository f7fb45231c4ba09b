import { and, desc, eq } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { savedCareer } from "#server/platform/db/schema/careers.ts";

/** A bookmarked career. */
export type SavedCareerRow = Pick<typeof savedCareer.$inferSelect, "careerId" | "savedAt">;

/** An account's saved careers, latest first. */
export async function savedCareersOf(queries: Queries, accountId: string): Promise<SavedCareerRow[]> {
	return queries
		.select({ careerId: savedCareer.careerId, savedAt: savedCareer.savedAt })
		.from(savedCareer)
		.where(eq(savedCareer.accountId, accountId))
		.orderBy(desc(savedCareer.savedAt), savedCareer.careerId);
}

/** Saves careers that are not saved yet; returns how many were new. */
export async function saveCareers(
	queries: Queries,
	accountId: string,
	careerIds: readonly string[],
	savedAt: Date,
): Promise<number> {
	if (careerIds.length === 0) return 0;
	const inserted = await queries
		.insert(savedCareer)
		.values(careerIds.map((careerId) => ({ accountId, careerId, savedAt })))
		.onConflictDoNothing()
		.returning({ careerId: savedCareer.careerId });
	return inserted.length;
}

/** Removes a saved career; no effect when it is not saved. */
export async function unsaveCareer(queries: Queries, accountId: string, careerId: string): Promise<void> {
	await queries
		.delete(savedCareer)
		.where(and(eq(savedCareer.accountId, accountId), eq(savedCareer.careerId, careerId)));
}
