import type { QuizScore } from "./score.ts";

/** With so many careers close to the first, which five of them a result shows says next to nothing. */
const careersTooClose = 8;
/** Close means at most one answer behind, or a fifth of the answers that named the first. */
const closeShare = 1 / 5;

/**
 * Whether a result is clear enough to be told as one: false when eight careers or more, the first included, are close
 * to the first. One other answer can then change nearly everything.
 */
export const isClear = ({ careers }: QuizScore): boolean => {
	const highest = careers[0]?.count ?? 0;
	const close = Math.max(1, highest * closeShare);
	return careers.filter(({ count }) => count >= highest - close).length < careersTooClose;
};
