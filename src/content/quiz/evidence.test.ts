import { expect, it } from "vitest";
import { tiesAtCut, topResults } from "#domain/quiz/results.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import { picksToAnswers, randomPicks, seededRandom } from "./audit.ts";
import { evidenceOf } from "./evidence.ts";
import { currentQuestionnaire as questionnaire } from "./index.ts";

const evidence = evidenceOf(questionnaire);

it("says that everything can be reached and nothing is favoured beyond the bound", () => {
	expect(evidence.careersFirst).toBe(evidence.careers);
	expect(evidence.fieldsReached).toBe(evidence.fields);
	expect(evidence.exposure).toHaveLength(evidence.careers);
	const [most, least] = [evidence.exposure[0]?.share ?? 0, evidence.exposure.at(-1)?.share ?? 0];
	expect(most / least).toBeLessThanOrEqual(evidence.exposureBound);
});

it("counts as the quiz's own rules do, over as many sheets as it names", () => {
	const five = evidence.exposure.reduce((sum, { share }) => sum + share, 0);
	expect(five).toBeCloseTo(5, 2);
	expect(evidence.keptAfterChange.reduce((sum, count) => sum + count, 0)).toBe(evidence.changedSheets);
	const random = seededRandom(16);
	const sample = 2_000;
	let tied = 0;
	const inTop = new Map<string, number>();
	for (let sheet = 0; sheet < sample; sheet++) {
		const score = scoreAnswers(
			questionnaire,
			picksToAnswers(questionnaire, randomPicks(questionnaire, random)),
		);
		if (tiesAtCut(score).careers.length > 0) tied++;
		for (const id of topResults(score).topCareers) inTop.set(id, (inTop.get(id) ?? 0) + 1);
	}
	// The same chance, so the first sheets of the audit are these: a tenth of them, within what chance allows.
	expect(Math.abs(tied / sample - evidence.tiedShare)).toBeLessThan(0.04);
	for (const { careerId, share } of evidence.exposure)
		expect(Math.abs((inTop.get(careerId) ?? 0) / sample - share)).toBeLessThan(0.04);
});

it("is the same each time", () => {
	expect(evidenceOf(structuredClone(questionnaire))).toEqual(evidence);
});
