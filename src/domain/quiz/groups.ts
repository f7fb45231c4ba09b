import { careersKept } from "./results.ts";
import type { QuizScore } from "./score.ts";

/** Careers that the same number of answers named, in ranking order. */
export interface CareerGroup {
	readonly count: number;
	/** Those among the five. */
	readonly kept: readonly string[];
	/** Those that only the order of the questions left out of the five; empty in all groups but the last. */
	readonly leftOut: readonly string[];
}

/** The five careers of a result by how many answers named them, highest count first. Their order is that of the results. */
export const groupByCount = ({ careers }: QuizScore): CareerGroup[] => {
	const kept = careers.slice(0, careersKept);
	const counts = [...new Set(kept.map(({ count }) => count))];
	return counts.map((count) => ({
		count,
		kept: kept.filter((career) => career.count === count).map(({ id }) => id),
		leftOut: careers
			.slice(careersKept)
			.filter((career) => career.count === count)
			.map(({ id }) => id),
	}));
};
