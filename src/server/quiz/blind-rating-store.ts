import type { RatingTally } from "#domain/quiz/blind-rating.ts";
import type { LocalDate } from "#domain/shared/instant.ts";
import { desc, eq, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { blindRating, dailyBlindRating } from "#server/platform/db/schema/quiz.ts";

/** One day's ratings. */
export interface RatingDay {
	readonly day: LocalDate;
	readonly isLeftOut: boolean;
	readonly tallies: readonly RatingTally[];
}

/** Adds counts to those of a day. */
export const addTallies = async (
	queries: Queries,
	{ questionnaireVersion, day }: { readonly questionnaireVersion: number; readonly day: LocalDate },
	tallies: readonly RatingTally[],
): Promise<void> => {
	const { day: onDay, questionnaireVersion: version, group, verdict, count } = dailyBlindRating;
	await queries
		.insert(dailyBlindRating)
		.values(tallies.map((row) => ({ day, questionnaireVersion, ...row })))
		.onConflictDoUpdate({
			target: [onDay, version, group, verdict],
			set: { count: sql`${count} + excluded.count` },
		});
};

/** The ratings of each day, the latest first, and whether an operator has left the day out. */
export const ratingDays = async (queries: Queries): Promise<RatingDay[]> => {
	const rows = await queries.select().from(dailyBlindRating).orderBy(desc(dailyBlindRating.day));
	return [...new Set(rows.map(({ day }) => day))].map((day) => {
		const tallies = rows.filter((row) => row.day === day);
		return { day, isLeftOut: tallies.some(({ isLeftOut }) => isLeftOut), tallies };
	});
};

/** Leaves a day out of the published figures, or takes it in again; false when no one rated on that day. */
export const leaveOutRatingDay = async (
	queries: Queries,
	day: LocalDate,
	isLeftOut: boolean,
): Promise<boolean> => {
	const changed = await queries
		.update(dailyBlindRating)
		.set({ isLeftOut })
		.where(eq(dailyBlindRating.day, day))
		.returning({ day: dailyBlindRating.day });
	return changed.length > 0;
};

/** The counts of the time before days were counted. */
export const undatedTallies = async (queries: Queries): Promise<RatingTally[]> =>
	queries.select().from(blindRating);
