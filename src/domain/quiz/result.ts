import { chosenIds, chosenOptions, type Questionnaire, type QuizAnswers } from "./questionnaire.ts";
import {
	careersKept,
	categoriesKept,
	type QuizResults,
	type QuizScore,
	rankIds,
	scoreAnswers,
	type Tally,
	topResults,
} from "./score.ts";
import { resultsOf, sciencesStandOut } from "./stand-out.ts";

/** One chosen option with the categories and careers that it counts for. */
export interface Contribution {
	readonly questionId: string;
	readonly optionId: string;
	readonly categories: readonly string[];
	readonly careers: readonly string[];
}

/** The answers that name a category, and the careers that these answers name. */
export interface CategoryOrigin {
	readonly answers: readonly Contribution[];
	/** Most named first; equals by first appearance. */
	readonly careers: readonly Tally[];
}

/** Careers named by the same number of answers, in ranking order. */
export interface CareerGroup {
	readonly count: number;
	/** Those among the five. */
	readonly kept: readonly string[];
	/** Those that only the order of the questions left out of the five; empty in all groups but the last. */
	readonly leftOut: readonly string[];
}

/** The full reading of the answers to a questionnaire. */
export interface QuizResult<Asked extends Questionnaire = Questionnaire> {
	readonly questionnaire: Asked;
	readonly answers: QuizAnswers;
	readonly score: QuizScore;
	/** The results that are stored: five careers and three categories, or none where the sciences do not stand out. */
	readonly top: QuizResults;
	/** See `sciencesStandOut`. */
	readonly hasScience: boolean;
	/** Every chosen option, in questionnaire order. Their sums are the counts of the score. */
	readonly contributions: readonly Contribution[];
	/** The options that name a career: as many as its count in the score. */
	readonly contributionsTo: (careerId: string) => readonly Contribution[];
	/** The answers behind a category: as many as its count in the score. */
	readonly originOf: (categoryId: string) => CategoryOrigin;
	/**
	 * How much a career's place in the top five depends on single answers: each answered question is left out in turn.
	 * `checks` counts the answered questions, `kept` those without which the career stays in the top five.
	 */
	readonly stabilityOf: (careerId: string) => { readonly kept: number; readonly checks: number };
}

/** Counts the answers once; everything else is derived from that. */
export const readResult = <Asked extends Questionnaire>(
	questionnaire: Asked,
	answers: QuizAnswers,
): QuizResult<Asked> => {
	const score = scoreAnswers(questionnaire, answers);
	const contributions = questionnaire.questions.flatMap((question) =>
		chosenOptions(question, answers).map((option) => ({
			questionId: question.id,
			optionId: option.id,
			categories: [...new Set(option.careerCategories)],
			careers: [...new Set(option.careerIds)],
		})),
	);
	const isTopWithout = (questionId: string, careerId: string): boolean => {
		const others = questionnaire.questions.filter(({ id }) => id !== questionId);
		const rest = Object.fromEntries(others.map(({ id }) => [id, [...chosenIds(answers, id)]]));
		return topResults(scoreAnswers(questionnaire, rest)).topCareers.includes(careerId);
	};
	return {
		questionnaire,
		answers,
		score,
		top: resultsOf(questionnaire, answers, score),
		hasScience: sciencesStandOut(questionnaire, answers, score),
		contributions,
		contributionsTo: (careerId) => contributions.filter(({ careers }) => careers.includes(careerId)),
		originOf: (categoryId) => {
			const naming = contributions.filter(({ categories }) => categories.includes(categoryId));
			return { answers: naming, careers: rankIds(naming.map(({ careers }) => careers)) };
		},
		stabilityOf: (careerId) => {
			const answered = questionnaire.questions.filter(({ id }) => chosenIds(answers, id).length > 0);
			const kept = answered.filter(({ id }) => isTopWithout(id, careerId));
			return { kept: kept.length, checks: answered.length };
		},
	};
};

