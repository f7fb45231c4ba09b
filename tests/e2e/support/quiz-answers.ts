import type { Page } from "@playwright/test";
import { currentSource, publishedSources } from "../../../src/content/quiz/index.ts";
import { presentQuestionnaire } from "../../../src/content/quiz/present.ts";
import type { CategoryKey } from "../../../src/domain/careers/category.ts";
import type { PresentedQuestionnaire } from "../../../src/domain/quiz/presented-questionnaire.ts";
import type { QuizAnswers } from "../../../src/domain/quiz/questionnaire.ts";
import type { QuizResults } from "../../../src/domain/quiz/score.ts";
import * as standOut from "../../../src/domain/quiz/stand-out.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { putStorage, type StoredTexts } from "./browser-storage.ts";

/** A questionnaire in a language: the current one, or an earlier version. */
export const quizIn = (locale: Locale, version = currentSource.version): PresentedQuestionnaire =>
	presentQuestionnaire(publishedSources.find((one) => one.version === version) ?? currentSource, locale);

const { questions } = quizIn("en");

/** Answers to the first `count` questions, each by its option at `index`. */
export const answersAt = (
	index = 0,
	count = questions.length,
	{ questions: asked } = quizIn("en"),
): QuizAnswers =>
	Object.fromEntries(
		asked
			.slice(0, count)
			.map(({ id, options }) => [id, options.slice(index, index + 1).map((option) => option.id)]),
	);

/** Answers to version 1 of the questionnaire, each by its option at `index`. */
export const firstVersionAnswers = (index = 0): QuizAnswers =>
	answersAt(index, questions.length, quizIn("en", 1));

/** Answers that name this category wherever an option does. */
export const answersFor = (category: CategoryKey): QuizAnswers =>
	Object.fromEntries(
		quizIn("en").questions.map(({ id, options }) => [
			id,
			[(options.find(({ careerCategories }) => careerCategories.includes(category)) ?? options[0])?.id ?? ""],
		]),
	);

/** The results of answers. */
export const resultsOf = (answers: QuizAnswers, questionnaire = quizIn("en")): QuizResults =>
	standOut.resultsOf(questionnaire, answers);

/** A finished quiz as the session storage keeps it. */
export const finishedQuiz = (answers: QuizAnswers, questionnaire = quizIn("en")): StoredTexts => ({
	session: {
		quizResults: JSON.stringify(resultsOf(answers, questionnaire)),
		quizAnswers: JSON.stringify(answers),
		quizVersion: JSON.stringify(questionnaire.version),
	},
});

/** Leaves a finished quiz in the browser. */
export const putFinishedQuiz = (
	page: Page,
	answers: QuizAnswers,
	questionnaire = quizIn("en"),
): Promise<void> => putStorage(page, finishedQuiz(answers, questionnaire));

/** Leaves a quiz in the browser whose first `count` questions are answered. */
export const putStartedQuiz = (page: Page, count: number): Promise<void> =>
	putStorage(page, { session: { quizAnswers: JSON.stringify(answersAt(0, count)) } });

/** The titles of the five careers on the results page, in either language. */
export const topCareerTitles = (page: Page) =>
	page.locator('[aria-labelledby="top-careers"]').getByRole("heading", { level: 3 });
