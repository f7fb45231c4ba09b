import type { CareerId } from "../careers/career-id.ts";
import type { CategoryKey } from "../careers/category.ts";

/** All that leaves a pupil's device: how often each category was named, strongest first, and five careers. */
export interface SentResult {
	readonly categories: readonly { readonly category: CategoryKey; readonly count: number }[];
	readonly careers: readonly CareerId[];
}

/** How many lines a pupil adds to the picture: as many categories as a result shows. */
const linesOfOne = 3;

/** The categories that shine for a pupil. */
export const linesOf = ({ categories }: SentResult): CategoryKey[] =>
	categories.slice(0, linesOfOne).map(({ category }) => category);

/** Whether a sent result names each thing once; what it may name, its shape says. */
export const isSound = ({ categories, careers }: SentResult): boolean =>
	new Set(categories.map(({ category }) => category)).size === categories.length &&
	new Set(careers).size === careers.length &&
	categories.length > 0 &&
	careers.length > 0;
