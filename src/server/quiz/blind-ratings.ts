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
import { toInstant, utcDateOf } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { addTallies, ratingDays, undatedTallies } from "./blind-rating-store.ts";
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

/** The published figures: of all days that are not left out, and of the time before days were counted. */
const publishedFigures = async (queries: Queries) => {
	const days = await ratingDays(queries);
	const counted = days.filter(({ isLeftOut }) => !isLeftOut).flatMap(({ tallies }) => tallies);
	const leftOutDays = days.filter(({ isLeftOut }) => isLeftOut).length;
	return { ...ratingFigures([...(await undatedTallies(queries)), ...counted]), leftOutDays };
};

const knowsVersion = ({ questionnaireVersion }: { readonly questionnaireVersion: number }) =>
	questionnaireOfVersion(questionnaires, questionnaireVersion)
		? success(null)
		: failure("quiz.unknown_version");

/**
 * Ratings of careers before the results are shown: stored as counts, and published from thirty students on.
 */
export const createBlindRatingRoutes = ({ database }: Pick<QuizDependencies, "database">): RouteHandler[] => [
	implementRoute(routes.blindRatings, async () => success(await database.readFromReplica(publishedFigures))),

	implementRoute(
		routes.rateBlind,
		async ({ body: { questionnaireVersion, ratings }, now }) => {
			const day = utcDateOf(toInstant(now));
			await addTallies(database.queries(), { questionnaireVersion, day }, tally(ratings));
			return success(null);
		},
		{ precheck: knowsVersion },
	),
];
