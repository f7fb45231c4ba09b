import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import { type CategoryKey, isCategoryKey } from "#domain/careers/category.ts";
import { isClear } from "#domain/quiz/contrast.ts";
import { explainCareer } from "#domain/quiz/explain.ts";
import { groupByCount } from "#domain/quiz/groups.ts";
import type { PresentedQuestionnaire } from "#domain/quiz/presented-questionnaire.ts";
import type { QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { type QuizResults, sameResults, topResults } from "#domain/quiz/results.ts";
import { type QuizScore, scoreAnswers, type Tally } from "#domain/quiz/score.ts";
import { cleanAnswers } from "#domain/quiz/session.ts";

/** One given answer, in words, with the categories it lit. */
export interface AnswerInWords {
	readonly question: string;
	readonly option: string;
	readonly lit: readonly CategoryKey[];
}

/** All that the answers say beyond the list of results. */
export interface ResultsExplanation {
	readonly questionnaire: PresentedQuestionnaire;
	readonly answers: QuizAnswers;
	readonly score: QuizScore;
	readonly answered: number;
	readonly total: number;
	/** Light of each category named by an answer, brightest first. */
	readonly categories: readonly { readonly key: CategoryKey; readonly count: number }[];
	/** The categories that share the highest count. */
	readonly strongest: readonly CategoryKey[];
	/** False when the answers favour nothing enough to tell careers apart. */
	readonly isClear: boolean;
	/** The five by count, with those that only the order of the questions left out. */
	readonly groups: readonly {
		readonly count: number;
		readonly kept: readonly string[];
		readonly leftOut: readonly CareerId[];
	}[];
	/** The answers that named a career; as many as its count. */
	readonly reasonsOf: (career: CareerId) => readonly AnswerInWords[];
	/** An option in words; undefined when the questionnaire does not have it. */
	readonly wordsOf: (questionId: string, optionId: string) => AnswerInWords | undefined;
}

/** The known categories among stored ids, in their order. */
export const knownCategories = (ids: readonly string[]): CategoryKey[] => ids.filter(isCategoryKey);

const categoryTallies = (tallies: readonly Tally[]) =>
	tallies.flatMap(({ id, count }) => knownCategories([id]).map((key) => ({ key, count })));

const wordsIn = ({ questions }: PresentedQuestionnaire) =>
	new Map<string, AnswerInWords>(
		questions.flatMap((question) =>
			question.options.map((option) => [
				`${question.id} ${option.id}`,
				{ question: question.text, option: option.text, lit: knownCategories(option.careerCategories) },
			]),
		),
	);

/** Explains the results that these answers give, whatever was stored. */
export const explainAnswers = (
	questionnaire: PresentedQuestionnaire,
	answers: QuizAnswers,
): ResultsExplanation => {
	const score = scoreAnswers(questionnaire, answers);
	const words = wordsIn(questionnaire);
	const wordsOf = (questionId: string, optionId: string) => words.get(`${questionId} ${optionId}`);
	const categories = categoryTallies(score.categories);
	return {
		questionnaire,
		answers,
		score,
		answered: Object.keys(answers).length,
		total: questionnaire.questions.length,
		categories,
		strongest: categories.filter(({ count }) => count === categories[0]?.count).map(({ key }) => key),
		isClear: isClear(score),
		groups: groupByCount(score).map((group) => ({ ...group, leftOut: group.leftOut.filter(isCareerId) })),
		reasonsOf: (career) =>
			explainCareer(questionnaire, answers, career).flatMap(
				({ questionId, optionId }) => wordsOf(questionId, optionId) ?? [],
			),
		wordsOf,
	};
};

/**
 * Works out from the stored answers why the results are what they are. Null when there are none, or when they do
 * not lead to these results (damaged, or changed since): then nothing is explained rather than something wrong.
 */
export const explainResults = (
	questionnaire: PresentedQuestionnaire,
	results: QuizResults,
	stored: QuizAnswers | null,
): ResultsExplanation | null => {
	const answers = cleanAnswers(questionnaire, stored);
	const explanation = explainAnswers(questionnaire, answers);
	const again = topResults(explanation.score);
	return sameResults(again, results) && again.topCareers.length > 0 ? explanation : null;
};
