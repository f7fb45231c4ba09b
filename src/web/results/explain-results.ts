import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import { type CategoryKey, isCategoryKey } from "#domain/careers/category.ts";
import { explainCareer, steadiness } from "#domain/quiz/explain.ts";
import type { PresentedQuestionnaire } from "#domain/quiz/presented-questionnaire.ts";
import type { QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { type QuizResults, tiesAtCut, topResults } from "#domain/quiz/results.ts";
import { scoreAnswers, type Tally } from "#domain/quiz/score.ts";
import { cleanAnswers } from "#domain/quiz/session.ts";

/** One given answer, in words. */
export interface AnswerInWords {
	readonly question: string;
	readonly option: string;
}

/** Why a career stands where it does. */
export interface CareerExplanation {
	/** The answers that named it; as many as its count. */
	readonly answers: readonly AnswerInWords[];
	/** Checks, each leaving one answered question out, and in how many the career stayed in the top five. */
	readonly checks: number;
	readonly kept: number;
	/** Careers named by exactly as many answers, in ranking order. */
	readonly tiedWith: readonly CareerId[];
}

/** All that the answers say beyond the list of results. */
export interface ResultsExplanation {
	readonly answers: QuizAnswers;
	readonly answered: number;
	readonly total: number;
	/** Light of each category named by an answer, brightest first. */
	readonly categories: readonly { readonly key: CategoryKey; readonly count: number }[];
	/** The categories that share the highest count. */
	readonly strongest: readonly CategoryKey[];
	readonly evidenceOf: (career: CareerId) => CareerExplanation;
	/** Careers left out of the list although they are named as often as its last one. */
	readonly leftOut: readonly CareerId[];
}

/** The known categories among stored ids, in their order. */
export const knownCategories = (ids: readonly string[]): CategoryKey[] => ids.filter(isCategoryKey);

const categoryTallies = (tallies: readonly Tally[]) =>
	tallies.flatMap(({ id, count }) => knownCategories([id]).map((key) => ({ key, count })));

const sameIds = (first: readonly string[], second: readonly string[]): boolean =>
	first.length === second.length && first.every((id, place) => id === second[place]);

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
	const score = scoreAnswers(questionnaire, answers);
	const again = topResults(score);
	const agrees =
		sameIds(again.topCareers, results.topCareers) && sameIds(again.topCategories, results.topCategories);
	if (!agrees || again.topCareers.length === 0) return null;

	const words = new Map(
		questionnaire.questions.flatMap((question) =>
			question.options.map((option) => [
				`${question.id} ${option.id}`,
				{ question: question.text, option: option.text },
			]),
		),
	);
	const countOf = new Map(score.careers.map(({ id, count }) => [id, count]));
	const categories = categoryTallies(score.categories);
	return {
		answers,
		answered: Object.keys(answers).length,
		total: questionnaire.questions.length,
		categories,
		strongest: categories.filter(({ count }) => count === categories[0]?.count).map(({ key }) => key),
		evidenceOf: (career) => ({
			...steadiness(questionnaire, answers, career),
			answers: explainCareer(questionnaire, answers, career).flatMap(({ questionId, optionId }) => {
				const inWords = words.get(`${questionId} ${optionId}`);
				return inWords ? [inWords] : [];
			}),
			tiedWith: score.careers
				.filter(({ id, count }) => id !== career && count === countOf.get(career))
				.map(({ id }) => id)
				.filter(isCareerId),
		}),
		leftOut: tiesAtCut(score).careers.filter(isCareerId),
	};
};
