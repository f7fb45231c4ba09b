import { describe, expect, it } from "vitest";
import { careerIds } from "#domain/careers/career-id.ts";
import { type CategoryKey, categoryKeys } from "#domain/careers/category.ts";
import { careersIn, chosenIds, type QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { careersKept, scoreAnswers, tiesAtCut, topResults } from "#domain/quiz/score.ts";
import { cleanAnswers } from "#domain/quiz/session.ts";
import facts from "../facts/career-facts.json" with { type: "json" };
import { picksToAnswers, prepare, quickTop, randomPicks, seededRandom, topFrequencies } from "./audit.ts";
import { exposureBound } from "./evidence.ts";
import { consistentAnswers, exhibitAnswers } from "./exhibit.ts";
import { questionnaires } from "./index.ts";

const attempts = 100_000;
const percent = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;

const fieldsOf = (careerId: string): readonly string[] => {
	const { primary, secondary } = facts.careers[careerId as keyof typeof facts.careers].category;
	return [primary, ...secondary];
};
const careersOf = (category: CategoryKey) => careerIds.filter((id) => fieldsOf(id).includes(category));

const titled = questionnaires.map((questionnaire) => [questionnaire.version, questionnaire] as const);

describe.each(titled)("version %i", (version, questionnaire) => {
	const placed = careersIn(questionnaire);
	const expectComplete = (answers: QuizAnswers) => {
		const clean = cleanAnswers(questionnaire, answers);
		for (const { id } of questionnaire.questions) {
			expect(chosenIds(clean, id).length).toBeGreaterThan(0);
			expect([...chosenIds(clean, id)].sort()).toEqual([...chosenIds(answers, id)].sort());
		}
	};

	describe("reachability of every result", () => {
		it("complete answers exist that put each career first without a tie", () => {
			const leads = placed.map((id) => {
				const answers = exhibitAnswers(questionnaire, { kind: "careers", id });
				expectComplete(answers);
				const { careers } = scoreAnswers(questionnaire, answers);
				expect(careers[0]?.id).toBe(id);
				return (careers[0]?.count ?? 0) - (careers[1]?.count ?? 0);
			});
			expect(Math.min(...leads)).toBeGreaterThan(0);
			console.log(
				`Version ${version}. Careers shown first: ${leads.length} of ${placed.length}; smallest lead ${Math.min(...leads)}`,
			);
		});

		// shows 3.5
		it("complete answers exist that put each category in the top three", () => {
			for (const id of categoryKeys) {
				const answers = exhibitAnswers(questionnaire, { kind: "categories", id });
				expectComplete(answers);
				expect(topResults(scoreAnswers(questionnaire, answers)).topCategories).toContain(id);
			}
			console.log(
				`Version ${version}. Categories shown in the top three: ${categoryKeys.length} of ${categoryKeys.length}`,
			);
		});
	});

	describe("fairness between careers", () => {
		it("no career exceeds the published bound over 100,000 random attempts", () => {
			const { inTop, tied } = topFrequencies(questionnaire, attempts, seededRandom(16));
			const ranked = [...inTop].sort(([, one], [, other]) => other - one);
			const [most, least] = [ranked[0], ranked.at(-1)];
			if (!most || !least) throw new Error("the questionnaire names no career");
			const ratio = most[1] / least[1];
			console.log(
				[
					`Version ${version}. Random attempts: ${attempts}. Most often in the top five: ${most[0]} (${percent(most[1], attempts)});`,
					`least often: ${least[0]} (${percent(least[1], attempts)}); ratio ${ratio.toFixed(2)}.`,
					`Tied at the cut: ${percent(tied, attempts)}.`,
				].join(" "),
			);
			expect(inTop.size).toBe(placed.length);
			expect(ratio).toBeLessThanOrEqual(exposureBound);
		});

		it("the quick count agrees with the quiz's own rules", () => {
			const prepared = prepare(questionnaire);
			const random = seededRandom(35);
			for (let attempt = 0; attempt < 2000; attempt++) {
				const picks = randomPicks(questionnaire, random);
				const score = scoreAnswers(questionnaire, picksToAnswers(questionnaire, picks));
				const { top, tied } = quickTop(prepared, picks);
				expect(top.map((number) => prepared.careers[number])).toEqual(topResults(score).topCareers);
				expect(tied).toBe(tiesAtCut(score).careers.length > 0);
			}
		});
	});

	describe("answers from one field", () => {
		const rounds = 200;

		it.each(categoryKeys)(
			"answers from %s bring careers of that field, whichever options are chosen",
			(category) => {
				const random = seededRandom(5);
				// Three of five is a majority; a field with fewer careers than that must bring them all (education has none).
				const majority = Math.min(3, careersOf(category).length);
				for (let round = 0; round < rounds; round++) {
					const score = scoreAnswers(questionnaire, consistentAnswers(questionnaire, category, random));
					const { topCareers, topCategories } = topResults(score);
					const inField = topCareers.filter((id) => fieldsOf(id).includes(category));
					expect(inField.length).toBeGreaterThanOrEqual(majority);
					expect(topCareers).toHaveLength(careersKept);
					expect(topCategories[0]).toBe(category);
				}
			},
		);
	});
});
