import { checkFollowed, hasSpectrum } from "#domain/classes/follow.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { success } from "#domain/shared/result.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { type ClassRow, classOf } from "./store.ts";

/** A class as the rule of earlier classes reads it. */
export const datedClass = ({ createdAt, blurredSum }: Pick<ClassRow, "createdAt" | "blurredSum">) => ({
	createdAt: toInstant(createdAt),
	hasSpectrum: hasSpectrum(blurredSum),
});

/** Checks the earlier class that a teacher names for one made at `createdAt`; null and undefined name none. */
export async function checkEarlier(
	queries: Queries,
	teacherId: string,
	createdAt: Date,
	followsId: string | null | undefined,
) {
	if (!followsId) return success(null);
	const earlier = await classOf(queries, teacherId, followsId);
	return checkFollowed({ createdAt: toInstant(createdAt) }, earlier && datedClass(earlier));
}
