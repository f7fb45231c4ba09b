import type { CareerId } from "../careers/career-id.ts";
import type { CategoryKey } from "../careers/category.ts";

/** All data that leaves a pupil's device: the count of each category, strongest first, and five careers. */
export interface SentResult {
	readonly categories: readonly { readonly category: CategoryKey; readonly count: number }[];
	readonly careers: readonly CareerId[];
}

/** How many lines a pupil adds to the picture: the number of categories in a result. */
const linesOfOne = 3;

/** The strongest categories of a pupil. */
export const linesOf = ({ categories }: SentResult): CategoryKey[] =>
	categories.slice(0, linesOfOne).map(({ category }) => category);

/** Whether a sent result has at least one category and one career, and none twice; the schema limits the entries. */
export const isValidSentResult = ({ categories, careers }: SentResult): boolean =>
	new Set(categories.map(({ category }) => category)).size === categories.length &&
	new Set(careers).size === careers.length &&
	categories.length > 0 &&
	careers.length > 0;
