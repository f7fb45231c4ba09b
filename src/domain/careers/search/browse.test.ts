import { describe, expect, it } from "vitest";
import { categoryKeys } from "../category.ts";
import { categoryFromParameter, categorySlug, homeFieldKeys } from "./browse.ts";

describe("categoryFromParameter", () => {
	it.each([
		["biology", "biology"],
		["earth-science", "earth"],
		["space-science", "space"],
		["computer-science", "computer"],
		["mathematics", "math"],
		["education", "education"],
	])("the parameter %s means %s", (value, key) => {
		expect(categoryFromParameter(value)).toBe(key);
	});

	it.each(["", "alchemy", "Biology", "constructor", "__proto__", null, undefined])(
		"categoryFromParameter reads %s as no category",
		(value) => {
			expect(categoryFromParameter(value)).toBeNull();
		},
	);

	it("every category key and every value that the home page writes is understood", () => {
		for (const key of categoryKeys) {
			expect(categoryFromParameter(key)).toBe(key);
			expect(categoryFromParameter(categorySlug(key))).toBe(key);
		}
	});
});

// shows 2.17
it("the home page's eight fields are written as in the specification", () => {
	const names = ["Biology", "Chemistry", "Physics", "Earth Science", "Space Science", "Computer Science"];
	const expected = [...names, "Mathematics", "Engineering"].map((name) =>
		name.toLowerCase().replaceAll(" ", "-"),
	);
	expect(homeFieldKeys.map(categorySlug)).toEqual(expected);
});
