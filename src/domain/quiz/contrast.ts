import { careersKept } from "./results.ts";
import type { QuizScore } from "./score.ts";

/** With twice as many careers as a result keeps so close to the first, which five it shows says next to nothing. */
const careersTooClose = 2 * careersKept;

/**
 * Whether a result is clear enough to be told as one: false when ten careers or more, the first included, have at most
 * one answer fewer than the first. One other answer can then change nearly everything.
 */
export const isClear = ({ careers }: QuizScore): boolean => {
	const highest = careers[0]?.count ?? 0;
	return careers.filter(({ count }) => count >= highest - 1).length < careersTooClose;
};
