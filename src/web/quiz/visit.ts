import type { FinishedQuiz } from "#contract/quiz.ts";
import { type QuizAnswers, versionOfUnversionedResults } from "#domain/quiz/questionnaire.ts";
import type { QuizResults } from "#domain/quiz/score.ts";
import { maxTiePairs, type TieChoice, tieChoices } from "#domain/quiz/tie-decision.ts";
import { visitStorage } from "../api/storage.ts";
import { visitKeys } from "../api/storage-keys.ts";

/** The query key of this visit's finished quiz. */
export const finishedQuizKey = ["visit", "finished quiz"] as const;

const anything = (value: unknown): unknown => value;

/** Whether this visit has a finished quiz, valid or broken. */
export const hasFinished = (): boolean => visitStorage.read(visitKeys.results, anything) !== null;

/** A finished quiz with the version of the questionnaire that was answered. */
export interface VisitQuiz extends FinishedQuiz {
	readonly questionnaireVersion: number;
	/** The student's choices between careers that are level at the cut. */
	readonly tieChoices?: readonly TieChoice[];
}

/** Stores choices between level careers with the quiz of this visit. */
export const storeVisitTieChoices = (choices: readonly TieChoice[]): void =>
	visitStorage.write(visitKeys.tie, choices);

const isTieChoice = (value: unknown): value is TieChoice => tieChoices.some((choice) => choice === value);

const storedTieChoices = (): Pick<VisitQuiz, "tieChoices"> => {
	const tieChoices = visitStorage.read(visitKeys.tie, (value) =>
		Array.isArray(value) && value.length <= maxTiePairs && value.every(isTieChoice) ? value : null,
	);
	return tieChoices === null ? {} : { tieChoices };
};

/** Stores a finished quiz for this visit, replacing an earlier one. Never fails: at worst it is kept in memory. */
export const storeFinishedQuiz = (
	results: QuizResults,
	answers: QuizAnswers,
	questionnaireVersion: number,
): void => {
	visitStorage.write(visitKeys.results, results);
	visitStorage.write(visitKeys.answers, answers);
	visitStorage.write(visitKeys.version, questionnaireVersion);
	visitStorage.remove(visitKeys.tie);
};

const storedVersion = (): number =>
	visitStorage.read(visitKeys.version, (value) => (Number.isSafeInteger(value) ? (value as number) : null)) ??
	versionOfUnversionedResults;

/**
 * The finished quiz of this visit; null without one or if its results are broken. Its answers are null if only they
 * are broken. The schemas are loaded only if there is something to check.
 */
export const readFinishedQuiz = async (): Promise<VisitQuiz | null> => {
	if (!hasFinished()) return null;
	const { finishedQuizSchema } = await import("#contract/quiz.ts");
	const { results, answers } = finishedQuizSchema.shape;
	const kept = visitStorage.read(visitKeys.results, (value) => results.safeParse(value).data ?? null);
	return (
		kept && {
			results: kept,
			questionnaireVersion: storedVersion(),
			...storedTieChoices(),
			answers: visitStorage.read(visitKeys.answers, (value) => answers.safeParse(value).data ?? null),
		}
	);
};

/** Deletes the quiz of this visit: results, version, answers and a retake. */
export const deleteVisit = (): void => {
	for (const key of Object.values(visitKeys)) visitStorage.remove(key);
};
