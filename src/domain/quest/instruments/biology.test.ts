import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alignment, compare, filletRead, referenceFish } from "./alignment.ts";
import { gel } from "./gel.ts";
import { greenhouses, lastDay, shareByDay } from "./greenhouses.ts";
import { inoculation } from "./inoculation.ts";
import { farmNames, strips } from "./strips.ts";

describe("plant outbreak", () => {
	it("34 and 3 of 40 plants are ill, whatever is changed except the water", () => {
		const value = (key: string) => {
			const control = greenhouses.controls.find((each) => each.key === key);
			return fc.constantFrom(...(control?.kind === "choice" ? control.values : []));
		};
		const others = ["minerals", "variety", "light"].flatMap((factor) => [`${factor}One`, `${factor}Two`]);
		fc.assert(
			fc.property(fc.record(Object.fromEntries(others.map((key) => [key, value(key)]))), (changed) => {
				const { figures } = greenhouses.run({ ...greenhouses.initial, ...changed });
				expect([figures.sickOne, figures.sickTwo]).toEqual([34, 3]);
			}),
		);
	});

	it("the disease only spreads, from nothing to the counted number", () => {
		expect([shareByDay(0), shareByDay(lastDay)]).toEqual([0, 1]);
		for (let day = 1; day <= lastDay; day += 1) expect(shareByDay(day)).toBeGreaterThan(shareByDay(day - 1));
	});

	it("the fungus is identified only with water plants and a second look", () => {
		for (const control of ["without", "with"] as const)
			for (const again of ["no", "yes"] as const)
				expect(inoculation.run({ experiment: "spores", control, again }).outcome).toBe(
					control === "with" && again === "yes" ? "conclusive" : "cannot",
				);
		for (const experiment of ["moreLeaves", "readDna", "fungicide"] as const)
			expect(inoculation.run({ experiment, control: "with", again: "yes" }).figures.excluded).toBe(0);
	});

	it("17, 11, 5 and 2 of 20 plants are ill", () => {
		expect(strips.evidence.slice(0, 4).map((settings) => strips.run(settings).figures.sick)).toEqual([
			17, 11, 5, 2,
		]);
		const sick = (change: object) => strips.run({ ...strips.initial, ...change }).figures.sick;
		expect(sick({ antibiotic: "sprayed" })).toBe(17);
		expect(sick({ spacing: "closer" })).toBeGreaterThan(17);
	});

	it("every farm is compared with its own control strip, and each has the same best measures", () => {
		for (const leaves of ["left", "removed"] as const)
			for (const water of ["sprinkled", "foot"] as const) {
				const measures = { ...strips.initial, leaves, water };
				const alone = farmNames.map((farms) => strips.run({ ...measures, farms }).figures);
				const together = strips.run({ ...measures, farms: "all" }).figures;
				for (const key of ["sick", "untouched", "plants"] as const)
					expect(together[key]).toBe(alone.reduce((sum, figures) => sum + figures[key], 0));
				for (const [index, farms] of farmNames.entries()) {
					const best = strips.run({ ...measures, leaves: "removed", water: "foot", farms }).figures.sick;
					expect(alone[index]?.sick).toBeGreaterThanOrEqual(best);
					expect(alone[index]?.untouched).toBe(strips.run({ ...strips.initial, farms }).figures.sick);
				}
			}
	});
});

describe("DNA detective", () => {
	it("the fillet differs three times from cod and haddock, never from saithe, and from all when misaligned", () => {
		expect(alignment.evidence.map((settings) => alignment.run(settings).figures.mismatches)).toEqual([
			3, 3, 0,
		]);
		for (const reference of referenceFish)
			for (let slide = -4; slide <= 4; slide += 1)
				if (reference !== "saithe" || slide !== 0)
					expect(alignment.run({ reference, slide }).figures.mismatches).toBeGreaterThan(0);
	});

	it("the count of mismatches equals the differing bases", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...referenceFish),
				fc.integer({ min: -4, max: 4 }),
				fc.array(fc.constantFrom("A", "C", "G", "T"), { minLength: 16, maxLength: 16 }),
				(reference, slide, letters) => {
					const { matches, sequence, figures } = compare({ reference, slide }, letters.join(""));
					expect(figures.mismatches).toBe(
						letters.filter((letter, index) => letter !== sequence[index + 4 + slide]).length,
					);
					expect(matches).toHaveLength(filletRead.length);
				},
			),
		);
	});

	it("the gel is conclusive only without stray DNA and with the water tube shown", () => {
		for (const products of ["opened", "new"] as const)
			for (const tools of ["used", "clean"] as const)
				for (const water of ["shown", "hidden"] as const) {
					const isConclusive = products === "new" && tools === "clean" && water === "shown";
					expect(gel.run({ products, tools, water }).outcome === "conclusive").toBe(isConclusive);
				}
		expect(gel.run(gel.initial).ifSaithe).toEqual(["saithe", "saithe", "saithe"]);
		expect(gel.run({ products: "new", tools: "clean", water: "shown" }).ifCod).toEqual([
			"cod",
			"cod",
			"empty",
		]);
	});
});
