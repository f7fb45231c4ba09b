import { chosenOptions } from "./answers.ts";
import type { Questionnaire, QuizAnswers, QuizOption } from "./questionnaire.ts";

/** How many chosen options named this career or category. */
export type Tally = { readonly id: string; readonly count: number };

/** Careers and categories named by at least one chosen option, best first. */
export type QuizScore = { readonly careers: readonly Tally[]; readonly categories: readonly Tally[] };

type IdsOf = (option: QuizOption) => readonly string[];

/** Ranks by the ids that `idsOf` reads from an option. Where each id first appears is looked up once a questionnaire. */
const rankBy = (idsOf: IdsOf) => {
	const known = new WeakMap<Questionnaire, readonly string[]>();
	const inOrder = (questionnaire: Questionnaire): readonly string[] => {
		const before = known.get(questionnaire);
		if (before !== undefined) return before;
		const options = questionnaire.questions.flatMap((question) => question.options);
		const ids = [...new Set(options.flatMap(idsOf))];
		known.set(questionnaire, ids);
		return ids;
	};
	return (questionnaire: Questionnaire, chosen: readonly QuizOption[]): Tally[] => {
		const counts = new Map<string, number>();
		for (const option of chosen) {
			for (const id of new Set(idsOf(option))) counts.set(id, (counts.get(id) ?? 0) + 1);
		}
		// The sort is stable and keeps the order of the questionnaire among equals.
		return inOrder(questionnaire)
			.flatMap((id) => {
				const count = counts.get(id);
				return count === undefined ? [] : [{ id, count }];
			})
			.sort((first, second) => second.count - first.count);
	};
};

const rankCareers = rankBy(({ careerIds }) => careerIds);
const rankCategories = rankBy(({ careerCategories }) => careerCategories);

/**
 * Counts a sheet of answers: each chosen option adds 1 to each of its careers and to each of its categories.
 * Ranked by count, highest first; equal counts by first appearance in the questionnaire (question, option, then the
 * option's own list). The order of clicks never matters. Ids unknown to the questionnaire count for nothing.
 */
export const scoreAnswers = (questionnaire: Questionnaire, answers: QuizAnswers): QuizScore => {
	const chosen = questionnaire.questions.flatMap((question) => chosenOptions(question, answers));
	return {
		careers: rankCareers(questionnaire, chosen),
		categories: rankCategories(questionnaire, chosen),
	};
};
