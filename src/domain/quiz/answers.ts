import type { QuizAnswers, QuizOption, QuizQuestion } from "./questionnaire.ts";

/** Ids stored for a question; empty when it is not answered. Safe for ids that are also names of Object's methods. */
export const chosenIds = (answers: QuizAnswers, questionId: string): readonly string[] =>
	Object.hasOwn(answers, questionId) ? (answers[questionId] ?? []) : [];

/** Options chosen for a question, each once, in the question's own order whatever the order of the clicks. */
export const chosenOptions = (question: QuizQuestion, answers: QuizAnswers): QuizOption[] => {
	const chosen = chosenIds(answers, question.id);
	return question.options.filter((option) => chosen.includes(option.id));
};
