import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CategoryKey, categoryKeys } from "../careers/category.ts";
import { chancesOf, type Leading } from "./chances.ts";
import { unexpectedOf } from "./picture.ts";

/** A questionnaire with the given number of options for each category. */
const leading = (counts: Partial<Record<CategoryKey, number>>): Leading => ({
	questions: Object.entries(counts).map(([category, count]) => ({
		options: Array.from({ length: count }, () => ({ careerCategories: [category] })),
	})),
});
const pictureOf = (pupils: Partial<Record<CategoryKey, number>>) => ({
	pupils: 30,
	lines: categoryKeys.map((category) => ({ category, pupils: pupils[category] ?? null })),
});

describe("chancesOf", () => {
	it("the chance of a line is that of the published version that leads there most, in any order of versions", () => {
		const versions = [leading({ space: 2, physics: 10 }), leading({ space: 9, physics: 10 })];
		for (const known of [versions, versions.toReversed()]) {
			const chances = chancesOf(known);
			expect([chances.get("space"), chances.get("physics"), chances.get("food")]).toEqual([9, 10, 0]);
			// By the first version alone, space would be called unexpected, also in a class that took the second.
			expect(unexpectedOf(pictureOf({ biology: 20, space: 8, physics: 10 }), chances)).toBe("physics");
		}
	});

	it("a line is never reported as more unexpected than it is, whatever versions a class used", () => {
		const counts = fc.record({ space: fc.integer({ min: 1, max: 9 }), food: fc.integer({ min: 1, max: 9 }) });
		const results = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 40 });
		fc.assert(
			fc.property(fc.array(counts, { minLength: 4, maxLength: 4 }), results, (options, made) => {
				const chances = chancesOf(options.map(leading));
				for (const category of ["space", "food"] as const) {
					const sum = made.reduce((before, version) => before + (options[version]?.[category] ?? 0), 0);
					expect(chances.get(category)).toBeGreaterThanOrEqual(sum / made.length);
				}
			}),
		);
	});
});
