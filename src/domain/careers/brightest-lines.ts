import type { CategoryKey } from "./category.ts";

/** A line of a spectrum with its light. */
interface Line {
	readonly key: CategoryKey;
	readonly count: number;
}

/** The lit lines that are at least as bright as the `places`th brightest; with ties, more than `places`. */
export const brightestLines = (lines: readonly Line[], ranks: number): ReadonlySet<CategoryKey> => {
	const counts = lines.map(({ count }) => count).sort((one, other) => other - one);
	const least = counts[ranks - 1] ?? 0;
	return new Set(lines.filter(({ count }) => count > 0 && count >= least).map(({ key }) => key));
};
