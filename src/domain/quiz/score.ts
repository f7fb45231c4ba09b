import { chosenOptions } from "./answers.ts";
import type { Questionnaire, QuizAnswers, QuizOption } from "./questionnaire.ts";

/** How many chosen options named this career or category. */
export type Tally = { readonly id: string; readonly count: number };

/** Careers and categories named by at least one chosen option, best first. */
export type QuizScore = { readonly careers: readonly Tally[]; readonly categories: readonly Tally[] };

type IdsOf = (option: QuizOption) => readonly string[];

const rank = (questionnaire: Questionnaire, answers: QuizAnswers, idsOf: IdsOf): Tally[] => {
	const counts = new Map<string, number>();
	// Every id enters the map in questionnaire order; the sort below is stable and keeps that order among equals.
	for (const option of questionnaire.questions.flatMap((question) => question.options)) {
		for (const id of idsOf(option)) counts.set(id, 0);
	}
	for (const option of questionnaire.questions.flatMap((question) => chosenOptions(question, answers))) {
		for (const id of new Set(idsOf(option))) counts.set(id, (counts.get(id) ?? 0) + 1);
	}
	return [...counts]
		.map(([id, count]) => ({ id, count }))
		.filter(({ count }) => count > 0)
		.sort((first, second) => second.count - first.count);
};

/**
 * Counts a sheet of answers: each chosen option adds 1 to each of its careers and to each of its categories.
 * Ranked by count, highest first; equal counts by first appearance in the questionnaire (question, option, then the
 * option's own list). The order of clicks never matters. Ids unknown to the questionnaire count for nothing.
 */
export const scoreAnswers = (questionnaire: Questionnaire, answers: QuizAnswers): QuizScore => ({
	careers: rank(questionnaire, answers, (option) => option.careerIds),
	categories: rank(questionnaire, answers, (option) => option.careerCategories),
});
