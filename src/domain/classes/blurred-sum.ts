import { type CategoryKey, categoryKeys } from "../careers/category.ts";
import { linesOf, type SentResult } from "./sent-result.ts";

/**
 * How fast the blur falls off: a deviation of n has a probability in proportion to `blurRatio` to the power |n|. Whatever
 * an observer knows, one number makes one answer at most 1 / `blurRatio` times as likely as its neighbour. With a third,
 * and three of fourteen lines, no three lines of one pupil ever become likelier than one in six (decision 15).
 */
export const blurRatio = 1 / 3;

/**
 * All that a class keeps of the results it counted: how many, and for each category the number of pupils on it plus the
 * blur of each group. It only grows by whole groups, and contains no single result.
 */
export interface BlurredSum {
	readonly pupils: number;
	/** May be below zero by the blur; a missing category is zero. */
	readonly lines: Readonly<Partial<Record<CategoryKey, number>>>;
}

/** The sum of a class that has counted no result. */
export const emptySum: BlurredSum = { pupils: 0, lines: {} };

/** A whole number with a geometric distribution. `random` returns numbers in [0, 1). */
const geometric = (random: () => number, ratio: number): number =>
	Math.floor(Math.log(1 - random()) / Math.log(ratio));

/**
 * A deviation from a true number: two-sided geometric, so that every whole number is possible. A deviation of n has a probability in
 * proportion to `ratio` to the power |n|.
 */
export const drawBlur = (random: () => number, ratio: number = blurRatio): number =>
	geometric(random, ratio) - geometric(random, ratio);

/**
 * Adds a group of results to a class's sum, with a blur of its own. A result must be added once only: each pupil then has
 * an effect on one blurred number of each category, and everything seen later follows from numbers seen before. `random`
 * must be unpredictable.
 */
export const addGroup = (sum: BlurredSum, group: readonly SentResult[], random: () => number): BlurredSum => {
	const added = group.flatMap(linesOf);
	const lineOf = (key: CategoryKey): number =>
		(sum.lines[key] ?? 0) + added.filter((line) => line === key).length + drawBlur(random);
	return {
		pupils: sum.pupils + group.length,
		lines: Object.fromEntries(categoryKeys.map((key) => [key, lineOf(key)])),
	};
};
