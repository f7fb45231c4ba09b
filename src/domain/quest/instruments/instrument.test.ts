import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atomBlocks } from "./atom-blocks.ts";
import { withinSteps } from "./instrument.ts";

describe("a drag on a drawing", () => {
	it("a drag sets a number to the step nearest to the drop point, within its range", () => {
		fc.assert(
			fc.property(fc.double({ min: -500, max: 500, noNaN: true }), (wanted) => {
				const set = withinSteps(atomBlocks, "yieldPercent", wanted);
				expect([set >= 50, set <= 100, set % 5]).toEqual([true, true, 0]);
				expect(Math.abs(set - Math.min(100, Math.max(50, wanted)))).toBeLessThanOrEqual(2.5);
				expect(withinSteps(atomBlocks, "yieldPercent", set)).toBe(set);
			}),
		);
	});

	it("a drag sets no choice and no unknown setting", () => {
		for (const key of ["recipe", "colour"]) expect(() => withinSteps(atomBlocks, key, 1)).toThrow(RangeError);
	});
});
