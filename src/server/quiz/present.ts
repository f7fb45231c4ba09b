import { questionnaires } from "#content/quiz/index.ts";
import type { AccountExport } from "#contract/personal-data.ts";
import type { Attempt, Comparison } from "#contract/quiz.ts";
import { isCareerId } from "#domain/careers/career-id.ts";
import { isCategoryKey } from "#domain/careers/category.ts";
import { compareAttempts } from "#domain/quiz/comparison.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { scoreClaimed } from "./score-attempt.ts";
import type { AttemptRow, EarlierQuizRow } from "./store.ts";

/** A stored attempt with its results, scored when it is read. */
export const presentAttempt = ({
	id,
	completedAt,
	questionnaireVersion,
	answers,
	tieChoices,
}: AttemptRow): Attempt => {
	const scored = scoreClaimed({ questionnaireVersion, answers });
	return {
		id,
		completedAt: toInstant(completedAt),
		questionnaireVersion,
		answers,
		...(tieChoices === null ? {} : { tieChoices }),
		results: scored.ok ? scored.value.results : { topCareers: [], topCategories: [] },
	};
};

/** An attempt of which only the day is stored. */
export const presentEarlierQuiz = ({
	questionnaireVersion,
	completedAt,
}: EarlierQuizRow): AccountExport["earlierQuizzes"][number] => ({
	questionnaireVersion,
	completedAt: toInstant(completedAt),
});

/** Stored attempts for comparison, earliest first. */
export const presentComparison = (rows: readonly AttemptRow[]): Comparison => {
	const compared = compareAttempts(questionnaires, rows.map(presentAttempt));
	return {
		attempts: compared.attempts.map((attempt) => ({ ...attempt })),
		categories: compared.categories.flatMap(({ id, counts }) =>
			isCategoryKey(id) ? [{ id, counts: [...counts] }] : [],
		),
		careers: compared.careers.flatMap(({ id, ranks }) =>
			isCareerId(id) ? [{ id, places: [...ranks] }] : [],
		),
	};
};
