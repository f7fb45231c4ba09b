import fc from "fast-check";
import { expect, it } from "vitest";
import { careerIds } from "../careers/career-id.ts";
import { openQuestions } from "../quest/next-case.ts";
import { nextThing } from "./next-thing.ts";

const plants = { id: "plant-outbreak", unlocks: ["ecologist"], questionCount: 3 } as const;
const mars = { id: "mission-to-mars", unlocks: ["geologist"], questionCount: 2 } as const;
const games = [plants, mars];
const answered = (career: (typeof careerIds)[number]) =>
	({ career, moment: 0, answer: "yes", answeredAt: "2026-11-26T09:00:00.000Z" }) as const;
const whole = games.map(({ id, questionCount }) => ({
	gameId: id,
	questions: Array.from({ length: questionCount }, (_, question) => question),
}));
const finished = { completedGames: games.map(({ id }) => id), understood: whole };
const halfUnderstood = { ...finished, understood: whole.slice(0, 1) };
const state = {
	quizzes: 1,
	careers: [],
	games,
	progress: { completedGames: [], understood: [] },
	notebook: { moments: [], lines: [] },
};

it.each([
	["without a quiz, the quiz comes first", { quizzes: 0, careers: ["ecologist"] }, { kind: "quiz" }],
	["after the quiz, a case that was never finished", {}, { kind: "case", game: plants, career: null }],
	[
		"the case of the student's career goes before the others",
		{ careers: ["astronomer", "geologist"] },
		{ kind: "case", game: mars, career: "geologist" },
	],
	[
		"when every case is finished, the moments of the first career without an answer",
		{
			careers: ["ecologist", "geologist"],
			progress: halfUnderstood,
			notebook: { moments: [answered("ecologist")], lines: [] },
		},
		{ kind: "moments", career: "geologist" },
	],
	[
		"then a finished case with an open question",
		{ progress: halfUnderstood },
		{ kind: "case", game: mars, career: null },
	],
	["when all is done, the quiz again", { progress: finished }, { kind: "retake" }],
	["without the progress in the quest no case is proposed", { progress: null }, { kind: "retake" }],
] as const)("%s", (_, change, next) => {
	expect(nextThing({ ...state, ...change })).toEqual(next);
});

it("the next thing is never already done", () => {
	fc.assert(
		fc.property(
			fc.record({
				quizzes: fc.nat({ max: 3 }),
				careers: fc.uniqueArray(fc.constantFrom(...careerIds), { maxLength: 5 }),
				completed: fc.subarray(games),
				understood: fc.subarray(whole),
				moments: fc.array(fc.constantFrom(...careerIds).map(answered), { maxLength: 5 }),
			}),
			({ quizzes, careers, completed, understood, moments }) => {
				const progress = { completedGames: completed.map(({ id }) => id), understood };
				const next = nextThing({ quizzes, careers, games, progress, notebook: { moments, lines: [] } });
				expect(next.kind === "quiz").toBe(quizzes === 0);
				if (next.kind === "case")
					expect(
						!progress.completedGames.includes(next.game.id) || openQuestions(next.game, progress).length > 0,
					).toBe(true);
				if (next.kind === "moments") {
					expect(careers).toContain(next.career);
					expect(moments.some(({ career }) => career === next.career)).toBe(false);
				}
			},
		),
	);
});
