import { isCareerId } from "#domain/careers/career-id.ts";
import { cleanAnswers } from "#domain/quiz/session.ts";
import { sciencesStandOut } from "#domain/quiz/stand-out.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { loadQuestionnaireOfVersion } from "./questionnaire.ts";
import type { VisitQuiz } from "./visit.ts";

/**
 * Whether a finished quiz of this visit can be shown: it has a known career, or its answers say that the sciences do not stand
 * out. Results without either are damaged.
 */
export const hasResult = async (
	{ results, answers, questionnaireVersion }: VisitQuiz,
	locale: Locale,
): Promise<boolean> => {
	if (results.topCareers.some(isCareerId)) return true;
	if (results.topCareers.length > 0 || answers === null) return false;
	const questionnaire = await loadQuestionnaireOfVersion(locale, questionnaireVersion);
	return (
		questionnaire !== undefined && !sciencesStandOut(questionnaire, cleanAnswers(questionnaire, answers))
	);
};
