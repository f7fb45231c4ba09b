import type { Instant } from "../shared/instant.ts";

/** The two sides of a consultation. The student's side includes a guardian. */
export const sides = ["student", "researcher"] as const;
export type Side = (typeof sides)[number];

/**
 * The outcomes for the price of a missed appointment. `refunded`: it goes back; `kept`: it stays paid; `undecided`: an
 * operator decides.
 */
export const missedOutcomes = ["refunded", "kept", "undecided"] as const;
export type MissedOutcome = (typeof missedOutcomes)[number];

/** The reports about a missed appointment: when each side reported that the other did not come, and the outcome. */
export interface MissedReports {
	readonly studentReportedAt: Instant | null;
	readonly researcherReportedAt: Instant | null;
	readonly outcome: MissedOutcome;
}

/** A missed appointment as its sides see it. */
export interface Missed {
	/** From when until when the reader can report that the other side did not come. */
	readonly from: Instant;
	readonly until: Instant;
	/** The sides that have reported it. */
	readonly reportedBy: Side[];
	/** Null while no side has. */
	readonly outcome: MissedOutcome | null;
}
