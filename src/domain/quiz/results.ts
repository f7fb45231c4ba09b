import type { QuizScore, Tally } from "./score.ts";

/** How many careers and categories a result keeps. */
export const careersKept = 5;
/** How many top categories results keep (specification 9). */
export const categoriesKept = 3;

/** What is kept of a finished quiz: ids only, best first. */
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
	one.length === other.length && one.every((id, place) => id === other[place]);

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
