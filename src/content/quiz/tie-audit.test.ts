import { expect, it } from "vitest";
import { currentQuestionnaire } from "./index.ts";
import { tieEvidence } from "./tie-audit.ts";

// Fewer attempts have a larger random error.
const isLong = process.env.SPECTRA_PROOFS === "long";
const [attempts, minPreferred] = isLong ? [20_000, 0.95] : [2_000, 0.93];

it("a chooser of known taste settles ties with the fewest pairs, and the preferred career is among the five", () => {
	const evidence = tieEvidence(currentQuestionnaire, attempts);
	const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
	console.log(
		[
			`Ties of ${evidence.tied} of ${attempts} random attempts: settled by the choices ${percent(evidence.settledShare)},`,
			`preferred career among the five ${percent(evidence.preferredShare)}, fewest pairs ${percent(evidence.fewestShare)},`,
			`${evidence.meanPairs.toFixed(2)} pairs on average.`,
		].join(" "),
	);
	expect(evidence.preferredShare).toBeGreaterThanOrEqual(minPreferred);
	expect(evidence.fewestShare).toBe(1);
	expect(evidence.settledShare).toBeGreaterThan(minPreferred - 0.15);
});
