import { questionnaires } from "#content/quiz/index.ts";
import { routes } from "#contract/routes.ts";
import {
	type BlindRating,
	type RatingTally,
	ratingFigures,
	ratingGroups,
	ratingVerdicts,
} from "#domain/quiz/blind-rating.ts";
import { questionnaireOfVersion } from "#domain/quiz/questionnaire.ts";
import { type LocalDate, toInstant, utcDateOf } from "#domain/shared/moment.ts";
import { failure, success } from "#domain/shared/result.ts";
import { desc, eq, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { blindRating, dailyBlindRating } from "#server/platform/db/schema/quiz.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { QuizDependencies } from "./dependencies.ts";

/** The counts of each group and verdict among some ratings. */
const tally = (ratings: readonly BlindRating[]): RatingTally[] =>
	ratingGroups
		.flatMap((group) => ratingVerdicts.map((verdict) => ({ group, verdict })))
		.map((said) => ({
			...said,
			count: ratings.filter(({ group, verdict }) => group === said.group && verdict === said.verdict).length,
		}))
		.filter(({ count }) => count > 0);

const addRatings = async (
	queries: Queries,
	{ questionnaireVersion, day }: { readonly questionnaireVersion: number; readonly day: LocalDate },
	ratings: readonly BlindRating[],
): Promise<void> => {
	const { day: onDay, questionnaireVersion: version, group, verdict, count } = dailyBlindRating;
	await queries
		.insert(dailyBlindRating)
		.values(tally(ratings).map((row) => ({ day, questionnaireVersion, ...row })))
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

/** One day's ratings. */
export interface RatingDay {
	readonly day: LocalDate;
	readonly isLeftOut: boolean;
	readonly tallies: readonly RatingTally[];
}

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

/** The published figures: of all days that are not left out, and of the time before days were counted. */
const publishedFigures = async (queries: Queries) => {
	const days = await ratingDays(queries);
	const counted = days.filter(({ isLeftOut }) => !isLeftOut).flatMap(({ tallies }) => tallies);
	const leftOutDays = days.filter(({ isLeftOut }) => isLeftOut).length;
	return { ...ratingFigures([...(await queries.select().from(blindRating)), ...counted]), leftOutDays };
};

const knowsVersion = ({ questionnaireVersion }: { readonly questionnaireVersion: number }) =>
	questionnaireOfVersion(questionnaires, questionnaireVersion)
		? success(null)
		: failure("quiz.unknown_version");

/**
 * Ratings of careers before the results are shown: stored as counts, and published from thirty students on.
 */
export const bindBlindRatingRoutes = ({ database }: Pick<QuizDependencies, "database">): RouteHandler[] => [
	implementRoute(routes.blindRatings, async () => success(await database.readFromReplica(publishedFigures))),

	implementRoute(
		routes.rateBlind,
		async ({ body: { questionnaireVersion, ratings }, now }) => {
			const day = utcDateOf(toInstant(now));
			await addRatings(database.queries(), { questionnaireVersion, day }, ratings);
			return success(null);
		},
		{ precheck: knowsVersion },
	),
];
