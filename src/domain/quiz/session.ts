import {
	chosenIds,
	chosenOptions,
	isNoneOption,
	type Questionnaire,
	type QuizAnswers,
	type QuizOption,
	type QuizQuestion,
} from "./questionnaire.ts";

/** Codes of the message shown when a step is left without a choice. */
export type MissingSelection = "quiz.select_one" | "quiz.select_any";

/** Without "None of these" if other options are chosen with it. */
const withoutNone = (options: readonly QuizOption[]): readonly QuizOption[] =>
	options.length > 1 ? options.filter((option) => !isNoneOption(option)) : options;

/**
 * The chosen options after a click: single-select replaces, multi-select toggles, and "None of these" is always alone. In the
 * question's own order; an option that the question does not have changes nothing.
 */
export const chooseOption = (
	question: QuizQuestion,
	chosen: readonly string[],
	optionId: string,
): string[] => {
	const clicked = question.options.find(({ id }) => id === optionId);
	if (!clicked) return [...chosen];
	if (!question.multiSelect) return [optionId];
	const next = new Set(chosen);
	if (!next.delete(optionId)) {
		if (isNoneOption(clicked)) return [optionId];
		next.add(optionId);
	}
	return withoutNone(question.options.filter(({ id }) => next.has(id))).map(({ id }) => id);
};

/** A step may be left once something is chosen. */
export const canAdvance = (chosen: readonly string[]): boolean => chosen.length > 0;

/** The message for a question without a choice. */
export const missingSelectionMessage = (question: QuizQuestion): MissingSelection =>
	question.multiSelect ? "quiz.select_any" : "quiz.select_one";

const validIds = (question: QuizQuestion, stored: unknown): string[] => {
	const ids: unknown[] = Array.isArray(stored) ? stored : [];
	const known = ids.filter((id): id is string => question.options.some((option) => option.id === id));
	const allowed = question.multiSelect ? known : known.slice(0, 1);
	return withoutNone(chosenOptions(question, { [question.id]: allowed })).map(({ id }) => id);
};

/**
 * Valid answers from any value of storage or a link: unknown questions and options, repeats and extra picks on a
 * single-select (the first is kept) are dropped, and so is "None of these" beside other options. Questions and options are
 * in questionnaire order. Never throws.
 */
export const cleanAnswers = (questionnaire: Questionnaire, stored: unknown): QuizAnswers => {
	const raw = typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
	const kept = questionnaire.questions.map((question) => {
		const ids = Object.hasOwn(raw, question.id) ? validIds(question, raw[question.id]) : [];
		return [question.id, ids] as const;
	});
	return Object.fromEntries(kept.filter(([, ids]) => ids.length > 0));
};

/** Index of the first question without an answer, or undefined when all are answered. */
export const firstUnanswered = (questionnaire: Questionnaire, answers: QuizAnswers): number | undefined => {
	const index = questionnaire.questions.findIndex(({ id }) => !canAdvance(chosenIds(answers, id)));
	return index === -1 ? undefined : index;
};
