import type { QuizResult } from "./result.ts";
import { smallestChange } from "./smallest-change.ts";

/**
 * How firmly a career holds its place among the five, as a number of dots.
 * 1: without one of the answers it is gone. 2: it stays without any one answer, but one other answer can displace it.
 * 3: no change of a single answer displaces it.
 */
export const steadinessLevels = [1, 2, 3] as const;
export type Steadiness = (typeof steadinessLevels)[number];

/** The number of dots of the steadiest place. */
export const maxSteadiness = Math.max(...steadinessLevels);

/** The steadiness of a career among the five. */
export const steadinessOf = (
	result: Pick<QuizResult, "questionnaire" | "answers" | "stabilityOf">,
	careerId: string,
): Steadiness => {
	const { kept, checks } = result.stabilityOf(careerId);
	if (kept < checks) return 1;
	return smallestChange(result.questionnaire, result.answers, careerId, 1) === null ? 3 : 2;
};
