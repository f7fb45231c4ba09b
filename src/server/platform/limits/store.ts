import { toInstant } from "#domain/shared/moment.ts";
import { and, eq, gt, lt, sql } from "../db/drizzle.ts";
import type { Queries } from "../db/queries.ts";
import { rateLimit } from "../db/schema/traffic.ts";

/** How often something was asked for in its present window, this time included, and when the window ends. */
export interface Counted {
	readonly key: string;
	readonly count: number;
	readonly endsAt: Date;
}

/** Counts once for each key, beginning a new window where the last has ended. One statement, whoever else counts. */
export async function countOnce(
	queries: Queries,
	keys: readonly string[],
	now: Date,
	endsAt: Date,
): Promise<Counted[]> {
	const isOver = sql`${rateLimit.endsAt} <= ${toInstant(now)}::timestamptz`;
	return (
		queries
			.insert(rateLimit)
			// In one order, so that two requests never wait for each other.
			.values([...keys].sort().map((key) => ({ key, count: 1, endsAt })))
			.onConflictDoUpdate({
				target: rateLimit.key,
				set: {
					count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimit.count} + 1 END`,
					endsAt: sql`CASE WHEN ${isOver} THEN excluded.ends_at ELSE ${rateLimit.endsAt} END`,
				},
			})
			.returning()
	);
}

/** Forgets counters whose window has ended. */
export async function deleteEndedLimits(queries: Queries, now: Date): Promise<void> {
	await queries.delete(rateLimit).where(lt(rateLimit.endsAt, now));
}

/** Whether something was counted in a window that has not ended. */
export async function isCounted(queries: Queries, key: string, now: Date): Promise<boolean> {
	const found = await queries
		.select({ key: rateLimit.key })
		.from(rateLimit)
		.where(and(eq(rateLimit.key, key), gt(rateLimit.endsAt, now)));
	return found.length > 0;
}
