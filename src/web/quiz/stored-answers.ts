import type { Questionnaire, QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { cleanAnswers } from "#domain/quiz/session.ts";
import { visitStorage } from "../api/storage.ts";
import { visitKeys } from "../api/storage-keys.ts";
import { hasFinished } from "./visit.ts";

const { answers: answersKey, retake: retakeKey } = visitKeys;

const read = (key: string): unknown => visitStorage.read(key, (value) => value);

/**
 * The answers to go on from: those in progress; after a finished quiz none, unless the person comes back to one of
 * its questions (`isReturning`). Whatever is damaged is dropped.
 */
export const readStoredAnswers = (questionnaire: Questionnaire, isReturning: boolean): QuizAnswers => {
	if (!hasFinished()) return cleanAnswers(questionnaire, read(answersKey));
	return cleanAnswers(questionnaire, read(retakeKey) ?? (isReturning ? read(answersKey) : null));
};

/** Keeps answers in progress for this visit. */
export const keepAnswers = (answers: QuizAnswers): void =>
	visitStorage.write(hasFinished() ? retakeKey : answersKey, answers);

/** Forgets a retake: it is finished, or is started afresh. */
export const deleteRetake = (): void => visitStorage.remove(retakeKey);
