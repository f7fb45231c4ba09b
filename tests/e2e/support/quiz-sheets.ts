import type { Page } from "@playwright/test";
import { currentSource as questionnaire } from "../../../src/content/quiz/index.ts";
import { presentQuestionnaire } from "../../../src/content/quiz/present.ts";
import type { PresentedQuestionnaire } from "../../../src/domain/quiz/presented-questionnaire.ts";
import type { QuizAnswers } from "../../../src/domain/quiz/questionnaire.ts";
import { type QuizResults, topResults } from "../../../src/domain/quiz/results.ts";
import { scoreAnswers } from "../../../src/domain/quiz/score.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { putStorage, type StoredTexts } from "./browser-storage.ts";

/** The quiz as a language shows it. */
export const quizIn = (locale: Locale): PresentedQuestionnaire => presentQuestionnaire(questionnaire, locale);

const { questions } = quizIn("en");

/** Answers to the first so many questions, each by its option at a place. */
export const sheet = (place = 0, count = questions.length): QuizAnswers =>
	Object.fromEntries(
		questions
			.slice(0, count)
			.map(({ id, options }) => [id, options.slice(place, place + 1).map((option) => option.id)]),
	);

/** The results that answers lead to. */
export const resultsOf = (answers: QuizAnswers): QuizResults =>
	topResults(scoreAnswers(quizIn("en"), answers));

/** A finished quiz as the session storage keeps it. */
export const finishedQuiz = (answers: QuizAnswers): StoredTexts => ({
	session: { quizResults: JSON.stringify(resultsOf(answers)), quizAnswers: JSON.stringify(answers) },
});

/** Leaves a finished quiz in the browser. */
export const putFinishedQuiz = (page: Page, answers: QuizAnswers): Promise<void> =>
	putStorage(page, finishedQuiz(answers));

/** Leaves a quiz in the browser that is answered up to a question. */
export const putStartedQuiz = (page: Page, count: number): Promise<void> =>
	putStorage(page, { session: { quizAnswers: JSON.stringify(sheet(0, count)) } });
