import { describe, expect, it } from "vitest";
import { isClear } from "./contrast.ts";
import type { QuizScore } from "./score.ts";
import { unlitFields, widen } from "./widen.ts";

const fields: Readonly<Record<string, readonly string[]>> = {
	a: ["health"],
	b: ["health"],
	c: ["biology"],
	d: ["biology"],
	e: ["earth"],
	f: ["space"],
	g: ["space", "physics"],
	h: ["math", "health"],
	i: ["computer"],
	j: ["food"],
};
const fieldsOf = (id: string) => fields[id] ?? [];
const score: QuizScore = {
	careers: [
		["a", 9],
		["b", 8],
		["c", 7],
		["d", 6],
		["e", 5],
		["f", 4],
		["g", 4],
		["h", 4],
		["i", 4],
		["j", 1],
	].map(([id, count]) => ({ id: String(id), count: Number(count) })),
	categories: [
		["health", 9],
		["biology", 7],
		["earth", 4],
		["space", 2],
	].map(([id, count]) => ({
		id: String(id),
		count: Number(count),
	})),
};

describe("widening a result", () => {
	it("takes careers outside the five and the brightest fields that share two answers, of new fields first", () => {
		// h is half a health career, j shares one answer only; i comes before g, which is of a field already told.
		expect(widen(score, fieldsOf)).toEqual(["f", "i", "g"]);
	});

	it("tells the fields that no answer lit and that have a career", () => {
		expect(unlitFields(score, ["math", "space", "food", "education"], Object.keys(fields), fieldsOf)).toEqual(
			["math", "food"],
		);
	});
});

describe("contrast", () => {
	const withCounts = (counts: readonly number[]): QuizScore => ({
		careers: counts.map((count, place) => ({ id: String(place), count })),
		categories: [],
	});
	it("is missing when eight careers are within one answer of the first, or within a fifth of its answers", () => {
		expect(isClear(withCounts([4, 4, 3, 3, 3, 3, 3, 3, 2]))).toBe(false);
		expect(isClear(withCounts([4, 4, 3, 3, 3, 3, 3, 2, 2]))).toBe(true);
		expect(isClear(withCounts([11, 11, 9, 9, 9, 9, 9, 9]))).toBe(false);
		expect(isClear(withCounts([11, 11, 9, 9, 9, 9, 9, 8]))).toBe(true);
		expect(isClear(withCounts([9, 7]))).toBe(true);
	});
});
