import { chosenIds, chosenOptions } from "./answers.ts";
import type { Questionnaire, QuizAnswers } from "./questionnaire.ts";
import { topResults } from "./results.ts";
import { scoreAnswers } from "./score.ts";

export type GivenAnswer = { readonly questionId: string; readonly optionId: string };

/** The chosen options that named a career, in questionnaire order: as many as its count in the score. */
export const explainCareer = (
	questionnaire: Questionnaire,
	answers: QuizAnswers,
	careerId: string,
): GivenAnswer[] =>
	questionnaire.questions.flatMap((question) =>
		chosenOptions(question, answers)
			.filter((option) => option.careerIds.includes(careerId))
			.map((option) => ({ questionId: question.id, optionId: option.id })),
	);

/**
 * How much a career's place in the top five hangs on single answers: each answered question is left out in turn.
 * `checks` is the number of answered questions, `kept` how many times the career stayed in the top five.
 */
export const steadiness = (
	questionnaire: Questionnaire,
	answers: QuizAnswers,
	careerId: string,
): { kept: number; checks: number } => {
	const answered = questionnaire.questions.filter((question) => chosenIds(answers, question.id).length > 0);
	const kept = answered.filter(({ id }) => {
		const others = questionnaire.questions.filter((question) => question.id !== id);
		const withoutIt = Object.fromEntries(
			others.map((other) => [other.id, [...chosenIds(answers, other.id)]]),
		);
		return topResults(scoreAnswers(questionnaire, withoutIt)).topCareers.includes(careerId);
	});
	return { kept: kept.length, checks: answered.length };
};
