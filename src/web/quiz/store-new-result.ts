import type { QuizAnswers } from "#domain/quiz/questionnaire.ts";
import type { QuizResults } from "#domain/quiz/score.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { pageEdition } from "../api/edition.ts";
import { queryClient } from "../api/query-client.ts";
import { storeAttempt } from "./outbox.ts";
import { deleteRetake } from "./stored-answers.ts";
import { finishedQuizKey, storeFinishedQuiz } from "./visit.ts";

/**
 * Stores a finished quiz as this visit's and, in the live edition, as an attempt of the account or the guest.
 * Resolves once the attempt is sent or queued.
 */
export const storeNewResult = async (
	results: QuizResults,
	answers: QuizAnswers,
	questionnaireVersion: number,
): Promise<void> => {
	storeFinishedQuiz(results, answers, questionnaireVersion);
	deleteRetake();
	await queryClient.invalidateQueries({ queryKey: finishedQuizKey });
	if (pageEdition !== "live") return;
	await storeAttempt({ completedAt: toInstant(new Date()), questionnaireVersion, answers });
};
