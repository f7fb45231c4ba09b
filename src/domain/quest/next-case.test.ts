import { expect, it } from "vitest";
import { nextCase, openQuestions } from "./next-case.ts";

const plants = { id: "plant-outbreak", unlocks: ["ecologist"], questionCount: 3 } as const;
const dna = { id: "dna-detective", unlocks: ["geneticist", "food-scientist"], questionCount: 2 } as const;
const mars = { id: "mission-to-mars", unlocks: ["geologist"], questionCount: 2 } as const;
const games = [plants, dna, mars];
const nothing = { completedGames: [], understood: [] };

it("the first case is the first game, or the game of the nearest career", () => {
	expect(nextCase(games, nothing)).toBe(plants);
	expect(nextCase(games, nothing, ["astronomer", "geologist", "ecologist"])).toBe(mars);
});

it("a game that was never finished goes before one with open questions", () => {
	const progress = { completedGames: [plants.id], understood: [] };
	expect(nextCase(games, progress)).toBe(dna);
	expect(nextCase(games, progress, ["ecologist"])).toBe(dna);
});

it("a finished game with open questions is offered until every question is understood", () => {
	const completedGames = games.map(({ id }) => id);
	const understood = [
		{ gameId: plants.id, questions: [0, 1, 2] },
		{ gameId: dna.id, questions: [1] },
	];
	expect(nextCase(games, { completedGames, understood })).toBe(dna);
	expect(nextCase(games, { completedGames, understood }, ["geologist"])).toBe(mars);
	const all = games.map(({ id, questionCount }) => ({
		gameId: id,
		questions: Array.from({ length: questionCount }, (_, question) => question),
	}));
	expect(nextCase(games, { completedGames, understood: all })).toBeUndefined();
});

it("open questions are those without a mark", () => {
	expect(openQuestions(plants, nothing)).toEqual([0, 1, 2]);
	expect(
		openQuestions(plants, { completedGames: [], understood: [{ gameId: plants.id, questions: [1] }] }),
	).toEqual([0, 2]);
});
