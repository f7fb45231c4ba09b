import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answeredQuestionnaires } from "../../../tests/setup/random-answers.ts";
import { runs } from "../../../tests/setup/runs.ts";
import { type QuizScore, scoreAnswers, tiesAtCut, topResults } from "./score.ts";
import { areTieChoices, decideTie, maxTiePairs, type TieChoice, tieChoices } from "./tie-decision.ts";

/** Careers with these counts, best first. */
const scoreOf = (...counts: number[]): QuizScore => ({
	careers: counts.map((count, index) => ({ id: `career-${index + 1}`, count })),
	categories: [],
});
const named = (...numbers: number[]) => numbers.map((number) => `career-${number}`);

describe("decideTie", () => {
	it("a result without a tie at the cut has nothing to decide", () => {
		expect(decideTie(scoreOf(9, 8, 7, 6, 5, 4), [])).toBeNull();
		expect(decideTie(scoreOf(9, 8), [])).toBeNull();
		expect(areTieChoices(scoreOf(9, 8, 7, 6, 5, 4), [])).toBe(true);
		expect(areTieChoices(scoreOf(9, 8, 7, 6, 5, 4), ["first"])).toBe(false);
	});

	it("without choices the five are those of the fixed order", () => {
		const decision = decideTie(scoreOf(9, 8, 7, 6, 6, 6), []);
		expect(decision).toMatchObject({ five: named(1, 2, 3, 4, 5), entered: [], left: [], isSettled: false });
		expect(decision?.next).toEqual(named(5, 6));
	});

	it("one pair settles a tie in which one career is left out", () => {
		const score = scoreOf(9, 8, 7, 6, 6, 6);
		expect(decideTie(score, ["second"])).toMatchObject({
			five: named(1, 2, 3, 4, 6),
			entered: named(6),
			left: named(5),
			next: null,
			isSettled: true,
		});
		expect(decideTie(score, ["first"])).toMatchObject({ entered: [], left: [], isSettled: true });
	});

	it("neither puts both out while others are there, and the order decides when none are", () => {
		const several = decideTie(scoreOf(9, 8, 7, 6, 6, 6, 6), ["neither"]);
		expect(several).toMatchObject({ five: named(1, 2, 3, 4, 7), isSettled: true, next: null });
		const alone = decideTie(scoreOf(9, 8, 7, 6, 5, 5), ["neither"]);
		expect(alone).toMatchObject({ five: named(1, 2, 3, 4, 5), entered: [], left: [], next: null });
	});

	it("each career that is left out is shown once where as many hold a place", () => {
		const decision = decideTie(scoreOf(9, 8, 6, 6, 6, 6, 6, 6), ["second", "first", "second"]);
		expect(decision?.asked).toEqual([named(5, 6), named(7, 4), named(3, 8)]);
		expect(decision).toMatchObject({ five: named(1, 2, 6, 7, 8), isSettled: true });
	});

	it("choices never change more than the tied careers, and never ask more pairs than careers are left out", () => {
		fc.assert(
			fc.property(
				answeredQuestionnaires,
				fc.array(fc.constantFrom(...tieChoices), { maxLength: 7 }),
				([questionnaire, answers], choices) => {
					const score = scoreAnswers(questionnaire, answers);
					const decision = decideTie(score, choices);
					const ties = tiesAtCut(score).careers;
					expect(decision === null).toBe(ties.length === 0);
					if (!decision) return;
					expect(decision.leftOut).toBe(ties.length);
					expect(decision.asked.length).toBeLessThanOrEqual(Math.min(maxTiePairs, ties.length));
					expect(new Set(decision.five).size).toBe(topResults(score).topCareers.length);
					expect(decision.entered.length).toBe(decision.left.length);
					for (const id of decision.entered) expect(ties).toContain(id);
					const used = choices.slice(0, decision.asked.length);
					expect(areTieChoices(score, used)).toBe(true);
					expect(decideTie(score, used)).toEqual(decision);
				},
			),
			runs(),
		);
	});

	it("a career that wins every pair in which it is shown is never put out", () => {
		fc.assert(
			fc.property(answeredQuestionnaires, fc.nat(), ([questionnaire, answers], pick) => {
				const score = scoreAnswers(questionnaire, answers);
				const start = decideTie(score, []);
				if (!start || start.leftOut > maxTiePairs) return;
				const last = score.careers[4]?.count;
				const level = score.careers.filter(({ count }) => count === last).map(({ id }) => id);
				const preferred = level[pick % level.length] ?? "";
				const choices: TieChoice[] = [];
				for (let decision = decideTie(score, choices); decision?.next; decision = decideTie(score, choices))
					choices.push(decision.next.indexOf(preferred) === 1 ? "second" : "first");
				expect(decideTie(score, choices)?.five).toContain(preferred);
			}),
			runs(),
		);
	});
});
