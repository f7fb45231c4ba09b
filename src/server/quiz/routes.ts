import { routes } from "#contract/routes.ts";
import { attemptsShown } from "#domain/quiz/kept-attempts.ts";
import { failure, success } from "#domain/shared/result.ts";
import { type BoundRoute, defineRoute } from "#server/platform/http/define-route.ts";
import { attemptToKeep } from "./judge.ts";
import type { QuizParts } from "./parts.ts";
import { presentAttempt, presentComparison } from "./present.ts";
import { resultMailRoute } from "./result-mail.ts";
import { attemptsOf, findAttempt, keepAttempts } from "./store.ts";

/** Finished quizzes that accounts keep, and results by e-mail for everyone. */
export const quizRoutes = (parts: QuizParts): BoundRoute[] => [
	defineRoute(routes.attempts, async ({ caller: { accountId }, now }) => {
		const queries = parts.database.queries();
		const rows = await attemptsOf(queries, accountId);
		const shown = attemptsShown(rows, await parts.isPremium(queries, accountId, now));
		return success({ attempts: shown.map(presentAttempt) });
	}),

	defineRoute(routes.comparison, async ({ caller: { accountId }, now }) => {
		const queries = parts.database.queries();
		if (!(await parts.isPremium(queries, accountId, now))) return failure("subscription.premium_required");
		return success(presentComparison(await attemptsOf(queries, accountId)));
	}),

	defineRoute(routes.saveAttempt, async ({ caller: { accountId }, body, now }) => {
		const kept = attemptToKeep(body, now);
		if (!kept.ok) return kept;
		const row = await parts.database.transaction(async (transaction) => {
			const isPremium = await parts.isPremium(transaction, accountId, now);
			await keepAttempts(transaction, accountId, [kept.value], isPremium);
			return findAttempt(transaction, accountId, kept.value.fingerprint);
		});
		if (row === undefined) throw new Error("The attempt was not kept");
		return success(presentAttempt({ ...row, answers: kept.value.answers }));
	}),

	resultMailRoute(parts),
];
