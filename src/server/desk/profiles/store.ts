import { and, asc, eq, isNull } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { researcherProfile } from "#server/platform/db/schema/profiles.ts";

/** A profile that a researcher has sent, as stored. */
export type SentProfile = typeof researcherProfile.$inferSelect;

/** The profile that a researcher has sent; undefined when none waits and none was refused. */
export async function findSentProfile(
	queries: Queries,
	researcherId: string,
): Promise<SentProfile | undefined> {
	const [found] = await queries
		.select()
		.from(researcherProfile)
		.where(eq(researcherProfile.researcherId, researcherId));
	return found;
}

/** Stores a sent profile in place of the one before. */
export async function storeSentProfile(queries: Queries, row: SentProfile): Promise<void> {
	const { researcherId: _, ...set } = row;
	await queries
		.insert(researcherProfile)
		.values(row)
		.onConflictDoUpdate({ target: researcherProfile.researcherId, set });
}

/** The profiles that wait for an operator, the longest waiting first. */
export const waitingProfiles = (queries: Queries): Promise<SentProfile[]> =>
	queries
		.select()
		.from(researcherProfile)
		.where(isNull(researcherProfile.refusedAt))
		.orderBy(asc(researcherProfile.sentAt));

const isWaiting = (researcherId: string, version: string) =>
	and(
		eq(researcherProfile.researcherId, researcherId),
		eq(researcherProfile.version, version),
		isNull(researcherProfile.refusedAt),
	);

/** Takes a waiting profile of this version out; undefined when another was sent meanwhile, or none waits. */
export async function removeSentProfile(
	queries: Queries,
	researcherId: string,
	version: string,
): Promise<SentProfile | undefined> {
	const [taken] = await queries.delete(researcherProfile).where(isWaiting(researcherId, version)).returning();
	return taken;
}

/** Marks a waiting profile of this version as refused; undefined when another was sent meanwhile, or none waits. */
export async function refuseSentProfile(
	queries: Queries,
	{ researcherId, version }: Pick<SentProfile, "researcherId" | "version">,
	{ refusal, refusedAt }: { readonly refusal: string; readonly refusedAt: Date },
): Promise<SentProfile | undefined> {
	const [refused] = await queries
		.update(researcherProfile)
		.set({ refusal, refusedAt })
		.where(isWaiting(researcherId, version))
		.returning();
	return refused;
}
