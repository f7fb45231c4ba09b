import { describe, expect, it } from "vitest";
import { firstUnnamed } from "./named-answers.ts";

describe("firstUnnamed", () => {
	it("each list names its first item that no list before it has named", () => {
		expect(
			firstUnnamed([
				["stars", "puzzles"],
				["stars", "forces", "puzzles"],
				["stars", "forces", "puzzles"],
			]),
		).toEqual(["stars", "forces", "puzzles"]);
	});

	it("a list whose items are all named repeats its first, and an empty one names nothing", () => {
		expect(firstUnnamed([["stars"], ["stars"], []])).toEqual(["stars", "stars", null]);
	});
});
