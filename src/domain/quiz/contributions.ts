import { chosenOptions } from "./answers.ts";
import type { GivenAnswer } from "./explain.ts";
import type { Questionnaire, QuizAnswers } from "./questionnaire.ts";
import { rankIds, type Tally } from "./score.ts";

/** One given answer with all that it adds 1 to. */
export interface Contribution extends GivenAnswer {
	readonly categories: readonly string[];
	readonly careers: readonly string[];
}

/** Every given answer with what it feeds, in questionnaire order. Their sums are the counts of the score. */
export const contributions = (questionnaire: Questionnaire, answers: QuizAnswers): Contribution[] =>
	questionnaire.questions.flatMap((question) =>
		chosenOptions(question, answers).map((option) => ({
			questionId: question.id,
			optionId: option.id,
			categories: [...new Set(option.careerCategories)],
			careers: [...new Set(option.careerIds)],
		})),
	);

/** What lit one line: the answers that named the category, and the careers that those answers name, most named first. */
export interface LineOrigin {
	readonly answers: readonly Contribution[];
	/** How many of these answers name each career; equals by first appearance. */
	readonly careers: readonly Tally[];
}

/** What lit a category's line. The number of its answers is the category's count in the score. */
export const lineOrigin = (
	questionnaire: Questionnaire,
	answers: QuizAnswers,
	categoryId: string,
): LineOrigin => {
	const fed = contributions(questionnaire, answers).filter(({ categories }) =>
		categories.includes(categoryId),
	);
	return { answers: fed, careers: rankIds(fed.map(({ careers }) => careers)) };
};
