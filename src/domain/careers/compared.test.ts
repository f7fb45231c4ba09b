import fc from "fast-check";
import { expect, it } from "vitest";
import { type CareerId, careerIds } from "./career-id.ts";
import { comparedIn, comparedText, maxComparedCareers, pairOf, withCompared, withShown } from "./compared.ts";

it("any text yields only known careers, each once, at most four", () => {
	fc.assert(
		fc.property(fc.array(fc.oneof(fc.constantFrom<string>(...careerIds), fc.string())), (parts) => {
			const careers = comparedIn(parts.join(","));
			expect(careers.length).toBeLessThanOrEqual(maxComparedCareers);
			expect(new Set(careers).size).toBe(careers.length);
			for (const id of careers) expect(careerIds).toContain(id);
			expect(comparedIn(comparedText(careers))).toEqual(careers);
		}),
	);
	expect(comparedIn(null)).toEqual([]);
	expect(comparedIn("geologist,alchemist,geologist,ecologist")).toEqual(["geologist", "ecologist"]);
});

it("a career is added or removed, and a full choice stays as it is", () => {
	const four: CareerId[] = ["geologist", "ecologist", "astronomer", "physicist"];
	expect(withCompared(["geologist"], "ecologist")).toEqual(["geologist", "ecologist"]);
	expect(withCompared(["geologist", "ecologist"], "geologist")).toEqual(["ecologist"]);
	expect(withCompared(four, "biochemist")).toEqual(four);
});

it("a phone shows the two careers asked for, or the first ones", () => {
	const careers: CareerId[] = ["geologist", "ecologist", "astronomer"];
	expect(pairOf(careers, [])).toEqual(["geologist", "ecologist"]);
	expect(pairOf(careers, ["astronomer", "geologist"])).toEqual(["astronomer", "geologist"]);
	expect(pairOf(careers, ["physicist", "astronomer"])).toEqual(["astronomer", "geologist"]);
});

it("a career chosen for the place of another changes places with it", () => {
	expect(withShown(["geologist", "ecologist"], 1, "astronomer")).toEqual(["geologist", "astronomer"]);
	expect(withShown(["geologist", "ecologist"], 0, "ecologist")).toEqual(["ecologist", "geologist"]);
});
