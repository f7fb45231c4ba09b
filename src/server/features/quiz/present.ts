import type { Attempt } from "#contract/quiz.ts";
import { judge } from "./judge.ts";
import type { AttemptRow } from "./store.ts";

/** A kept attempt with the results that its answers give now. */
export const presentAttempt = ({ id, completedAt, questionnaireVersion, answers }: AttemptRow): Attempt => {
	const judged = judge({ questionnaireVersion, answers });
	return {
		id,
		completedAt: completedAt.toISOString(),
		questionnaireVersion,
		answers,
		results: judged.ok ? judged.value.results : { topCareers: [], topCategories: [] },
	};
};
