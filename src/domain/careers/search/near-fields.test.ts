import { describe, expect, it } from "vitest";
import { type CategoryKey, categoryKeys, spectrum } from "../category.ts";
import { nearestResearcher, nearFields } from "./near-fields.ts";

/** A fingerprint with full weight in some fields. */
const light = (...fields: readonly CategoryKey[]) =>
	spectrum.map(({ key }) => (fields.includes(key) ? 1 : 0));

const catalogue = [
	{ category: "biology", fingerprint: light("biology", "chemistry") },
	{ category: "computer", fingerprint: light("computer", "math") },
	{ category: "space", fingerprint: light("space", "physics") },
] as const;

describe("nearFields", () => {
	it("all fields are listed: the career's own, its second ones, then those of the most similar careers", () => {
		const fields = nearFields(
			{
				category: "food",
				secondaryCategories: ["space"],
				fingerprint: light("computer", "biology", "chemistry"),
			},
			catalogue,
		);
		expect(fields.slice(0, 4)).toEqual(["food", "space", "biology", "computer"]);
		expect(fields.toSorted()).toEqual(categoryKeys.toSorted());
	});
});

describe("nearestResearcher", () => {
	const fields = ["biology", "computer", "space"] as const;

	it("the nearest researcher is the one whose field is listed first, and the earlier of two in one field", () => {
		const researchers = [
			{ category: "space", name: "A" },
			{ category: "computer", name: "B" },
			{ category: "computer", name: "C" },
		] as const;
		expect(nearestResearcher(fields, researchers)?.name).toBe("B");
	});

	it("the result is undefined without researchers", () => {
		expect(nearestResearcher(fields, [])).toBeUndefined();
	});
});