/**
 * The five careers by the number of answers that name them, highest first, in the order of the results.
 * @param five the five where the student decided a tie.
 */
export const groupByCount = (
	{ careers }: QuizScore,
	five: readonly string[] = careers.slice(0, careersKept).map(({ id }) => id),
): CareerGroup[] => {
	const kept = careers.filter(({ id }) => five.includes(id));
	const counts = [...new Set(kept.map(({ count }) => count))];
	return counts.map((count) => ({
		count,
		kept: kept.filter((career) => career.count === count).map(({ id }) => id),
		leftOut: careers
			.filter((career) => career.count === count && !five.includes(career.id))
			.map(({ id }) => id),
	}));
};

/** With this many careers close to the first, the choice of the five says next to nothing. */
const maxCloseCareers = 8;
/** Close means at most one answer behind, or a fifth of the answers that name the first. */
const closeShare = 1 / 5;

/**
 * Whether a result distinguishes careers: false when eight careers or more, the first included, are close to the first.
 * One other answer can then change nearly everything.
 */
export const isClear = ({ careers }: QuizScore): boolean => {
	const highest = careers[0]?.count ?? 0;
	const close = Math.max(1, highest * closeShare);
	return careers.filter(({ count }) => count >= highest - close).length < maxCloseCareers;
};

/** A career's fields, the main one first. */
export type FieldsOf = (careerId: string) => readonly string[];

/** The strongest field of a result in which none of the five careers works. */
export interface FieldCareerMismatch {
	readonly field: string;
	/** The number of chosen options that name the field. */
	readonly count: number;
	/** The most named career with this main field; null when no answer names one. */
	readonly best: Tally | null;
}

/**
 * The strongest field, when none of the five careers has it among its fields; otherwise null.
 * @param fields the fields that have careers of their own. Others (education goes with any science) never mismatch.
 */
export const fieldCareerMismatch = (
	score: QuizScore,
	fields: readonly string[],
	fieldsOf: FieldsOf,
): FieldCareerMismatch | null => {
	const [strongest] = score.categories;
	if (!strongest || !fields.includes(strongest.id)) return null;
	const { id: field, count } = strongest;
	if (topResults(score).topCareers.some((id) => fieldsOf(id).includes(field))) return null;
	const best = score.careers.find(({ id }) => fieldsOf(id)[0] === field) ?? null;
	return { field, count, best };
};

/** The maximum number of further suggestions, and the answers that each must share. */
const maxFurtherSuggestions = 3;
const minSharedAnswers = 2;

/**
 * Careers to look at beyond the result: not among the five, in none of the three strongest fields, and named by at
 * least two answers. Most answers first; among equals, careers of a main field that is not suggested yet first.
 */
export const furtherSuggestions = (score: QuizScore, fieldsOf: FieldsOf): string[] => {
	const strongest = score.categories.slice(0, categoriesKept).map(({ id }) => id);
	const candidates = score.careers
		.slice(careersKept)
		.filter(
			({ id, count }) =>
				count >= minSharedAnswers && !fieldsOf(id).some((field) => strongest.includes(field)),
		);
	const chosen: string[] = [];
	while (chosen.length < maxFurtherSuggestions) {
		const suggested = new Set(chosen.map((id) => fieldsOf(id)[0]));
		const left = candidates.filter(({ id }) => !chosen.includes(id));
		const next =
			left.find(({ id, count }) => count === left[0]?.count && !suggested.has(fieldsOf(id)[0])) ?? left[0];
		if (!next) break;
		chosen.push(next.id);
	}
	return chosen;
};

/** The fields, in the given order, that no answer names and that are the main field of a career. */
export const unnamedFields = (
	score: QuizScore,
	fields: readonly string[],
	careerIds: readonly string[],
	fieldsOf: FieldsOf,
): string[] => {
	const named = new Set(score.categories.map(({ id }) => id));
	return fields.filter((field) => !named.has(field) && careerIds.some((id) => fieldsOf(id)[0] === field));
};
