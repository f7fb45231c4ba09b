import { classResultOf } from "#domain/classes/class-result.ts";
import type { SentResult } from "#domain/classes/sent-result.ts";
import type { Questionnaire, QuizAnswers } from "#domain/quiz/questionnaire.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { isGuest, readNow } from "../../api/api.ts";
import { loadQuestionnaireOfVersion } from "../../quiz/questionnaire.ts";
import { readFinishedQuiz } from "../../quiz/visit.ts";

/** Answers with the questionnaire that they were given to. */
interface AnsweredQuiz {
	readonly questionnaire: Questionnaire;
	readonly answers: QuizAnswers;
}

const answersOfVisit = async (locale: Locale): Promise<AnsweredQuiz | null> => {
	const finished = await readFinishedQuiz();
	if (finished?.answers == null) return null;
	const questionnaire = await loadQuestionnaireOfVersion(locale, finished.questionnaireVersion);
	return questionnaire ? { questionnaire, answers: finished.answers } : null;
};

/**
 * The latest quiz that the account stores, from any device. A guest's stored quizzes are never used: in a school's
 * browser they may belong to another pupil.
 */
const answersOfAccount = async (locale: Locale): Promise<AnsweredQuiz | null> => {
	if (await isGuest()) return null;
	const [latest] = (await readNow("GET /api/quiz/attempts", {})).attempts;
	const questionnaire = latest && (await loadQuestionnaireOfVersion(locale, latest.questionnaireVersion));
	return questionnaire ? { questionnaire, answers: latest.answers } : null;
};

/**
 * The result that this device would send: of the quiz of this visit, else of the account's latest one; null without
 * either.
 */
export async function ownResult(locale: Locale): Promise<SentResult | null> {
	const quiz = (await answersOfVisit(locale)) ?? (await answersOfAccount(locale));
	return quiz && classResultOf(quiz.questionnaire, quiz.answers);
}
