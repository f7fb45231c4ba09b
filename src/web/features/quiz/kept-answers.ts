import type { Questionnaire, QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { cleanAnswers } from "#domain/quiz/session.ts";

/** Where the answers of this visit stand, in progress or finished. */
const answersKey = "quizAnswers";
/** There once the quiz is finished. */
const resultsKey = "quizResults";
/** Answers given anew after finishing: the finished ones stay beside their results until these are complete. */
const retakeKey = "quizRetake";

// Stands in where storage is closed or full: the answers then last as long as the page.
const memory = new Map<string, string>();

const read = (key: string): string | null => {
	try {
		return sessionStorage.getItem(key) ?? memory.get(key) ?? null;
	} catch {
		return memory.get(key) ?? null;
	}
};

const write = (key: string, text: string): void => {
	try {
		sessionStorage.setItem(key, text);
		memory.delete(key);
	} catch {
		memory.set(key, text);
	}
};

const parse = (text: string | null): unknown => {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return null;
	}
};

const isFinished = (): boolean => read(resultsKey) !== null;

/**
 * The answers to go on from: those in progress; after a finished quiz none, unless the person comes back to one of
 * its questions (`isReturning`). Whatever is damaged is dropped.
 */
export const readKeptAnswers = (questionnaire: Questionnaire, isReturning: boolean): QuizAnswers => {
	if (!isFinished()) return cleanAnswers(questionnaire, parse(read(answersKey)));
	const retake = read(retakeKey);
	return cleanAnswers(questionnaire, parse(retake ?? (isReturning ? read(answersKey) : null)));
};

/** Keeps answers in progress for this visit. */
export const keepAnswers = (answers: QuizAnswers): void =>
	write(isFinished() ? retakeKey : answersKey, JSON.stringify(answers));

/** Forgets a retake: it is finished, or is started afresh. */
export const forgetRetake = (): void => {
	memory.clear();
	try {
		sessionStorage.removeItem(retakeKey);
	} catch {
		// Nothing was kept there.
	}
};
