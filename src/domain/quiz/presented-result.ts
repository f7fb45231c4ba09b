import { type CareerId, isCareerId } from "../careers/career-id.ts";
import { type CategoryKey, isCategoryKey } from "../careers/category.ts";
import type { PresentedQuestionnaire } from "./presented-questionnaire.ts";
import { allChosenOptions, type QuizAnswers } from "./questionnaire.ts";
import { type CareerGroup, groupByCount, isClear, type QuizResult, readResult } from "./result.ts";
import { type QuizResults, sameResults } from "./score.ts";
import { cleanAnswers } from "./session.ts";
import { decideTie, type TieChoice, type TieDecision } from "./tie-decision.ts";

/** One given answer in words, with the categories that it counts for. */
export interface AnswerInWords {
	readonly question: string;
	readonly option: string;
	readonly categories: readonly CategoryKey[];
}

/** A result with the words of one language, as a screen shows it. */
export interface PresentedResult extends QuizResult<PresentedQuestionnaire> {
	/** The number of answered questions. */
	readonly answered: number;
	/** The number of questions. */
	readonly total: number;
	/** The number of chosen answers: a question may have several. */
	readonly answerCount: number;
	/** The count of each named category, highest first. */
	readonly categories: readonly { readonly key: CategoryKey; readonly count: number }[];
	/** The categories that share the highest count. */
	readonly strongest: readonly CategoryKey[];
	/** The student's decision between careers that are tied at the cut; null where there is nothing to decide. */
	readonly tie: TieDecision | null;
	/** The choices behind it. */
	readonly tieChoices: readonly TieChoice[];
	/** The careers to show, best first: those of the decision, else those that are stored. */
	readonly five: readonly string[];
	/** See `isClear`. */
	readonly isClear: boolean;
	readonly groups: readonly (CareerGroup & { readonly leftOut: readonly CareerId[] })[];
	/**
	 * The answers that name a career: as many as its count. Those that name the fewest careers are first, because they
	 * say the most about this one.
	 */
	readonly reasonsOf: (careerId: CareerId) => readonly AnswerInWords[];
	/** An option in words; undefined when the questionnaire does not have it. */
	readonly wordsOf: (questionId: string, optionId: string) => AnswerInWords | undefined;
}

/** The known categories among stored ids, in their order. */
export const knownCategories = (ids: readonly string[]): CategoryKey[] => ids.filter(isCategoryKey);

const wordsIn = ({ questions }: PresentedQuestionnaire) =>
	new Map<string, AnswerInWords>(
		questions.flatMap((question) =>
			question.options.map((option) => [
				`${question.id} ${option.id}`,
				{
					question: question.text,
					option: option.text,
					categories: knownCategories(option.careerCategories),
				},
			]),
		),
	);

/** The result of these answers, and of choices between tied careers, with the words of the questionnaire. */
export const readPresentedResult = (
	questionnaire: PresentedQuestionnaire,
	answers: QuizAnswers,
	choices: readonly TieChoice[] = [],
): PresentedResult => {
	const result = readResult(questionnaire, answers);
	const words = wordsIn(questionnaire);
	const wordsOf = (questionId: string, optionId: string) => words.get(`${questionId} ${optionId}`);
	const categories = result.score.categories.flatMap(({ id, count }) =>
		isCategoryKey(id) ? [{ key: id, count }] : [],
	);
	const tie = result.hasScience ? decideTie(result.score, choices) : null;
	const five = tie?.five ?? result.top.topCareers;
	return {
		...result,
		answered: Object.keys(answers).length,
		total: questionnaire.questions.length,
		answerCount: allChosenOptions(questionnaire, answers).length,
		categories,
		strongest: categories.filter(({ count }) => count === categories[0]?.count).map(({ key }) => key),
		tie,
		tieChoices: choices.slice(0, tie?.asked.length ?? 0),
		five,
		isClear: isClear(result.score),
		groups: groupByCount(result.score, five).map((group) => ({
			...group,
			leftOut: group.leftOut.filter(isCareerId),
		})),
		reasonsOf: (careerId) =>
			[...result.contributionsTo(careerId)]
				.sort((one, other) => one.careers.length - other.careers.length)
				.flatMap(({ questionId, optionId }) => wordsOf(questionId, optionId) ?? []),
		wordsOf,
	};
};

/**
 * The result behind stored results. Null when the stored answers are missing or do not lead to these results (damaged,
 * or changed since): then nothing is explained, rather than something wrong.
 */
export const readStoredResult = (
	questionnaire: PresentedQuestionnaire,
	stored: {
		readonly results: QuizResults;
		readonly answers: QuizAnswers | null;
		readonly tieChoices?: readonly TieChoice[] | undefined;
	},
): PresentedResult | null => {
	const answers = cleanAnswers(questionnaire, stored.answers);
	const result = readPresentedResult(questionnaire, answers, stored.tieChoices);
	const isResult = result.top.topCareers.length > 0 || !result.hasScience;
	return sameResults(result.top, stored.results) && isResult ? result : null;
};
