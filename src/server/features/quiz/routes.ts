import { routes } from "#contract/routes/routes.ts";
import { success } from "#domain/shared/result.ts";
import { type BoundRoute, defineRoute } from "#server/platform/http/define-route.ts";
import { attemptToKeep } from "./judge.ts";
import type { QuizParts } from "./parts.ts";
import { presentAttempt } from "./present.ts";
import { resultMailRoute } from "./result-mail.ts";
import { attemptsOf, findAttempt, insertAttempts } from "./store.ts";

/** Finished quizzes that accounts keep, and results by e-mail for everyone. */
export const quizRoutes = (parts: QuizParts): BoundRoute[] => [
	defineRoute(routes.attempts, async ({ caller }) => {
		const rows = await attemptsOf(parts.database.queries(), caller.accountId);
		return success({ attempts: rows.map(presentAttempt) });
	}),

	defineRoute(routes.saveAttempt, async ({ caller, body, now }) => {
		const kept = attemptToKeep(body, now);
		if (!kept.ok) return kept;
		const queries = parts.database.queries();
		await insertAttempts(queries, caller.accountId, [kept.value]);
		const row = await findAttempt(queries, caller.accountId, kept.value.fingerprint);
		if (row === undefined) throw new Error("The attempt was not kept");
		return success(presentAttempt({ ...row, answers: kept.value.answers }));
	}),

	resultMailRoute(parts),
];
