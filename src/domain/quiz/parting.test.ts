import fc from "fast-check";
import { expect, test } from "vitest";
import { partingOf } from "./parting.ts";
import { topResults } from "./results.ts";
import type { QuizScore, Tally } from "./score.ts";

const fields: Readonly<Record<string, readonly string[]>> = {
	nurse: ["health"],
	trainer: ["biology", "health"],
	geologist: ["earth"],
	ecologist: ["earth", "biology"],
	astronomer: ["space"],
	coder: ["computer"],
	chemist: ["chemistry"],
	teacher: ["education"],
};
const fieldsOf = (id: string) => fields[id] ?? [];
/** Education has no career of its own. */
const withCareers = ["health", "biology", "earth", "space", "computer", "chemistry"];
const partingIn = (score: QuizScore) => partingOf(score, withCareers, fieldsOf);
const tallies = (counts: Readonly<Record<string, number>>): Tally[] =>
	Object.entries(counts).map(([id, count]) => ({ id, count }));
const five = { geologist: 6, ecologist: 6, astronomer: 5, coder: 5, chemist: 5 };
const scoreOf = (careers: Readonly<Record<string, number>>, categories: Readonly<Record<string, number>>) =>
	({ careers: tallies(careers), categories: tallies(categories) }) satisfies QuizScore;

test("the brightest field has no career among the five: it is named with its answers and its best career", () => {
	const score = scoreOf({ ...five, trainer: 4, nurse: 3 }, { health: 9, earth: 6 });
	// The trainer is of health too, but of biology first.
	expect(partingIn(score)).toEqual({ field: "health", count: 9, best: { id: "nurse", count: 3 } });
});

test("a field none of whose careers was named has no best career", () => {
	expect(partingIn(scoreOf(five, { health: 9 }))).toEqual({
		field: "health",
		count: 9,
		best: null,
	});
});

test.each([
	["the field is the first of one of the five", { earth: 9, health: 8 }],
	["the field is a later one of one of the five", { biology: 9, health: 8 }],
	["education is brightest, which has a text of its own", { education: 9, health: 8 }],
	["no answer lit a field", {}],
])("nothing parts: %s", (_, categories) => {
	expect(partingIn(scoreOf({ ...five, nurse: 3, teacher: 1 }, categories))).toBeNull();
});

test("whenever it tells a field, none of the five is of it, and a better one of the field was not kept", () => {
	const counts = fc.dictionary(fc.constantFrom(...Object.keys(fields)), fc.integer({ min: 1, max: 16 }));
	const lights = fc.dictionary(fc.constantFrom("health", "earth", "biology", "education"), fc.nat(16));
	const ranked = (by: Readonly<Record<string, number>>) => tallies(by).sort((a, b) => b.count - a.count);
	fc.assert(
		fc.property(counts, lights, (careers, categories) => {
			const score = { careers: ranked(careers), categories: ranked(categories) };
			const parting = partingIn(score);
			const [brightest] = score.categories;
			const kept = topResults(score).topCareers;
			const isOf = (id: string) => brightest !== undefined && fieldsOf(id).includes(brightest.id);
			expect(parting !== null).toBe(
				brightest !== undefined && brightest.id !== "education" && !kept.some(isOf),
			);
			if (parting?.best) expect(kept).not.toContain(parting.best.id);
		}),
	);
});
