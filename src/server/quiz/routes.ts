import { routes } from "#contract/routes.ts";
import { attemptsShown } from "#domain/quiz/kept-attempts.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { createBlindRatingRoutes } from "./blind-ratings.ts";
import type { QuizDependencies } from "./dependencies.ts";
import { presentAttempt, presentComparison } from "./present.ts";
import { resultMailRoute } from "./result-mail.ts";
import { attemptToStore } from "./score-attempt.ts";
import { attemptsOf, findAttempt, storeAttempts } from "./store.ts";

const quizRoutes = (dependencies: QuizDependencies): RouteHandler[] => [
	implementRoute(routes.attempts, async ({ session: { accountId }, now }) => {
		const queries = dependencies.database.queries();
		const rows = await attemptsOf(queries, accountId);
		const shown = attemptsShown(rows, await dependencies.isPremium(queries, accountId, now));
		return success({ attempts: shown.map(presentAttempt) });
	}),

	implementRoute(routes.comparison, async ({ session: { accountId }, now }) => {
		const queries = dependencies.database.queries();
		if (!(await dependencies.isPremium(queries, accountId, now)))
			return failure("subscription.premium_required");
		return success(presentComparison(await attemptsOf(queries, accountId)));
	}),

	implementRoute(routes.saveAttempt, async ({ session: { accountId }, body, now }) => {
		const kept = attemptToStore(body, now);
		if (!kept.ok) return kept;
		const row = await dependencies.database.transaction(async (transaction) => {
			const isPremium = await dependencies.isPremium(transaction, accountId, now);
			await storeAttempts(transaction, accountId, [kept.value], isPremium);
			return findAttempt(transaction, accountId, kept.value.fingerprint);
		});
		if (row === undefined) throw new Error("The attempt was not kept");
		return success(presentAttempt({ ...row, answers: kept.value.answers }));
	}),

	resultMailRoute(dependencies),
	...createBlindRatingRoutes(dependencies),
];

/** Attempts, their comparison, and results by mail. */
export const createQuiz = (dependencies: QuizDependencies): Feature => ({
	routes: quizRoutes(dependencies),
	jobs: [],
});
