import type { Questionnaire, QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { cleanAnswers } from "#domain/quiz/session.ts";
import { visitStorage } from "../api/storage.ts";
import { visitKeys } from "../api/storage-keys.ts";
import { hasFinished } from "./visit.ts";

const { answers: answersKey, retake: retakeKey } = visitKeys;

const read = (key: string): unknown => visitStorage.read(key, (value) => value);

/**
 * The answers to continue from: those in progress; after a finished quiz none, unless the person returns to one of
 * its questions (`isReturning`). Damaged answers are dropped.
 */
export const readStoredAnswers = (questionnaire: Questionnaire, isReturning: boolean): QuizAnswers => {
	if (!hasFinished()) return cleanAnswers(questionnaire, read(answersKey));
	return cleanAnswers(questionnaire, read(retakeKey) ?? (isReturning ? read(answersKey) : null));
};

/** After a finished quiz, answers in progress are a retake: the finished ones stay. */
const inProgressKey = () => (hasFinished() ? retakeKey : answersKey);

/** The stored answers in progress, unchecked; the quiz checks them when it opens. */
const readInProgress = (): Record<string, unknown> => {
	const stored = read(inProgressKey());
	return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
};

/** The option that answers a question of one answer so far; undefined without one. */
export const storedAnswerTo = (questionId: string): string | undefined => {
	const chosen = readInProgress()[questionId];
	return Array.isArray(chosen) && typeof chosen[0] === "string" ? chosen[0] : undefined;
};

/** Stores an answer given outside the quiz with the answers in progress, in place of an earlier one. */
export const addStoredAnswer = (questionId: string, optionId: string): void =>
	visitStorage.write(inProgressKey(), { ...readInProgress(), [questionId]: [optionId] });

/** Stores answers in progress for this visit. */
export const storeAnswers = (answers: QuizAnswers): void => visitStorage.write(inProgressKey(), answers);

/** Deletes a retake that is finished or restarted. */
export const deleteRetake = (): void => visitStorage.remove(retakeKey);
