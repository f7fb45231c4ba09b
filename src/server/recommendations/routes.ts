import { questGames } from "#content/quest/quest.ts";
import { categoryKeySchema } from "#contract/careers.ts";
import { routes } from "#contract/routes.ts";
import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import { recommendCareers } from "#domain/recommendations/recommendations.ts";
import { failure, success } from "#domain/shared/result.ts";
import { isPremium } from "#server/billing/premium.ts";
import { savedCareersOf } from "#server/careers/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { completionsOf } from "#server/quest/store.ts";
import { presentAttempt } from "#server/quiz/present.ts";
import { attemptsOf } from "#server/quiz/store.ts";

const categoriesIn = (keys: readonly string[]): CategoryKey[] =>
	keys.flatMap((key) => {
		const known = categoryKeySchema.safeParse(key);
		return known.success ? [known.data] : [];
	});

/** How many games an account finished in each domain; a domain has its category's name. */
const gamesByDomain = (gameIds: readonly string[]): Partial<Record<CategoryKey, number>> => {
	const games: Partial<Record<CategoryKey, number>> = {};
	for (const { id, domain } of questGames) {
		if (gameIds.includes(id)) games[domain] = (games[domain] ?? 0) + 1;
	}
	return games;
};

async function signalsOf(queries: Queries, accountId: string) {
	const attempts = (await attemptsOf(queries, accountId)).map((row) => presentAttempt(row).results);
	const completions = await completionsOf(queries, accountId);
	const saved: CareerId[] = (await savedCareersOf(queries, accountId))
		.map(({ careerId }) => careerId)
		.filter(isCareerId);
	return {
		quizCareers: attempts.map(({ topCareers }) => topCareers),
		quizCategories: categoriesIn(attempts[0]?.topCategories ?? []),
		questGames: gamesByDomain(completions.map(({ gameId }) => gameId)),
		saved,
	};
}

const recommendationRoutes = ({
	database,
}: {
	readonly database: Pick<Database, "queries">;
}): RouteHandler[] => [
	implementRoute(routes.recommendations, async ({ session: { accountId }, now }) => {
		const queries = database.queries();
		if (!(await isPremium(queries, accountId, now))) return failure("subscription.premium_required");
		// The catalogue is large and used by nothing else at start: the first request loads it.
		const { careerSources } = await import("#content/careers/catalogue.ts");
		const catalogue = careerSources("en").map(({ id, category, secondaryCategories, subjects }) => ({
			id,
			category,
			secondaryCategories,
			subjects: subjects.map((subject) => ({ id: subject })),
		}));
		const recommendations = recommendCareers(catalogue, await signalsOf(queries, accountId));
		return success({
			recommendations: recommendations.map(({ careerId, reasons }) => ({ careerId, reasons: [...reasons] })),
		});
	}),
];

/** Careers that are recommended, with their reasons. */
export const createRecommendations = (dependencies: Parameters<typeof recommendationRoutes>[0]): Feature => ({
	routes: recommendationRoutes(dependencies),
	jobs: [],
});
