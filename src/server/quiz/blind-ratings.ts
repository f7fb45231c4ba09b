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
import { failure, success } from "#domain/shared/result.ts";
import { sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { blindRating } from "#server/platform/db/schema/quiz.ts";
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
	questionnaireVersion: number,
	ratings: readonly BlindRating[],
): Promise<void> => {
	await queries
		.insert(blindRating)
		.values(tally(ratings).map((row) => ({ questionnaireVersion, ...row })))
		.onConflictDoUpdate({
			target: [blindRating.questionnaireVersion, blindRating.group, blindRating.verdict],
			set: { count: sql`${blindRating.count} + excluded.count` },
		});
};

/**
 * Ratings of careers before the results are shown: stored as counts, and published from thirty students on.
 */
export const bindBlindRatingRoutes = ({ database }: Pick<QuizDependencies, "database">): RouteHandler[] => [
	implementRoute(routes.blindRatings, async () =>
		success(ratingFigures(await database.queries().select().from(blindRating))),
	),

	implementRoute(routes.rateBlind, async ({ body: { questionnaireVersion, ratings } }) => {
		if (!questionnaireOfVersion(questionnaires, questionnaireVersion)) return failure("quiz.unknown_version");
		await addRatings(database.queries(), questionnaireVersion, ratings);
		return success(null);
	}),
];
