import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoToastXp, gameCompletion, levelFromXp } from "./progress.ts";
import { type Game, questDomainKeys } from "./quest.ts";

const plants: Game = { id: "plant-outbreak", domain: "biology", xp: 50, correctAnswers: [1, 0, 3] };

describe("level", () => {
	it("145 XP is level 4, as the specification shows", () => {
		expect([0, 9, 10, 39, 40, 89, 90, 145, 159, 160].map(levelFromXp)).toEqual([
			1, 1, 2, 2, 3, 3, 4, 4, 4, 5,
		]);
	});

	it("the level never falls as XP grows", () => {
		fc.assert(
			fc.property(fc.nat(100_000), fc.nat(1000), (xp, more) => {
				expect(levelFromXp(xp + more)).toBeGreaterThanOrEqual(levelFromXp(xp));
			}),
		);
	});
});

describe("completing a game", () => {
	it("the score counts the right answers", () => {
		expect(gameCompletion(plants, [1, 2, 3])).toEqual({
			ok: true,
			value: { game: "plant-outbreak", score: 2, questionCount: 3 },
		});
	});

	it("missing, surplus or impossible answers are refused", () => {
		for (const answers of [[], [1, 0], [1, 0, 3, 0], [1, 0, 4], [1, 0, -1], [1, 0, 0.5]])
			expect(gameCompletion(plants, answers)).toEqual({ ok: false, code: "quest.answers_incomplete" });
	});

	it("the score is between zero and the number of questions", () => {
		const option = fc.integer({ min: 0, max: 3 });
		fc.assert(
			fc.property(fc.array(option, { minLength: 3, maxLength: 3 }), (answers) => {
				const result = gameCompletion(plants, answers);
				expect(result.ok && result.value.score >= 0 && result.value.score <= 3).toBe(true);
			}),
		);
	});

	it("only a replay may leave questions out, and never all of them", () => {
		expect(gameCompletion(plants, [null, 0, null], { isReplay: true })).toMatchObject({
			value: { score: 1 },
		});
		for (const [answers, isReplay] of [
			[[null, 0, null], false],
			[[null, null, null], true],
			[[null, 0], true],
			[[null, 4, null], true],
		] as const)
			expect(gameCompletion(plants, answers, { isReplay })).toMatchObject({
				code: "quest.answers_incomplete",
			});
	});

	it("the demonstration names 75 XP for biology and 60 otherwise", () => {
		expect(questDomainKeys.map(demoToastXp)).toEqual([75, 60, 60, 60, 60]);
	});
});
