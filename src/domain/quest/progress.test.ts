import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocalDate } from "../shared/moment.ts";
import {
	awardedXp,
	demoToastXp,
	domainProgress,
	gameCompletion,
	levelFromXp,
	questStats,
} from "./progress.ts";
import { type Completion, type Game, type GameId, questDomainKeys } from "./quest.ts";

const plants: Game = { id: "plant-outbreak", domain: "biology", xp: 50, correctAnswers: [1, 0, 3] };
const dna: Game = { id: "dna-detective", domain: "biology", xp: 75, correctAnswers: [2, 2] };
const substance: Game = { id: "mystery-substance", domain: "chemistry", xp: 40, correctAnswers: [0, 1] };
const games = [plants, dna, substance];
const done = (game: GameId, day: LocalDate = "2025-04-15"): Completion => ({
	game,
	completedAt: `${day}T10:00:00.000Z`,
});

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

	it("XP is awarded once, and a replay earns none", () => {
		expect(awardedXp(plants, [])).toBe(50);
		expect(awardedXp(plants, [done("dna-detective")])).toBe(50);
		expect(awardedXp(plants, [done("plant-outbreak")])).toBe(0);
	});

	it("the demonstration names 75 XP for biology and 60 otherwise", () => {
		expect(questDomainKeys.map(demoToastXp)).toEqual([75, 60, 60, 60, 60]);
	});
});

describe("progress", () => {
	it("progress in a domain is the share of its XP, and its level is the number of completed games", () => {
		expect(domainProgress("biology", games, [])).toEqual({ level: 0, progress: 0 });
		expect(domainProgress("biology", games, [done("plant-outbreak")])).toEqual({ level: 1, progress: 40 });
		expect(domainProgress("biology", games, [done("plant-outbreak"), done("dna-detective")])).toEqual({
			level: 2,
			progress: 100,
		});
		expect(domainProgress("space", games, [])).toEqual({ level: 0, progress: 0 });
	});

	it("a game counts once, however often it is replayed", () => {
		const completions = [
			done("plant-outbreak"),
			done("plant-outbreak", "2025-04-16"),
			done("mystery-substance"),
		];
		expect(questStats(games, { completions, plays: [] }, ["2025-04-15", "2025-04-16"], "2025-04-16")).toEqual(
			{
				xp: 90,
				streak: 2,
				completedGames: 2,
				totalBadges: 2,
				level: 4,
			},
		);
	});
});
