import { describe, expect, it } from "vitest";
import { scoreAnswers, tiesAtCut, topResults } from "#domain/quiz/score.ts";
import { picksToAnswers, randomPicks, seededRandom } from "./audit.ts";
import { evidenceOf, publishedEvidence } from "./evidence.ts";
import { currentQuestionnaire, questionnaires } from "./index.ts";

describe.each(questionnaires)("the evidence of version $version", (questionnaire) => {
	const evidence = evidenceOf(questionnaire);

	it("the evidence says that everything can be reached and nothing is favoured beyond the bound", () => {
		expect(evidence.careersFirst).toBe(evidence.careers);
		expect(evidence.fieldsReached).toBe(evidence.fields);
		expect(evidence.exposure).toHaveLength(evidence.careers);
		const [most, least] = [evidence.exposure[0]?.share ?? 0, evidence.exposure.at(-1)?.share ?? 0];
		expect(most / least).toBeLessThanOrEqual(evidence.exposureBound);
	});

	it("the evidence agrees with the quiz's own rules over its stated number of attempts", () => {
		const five = evidence.exposure.reduce((sum, { share }) => sum + share, 0);
		expect(five).toBeCloseTo(5, 2);
		expect(evidence.keptAfterChange.reduce((sum, count) => sum + count, 0)).toBe(evidence.changedAttempts);
		const random = seededRandom(16);
		const sample = 2_000;
		let tied = 0;
		const inTop = new Map<string, number>();
		for (let attempt = 0; attempt < sample; attempt++) {
			const score = scoreAnswers(
				questionnaire,
				picksToAnswers(questionnaire, randomPicks(questionnaire, random)),
			);
			if (tiesAtCut(score).careers.length > 0) tied++;
			for (const id of topResults(score).topCareers) inTop.set(id, (inTop.get(id) ?? 0) + 1);
		}
		// The same seed draws the same first attempts as the audit: a tenth of them, within the random error.
		expect(Math.abs(tied / sample - evidence.tiedShare)).toBeLessThan(0.04);
		for (const { careerId, share } of evidence.exposure)
			expect(Math.abs((inTop.get(careerId) ?? 0) / sample - share)).toBeLessThan(0.04);
	});
});

it("the evidence is deterministic", () => {
	expect(evidenceOf(structuredClone(currentQuestionnaire))).toEqual(evidenceOf(currentQuestionnaire));
});

it("the evidence compares all published versions, and no version depends more on its order than the one before", () => {
	const { current, versions } = publishedEvidence(questionnaires, currentQuestionnaire);
	expect(current.version).toBe(currentQuestionnaire.version);
	expect(versions.map(({ version }) => version)).toEqual(questionnaires.map(({ version }) => version));
	for (const [index, figures] of versions.entries()) {
		const { exposure, tiedShare, options } = evidenceOf(questionnaires[index] ?? currentQuestionnaire);
		expect(figures).toMatchObject({ tiedShare, options, careersFirst: exposure.length });
		expect(figures.exposureRatio).toBeCloseTo((exposure[0]?.share ?? 0) / (exposure.at(-1)?.share ?? 1), 10);
		expect(tiedShare).toBeLessThanOrEqual(versions[index - 1]?.tiedShare ?? 1);
	}
});
