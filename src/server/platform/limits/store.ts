import { toInstant } from "#domain/shared/instant.ts";
import { dayMs } from "#domain/shared/units.ts";
import { and, gt, inArray, lt, or, sql } from "../db/drizzle.ts";
import type { Queries } from "../db/queries.ts";
import { rateLimit } from "../db/schema/security.ts";

/** The count of the current window, including this request, and its end. */
export interface Counted {
	readonly key: string;
	readonly count: number;
	readonly endsAt: Date;
}

/** A window that ends so much later than a new one, in milliseconds, was started by a clock that was ahead. */
const aheadMs = dayMs;

/**
 * Increments each key, starting a new window where the last has ended or was started by a clock that was far ahead, in one
 * atomic statement.
 */
export async function countOnce(
	queries: Queries,
	keys: readonly string[],
	now: Date,
	endsAt: Date,
): Promise<Counted[]> {
	const latest = new Date(endsAt.getTime() + aheadMs);
	const isOver = sql`(${rateLimit.endsAt} <= ${toInstant(now)}::timestamptz OR ${rateLimit.endsAt} > ${toInstant(latest)}::timestamptz)`;
	return (
		queries
			.insert(rateLimit)
			// Sorted, so that two requests can't deadlock.
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

/** Decrements each key whose window has not ended. */
export async function uncount(queries: Queries, keys: readonly string[], now: Date): Promise<void> {
	if (keys.length === 0) return;
	await queries
		.update(rateLimit)
		.set({ count: sql`${rateLimit.count} - 1` })
		.where(and(inArray(rateLimit.key, [...keys]), gt(rateLimit.endsAt, now), gt(rateLimit.count, 0)));
}

/** Deletes counters whose window has ended, and those that a clock far ahead made: later than the longest window ends. */
export async function deleteEndedLimits(queries: Queries, now: Date, longestMs: number): Promise<void> {
	const latest = new Date(now.getTime() + longestMs + aheadMs);
	await queries.delete(rateLimit).where(or(lt(rateLimit.endsAt, now), gt(rateLimit.endsAt, latest)));
}

/** Whether a window with a count of one of the keys has not ended. */
export async function isCounted(queries: Queries, keys: readonly string[], now: Date): Promise<boolean> {
	const found = await queries
		.select({ key: rateLimit.key })
		.from(rateLimit)
		.where(and(inArray(rateLimit.key, [...keys]), gt(rateLimit.endsAt, now)));
	return found.length > 0;
}
