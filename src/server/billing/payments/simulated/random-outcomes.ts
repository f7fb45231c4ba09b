import { randomInt } from "node:crypto";

/**
 * How simulated payments come out: by chance, as specified; all of them well; or for each payer the first one badly and
 * every later one well, so that a test or a presentation knows what happens.
 */
export const simulatedOutcomes = ["chance", "accept", "refuse-first"] as const;
/** How simulated payments end. */
export type SimulatedOutcome = (typeof simulatedOutcomes)[number];

const accepted = 0;
const refused = 1 - Number.EPSILON;

/** Draws a number in [0, 1) for a payment of `payer` (null: a renewal). Forgets who paid when the server stops. */
export function createRandomOutcomes(outcome: SimulatedOutcome): (payer: string | null) => number {
	const known = new Set<string>();
	return (payer) => {
		if (outcome === "chance") return randomInt(2 ** 32) / 2 ** 32;
		if (outcome === "accept" || payer === null || known.has(payer)) return accepted;
		known.add(payer);
		return refused;
	};
}
