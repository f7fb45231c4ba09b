import type { CategoryKey } from "../careers/category.ts";

/** All data that leaves a pupil's device: the strongest categories. */
export interface SentResult {
	readonly categories: readonly { readonly category: CategoryKey }[];
}

/** How many lines a pupil adds to the picture. */
export const linesOfOne = 3;

/** The part of a result that a class counts. The rest stays on the device; what an older page sends of it is dropped. */
export const countedPart = ({ categories }: SentResult): SentResult => ({
	categories: categories.slice(0, linesOfOne).map(({ category }) => ({ category })),
});

/** The strongest categories of a pupil. */
export const linesOf = ({ categories }: SentResult): CategoryKey[] =>
	categories.slice(0, linesOfOne).map(({ category }) => category);

/**
 * Whether a sent result has no category twice; the schema limits the entries. A pupil in whose answers the sciences do not stand out
 * sends one without any category: it counts, and adds to no line.
 */
export const isValidSentResult = ({ categories }: SentResult): boolean =>
	new Set(categories.map(({ category }) => category)).size === categories.length;

/** Whether two results add the same to a class. */
export const isSameResult = (one: SentResult, other: SentResult): boolean =>
	[...linesOf(one)].sort().join() === [...linesOf(other)].sort().join();
