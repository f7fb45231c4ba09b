import fc from "fast-check";
import { expect, it } from "vitest";
import { labelledDays, lightOutline } from "./light-outline.ts";

it.each([
	[0, []],
	[1, [0]],
	[3, [0, 1, 2]],
	[6, [0, 3, 5]],
])("of %i days, these have one of three labels: %j", (count, labelled) => {
	expect([...labelledDays(count, 3)]).toEqual(labelled);
});

it("the first and the last day are always labelled, and never more than there is space for", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 2, max: 6 }), (count, most) => {
			const labelled = labelledDays(count, most);
			expect(labelled.has(0) && labelled.has(count - 1)).toBe(true);
			expect(labelled.size).toBeLessThanOrEqual(most);
		}),
	);
});

it("one attempt shines from edge to edge", () => {
	expect(lightOutline([0.5], { least: 1, gain: 10 }, 20)).toBe(
		lightOutline([0.5, 0.5], { least: 1, gain: 10 }, 20),
	);
});
