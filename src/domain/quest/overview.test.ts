import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Instant, toInstant } from "../shared/instant.ts";
import { questFigures } from "./overview.ts";
import type { Completion, Game, UnderstoodQuestion } from "./quest.ts";
import { understandingOf, understoodQuestions } from "./understanding.ts";

const plants: Game = { id: "plant-outbreak", domain: "biology", xp: 50, correctAnswers: [1, 0, 3] };
const dna: Game = { id: "dna-detective", domain: "biology", xp: 75, correctAnswers: [2, 2] };
const substance: Game = { id: "mystery-substance", domain: "chemistry", xp: 40, correctAnswers: [0, 1] };
const games = [plants, dna, substance];
const day = (date: number): Instant => toInstant(new Date(Date.UTC(2025, 3, date, 10)));
const finished = (game: Game, answers: readonly number[], at = day(15), countsWhole = false): Completion => ({
	game: game.id,
	answers,
	completedAt: at,
	countsWhole,
});
const later = (game: Game, question: number, understoodAt = day(16)): UnderstoodQuestion => ({
	game: game.id,
	question,
	understoodAt,
});
const figures = (completions: readonly Completion[], understood: readonly UnderstoodQuestion[] = []) =>
	questFigures(games, { completions, understood, plays: [], activeDays: ["2025-04-15"] }, "2025-04-16");

describe("understoodQuestions", () => {
	it("a question is understood when it is answered right at any try, since the first one", () => {
		const first = finished(plants, [1, 2, 3]);
		expect(understoodQuestions(games, [first], [later(plants, 1), later(plants, 0, day(9))])).toEqual([
			{ game: "plant-outbreak", question: 0, understoodAt: day(9) },
			{ game: "plant-outbreak", question: 1, understoodAt: day(16) },
			{ game: "plant-outbreak", question: 2, understoodAt: day(15) },
		]);
	});

	it("games and questions that do not exist are left out", () => {
		expect(
			understoodQuestions([dna], [finished(plants, [1, 0, 3])], [later(dna, 2), later(dna, -1)]),
		).toEqual([]);
	});
});

describe("understandingOf", () => {
	it("a game is solved with its last question", () => {
		const half = understandingOf([dna], [finished(dna, [2, 0])], []);
		expect(half).toMatchObject([{ questions: [0], share: 0.5, solvedAt: undefined }]);
		const whole = understandingOf([dna], [finished(dna, [2, 0])], [later(dna, 1)]);
		expect(whole).toMatchObject([{ questions: [0, 1], share: 1, solvedAt: day(16) }]);
	});

	it("a game from before understanding was counted counts whole, and its marks show the right answers alone", () => {
		const before = understandingOf([plants], [finished(plants, [1, 2, 2], day(15), true)], []);
		expect(before).toMatchObject([{ questions: [0], share: 1, solvedAt: day(15) }]);
	});
});

describe("questFigures", () => {
	it("XP is for finishing; percent, level and badges follow what was understood", () => {
		expect(figures([finished(plants, [0, 1, 0])])).toMatchObject({
			stats: { xp: 50, completedGames: 1, totalBadges: 0, level: 1, streak: 1 },
			domains: [{ key: "biology", level: 0, progress: 0 }, {}, {}, {}, {}],
			completedGames: ["plant-outbreak"],
			understood: [],
		});
		expect(figures([finished(plants, [0, 0, 3])])).toMatchObject({
			stats: { xp: 50, totalBadges: 0, level: 2 },
			domains: [{ key: "biology", level: 0, progress: 27 }, {}, {}, {}, {}],
			understood: [{ gameId: "plant-outbreak", questions: [1, 2] }],
		});
	});

	it("everything understood gives the figures that finishing gave before", () => {
		const done = [finished(plants, [1, 0, 3]), finished(dna, [2, 2]), finished(substance, [0, 1])];
		const before = done.map((completion) => ({ ...completion, answers: [], countsWhole: true }));
		expect({ ...figures(done), understood: [] }).toEqual(figures(before));
		expect(figures(done)).toMatchObject({
			stats: { xp: 165, completedGames: 3, level: 5, totalBadges: 3 },
			domains: [{ level: 2, progress: 100 }, { level: 1, progress: 100 }, {}, {}, {}],
		});
	});

	it("further plays never lower a figure or take a badge away", () => {
		const completion = fc.constantFrom(...games).chain((game) =>
			fc.record({
				game: fc.constant(game.id),
				answers: fc.array(fc.integer({ min: 0, max: 3 }), {
					minLength: game.correctAnswers.length,
					maxLength: game.correctAnswers.length,
				}),
				completedAt: fc.integer({ min: 1, max: 20 }).map(day),
				countsWhole: fc.boolean(),
			}),
		);
		const completions = fc.uniqueArray(completion, { selector: ({ game }) => game });
		const question = fc.record({
			game: fc.constantFrom(...games.map(({ id }) => id)),
			question: fc.integer({ min: 0, max: 2 }),
			understoodAt: fc.constant(day(25)),
		});
		fc.assert(
			fc.property(completions, fc.array(question), (done, more) => {
				const [before, after] = [figures(done), figures(done, more)];
				expect(after.stats.level).toBeGreaterThanOrEqual(before.stats.level);
				for (const [index, { progress, level }] of before.domains.entries()) {
					expect(after.domains[index]?.progress).toBeGreaterThanOrEqual(progress);
					expect(after.domains[index]?.level).toBeGreaterThanOrEqual(level);
				}
				for (const { id, earnedAt } of before.badges)
					if (earnedAt) expect(after.badges).toContainEqual({ id, earnedAt });
			}),
		);
	});
});
