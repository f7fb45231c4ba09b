import fc from "fast-check";
import { expect, it } from "vitest";
import { maxSteps, nextSteps } from "./next-steps.ts";

const nothing = { quizzes: 0, savedCareers: 0, games: 0, gamesThereAre: 7 };

it.each([
	[{}, ["quiz", "save", "game"]],
	[{ quizzes: 1 }, ["save", "game", "consultation"]],
	[{ quizzes: 1, savedCareers: 2 }, ["game", "saved", "consultation"]],
	[{ quizzes: 1, games: 1 }, ["save", "moreGames", "consultation"]],
	[{ quizzes: 2, savedCareers: 2, games: 3 }, ["saved", "moreGames", "consultation"]],
	[{ quizzes: 2, savedCareers: 2, games: 7 }, ["saved", "consultation", "career"]],
	[{ savedCareers: 1, games: 7 }, ["quiz", "saved", "consultation"]],
	[{ savedCareers: null }, ["quiz", "game", "consultation"]],
] as const)("after %o proposes %o", (done, steps) => {
	expect(nextSteps({ ...nothing, ...done })).toEqual(steps);
});

it("three different steps are proposed, none of them already done", () => {
	const count = fc.nat({ max: 9 });
	fc.assert(
		fc.property(fc.record({ quizzes: count, savedCareers: count, games: count }), (done) => {
			const steps = nextSteps({ ...nothing, ...done });
			expect(new Set(steps).size).toBe(maxSteps);
			expect(steps.includes("quiz")).toBe(done.quizzes === 0);
			if (steps.includes("saved")) expect(done.savedCareers).toBeGreaterThan(0);
			if (steps.includes("moreGames")) expect(done.games).toBeLessThan(nothing.gamesThereAre);
			if (steps.includes("game")) expect(done.games).toBe(0);
		}),
	);
});
