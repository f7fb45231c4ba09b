import { allChosenOptions, type Questionnaire, type QuizAnswers, type QuizOption } from "./questionnaire.ts";

/** The number of chosen options that name this career or category. */
export type Tally = { readonly id: string; readonly count: number };

/** Careers and categories named by at least one chosen option, best first. */
export type QuizScore = { readonly careers: readonly Tally[]; readonly categories: readonly Tally[] };

type IdsOf = (option: QuizOption) => readonly string[];

/** The ids that one questionnaire's options name: every id in order of first appearance, and of each option their places. */
interface Named {
	readonly ids: readonly string[];
	readonly indexesOf: ReadonlyMap<QuizOption, readonly number[]>;
}

const namedBy = (questionnaire: Questionnaire, idsOf: IdsOf): Named => {
	const options = questionnaire.questions.flatMap((question) => question.options);
	const ids = [...new Set(options.flatMap(idsOf))];
	const indexesOf = new Map(
		options.map((option) => [option, [...new Set(idsOf(option))].map((id) => ids.indexOf(id))] as const),
	);
	return { ids, indexesOf };
};

/** Ranks by the ids that `idsOf` reads from an option. The ids of a questionnaire are cached. */
const rankBy = (idsOf: IdsOf) => {
	const known = new WeakMap<Questionnaire, Named>();
	const namedIn = (questionnaire: Questionnaire): Named => {
		const named = known.get(questionnaire) ?? namedBy(questionnaire, idsOf);
		known.set(questionnaire, named);
		return named;
	};
	return (questionnaire: Questionnaire, chosen: readonly QuizOption[]): Tally[] => {
		const { ids, indexesOf } = namedIn(questionnaire);
		const counts = ids.map(() => 0);
		for (const option of chosen) {
			for (const index of indexesOf.get(option) ?? []) counts[index] = (counts[index] ?? 0) + 1;
		}
		const named: Tally[] = [];
		ids.forEach((id, index) => {
			const count = counts[index] ?? 0;
			if (count > 0) named.push({ id, count });
		});
		// The sort is stable and keeps the order of the questionnaire among equals.
		return named.sort((first, second) => second.count - first.count);
	};
};

/** Counts ids over several lists, most frequent first; equal counts by first appearance. */
export const rankIds = (lists: readonly (readonly string[])[]): Tally[] => {
	const counts = new Map<string, number>();
	for (const id of lists.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
	return [...counts]
		.map(([id, count]) => ({ id, count }))
		.sort((first, second) => second.count - first.count);
};

const rankCareers = rankBy(({ careerIds }) => careerIds);
const rankCategories = rankBy(({ careerCategories }) => careerCategories);

/**
 * Counts the answers: each chosen option adds 1 to each of its careers and to each of its categories.
 * Ranked by count, highest first; equal counts by first appearance in the questionnaire (question, option, then the
 * option's own list). The order of clicks never matters. Ids unknown to the questionnaire count for nothing.
 */
export const scoreAnswers = (questionnaire: Questionnaire, answers: QuizAnswers): QuizScore => {
	const chosen = allChosenOptions(questionnaire, answers);
	return {
		careers: rankCareers(questionnaire, chosen),
		categories: rankCategories(questionnaire, chosen),
	};
};

/** The number of careers that results keep (specification 9). */
export const careersKept = 5;
/** The number of categories that results keep (specification 9). */
export const categoriesKept = 3;

/** The stored results of a finished quiz: ids only, best first. */
export interface QuizResults {
	topCareers: string[];
	topCategories: string[];
}

const top = (tallies: readonly Tally[], kept: number): string[] => tallies.slice(0, kept).map(({ id }) => id);

/** The five careers and three categories with the highest counts; fewer only when fewer were named at all. */
export const topResults = (score: QuizScore): QuizResults => ({
	topCareers: top(score.careers, careersKept),
	topCategories: top(score.categories, categoriesKept),
});

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
	one.length === other.length && one.every((id, index) => id === other[index]);

/** Whether two results name the same careers and categories in the same order. */
export const sameResults = (one: QuizResults, other: QuizResults): boolean =>
	sameIds(one.topCareers, other.topCareers) && sameIds(one.topCategories, other.topCategories);

const leftOut = (tallies: readonly Tally[], kept: number): string[] => {
	const last = tallies[kept - 1];
	return tallies
		.slice(kept)
		.filter(({ count }) => count === last?.count)
		.map(({ id }) => id);
};

/** Ids left out of the result although they have the same count as the last one kept, in ranking order. */
export const tiesAtCut = (score: QuizScore): { careers: string[]; categories: string[] } => ({
	careers: leftOut(score.careers, careersKept),
	categories: leftOut(score.categories, categoriesKept),
});
