import { randomInt } from "node:crypto";

/**
 * The outcomes of simulated payments: random as specified; always successful; or for each payer a failure
 * first and successes after it, so that a test or presentation is predictable.
 */
export const simulatedOutcomes = ["chance", "accept", "refuse-first"] as const;
/** The modes of simulated outcomes. */
export type SimulatedOutcome = (typeof simulatedOutcomes)[number];

const accepted = 0;
const refused = 1 - Number.EPSILON;

/**
 * Draws a number in [0, 1) for a payment of `payer` (null: a renewal). Payers are remembered until the server
 * stops.
 */
export function createRandomOutcomes(outcome: SimulatedOutcome): (payer: string | null) => number {
	const known = new Set<string>();
	return (payer) => {
		if (outcome === "chance") return randomInt(2 ** 32) / 2 ** 32;
		if (outcome === "accept" || payer === null || known.has(payer)) return accepted;
		known.add(payer);
		return refused;
	};
}
