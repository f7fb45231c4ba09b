import type { FinishedQuiz } from "#contract/quiz.ts";
import { questionnaireOfSheet } from "#domain/quiz/attempt.ts";
import type { PresentedQuestionnaire } from "#domain/quiz/presented-questionnaire.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { loadEveryQuestionnaire, loadQuestionnaire } from "./questionnaire.ts";

/**
 * The questionnaire that a finished quiz of this visit answered. A visit keeps no version, and may be older than the
 * questionnaire that is current now: then its answers are whole under one published before. The current one where they
 * are whole under none. The others are loaded only where they are needed.
 */
export const loadQuestionnaireOfVisit = async (
	locale: Locale,
	{ answers, results }: FinishedQuiz,
): Promise<PresentedQuestionnaire> => {
	const current = await loadQuestionnaire(locale);
	if (answers === null) return current;
	const sheet = { answers, results };
	if (questionnaireOfSheet([current], sheet)) return current;
	return questionnaireOfSheet(await loadEveryQuestionnaire(locale), sheet) ?? current;
};
