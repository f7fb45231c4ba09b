import { topWithTies } from "../shared/top-with-ties.ts";
import type { CategoryKey } from "./category.ts";

/** A line of a spectrum with its light. */
interface Line {
	readonly key: CategoryKey;
	readonly count: number;
}

/** The lit lines that are at least as bright as the `wanted`th brightest; with ties, more than `wanted`. */
export const brightestLines = (lines: readonly Line[], wanted: number): ReadonlySet<CategoryKey> =>
	new Set(topWithTies(lines, ({ count }) => (count > 0 ? count : null), wanted).map(({ key }) => key));
