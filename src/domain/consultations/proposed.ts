import type { Instant } from "../shared/instant.ts";

/** Other times that a researcher proposes for a consultation, in place of a cancellation. */
export interface Proposal {
	/** Earliest first. */
	readonly times: readonly Instant[];
	/** Until when the student answers; from then on it counts as declined. */
	readonly answerBy: Instant;
	/** Why, in the words of the researcher. */
	readonly reason: string;
}
