import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alignment, compare, filletRead, referenceFish } from "./alignment.ts";
import {
	atomBlocks,
	placedIn,
	placing,
	puttingAtom,
	refusalOf,
	startKilograms,
	weigh,
	yieldsToday,
} from "./atom-blocks.ts";
import { atomEconomy, atomsOf, formulaOf, molarMass, type Recipe, recipes } from "./atom-molecules.ts";
import {
	allPlaced,
	atomsIn,
	elementBlocks,
	nextAtom,
	nonePlaced,
	placedShares,
	withAtom,
	withoutLast,
} from "./atom-placing.ts";
import { gasGrams } from "./gas-loss.ts";
import { gel } from "./gel.ts";
import { greenhouses, lastDay, shareByDay } from "./greenhouses.ts";
import { inoculation } from "./inoculation.ts";
import { withinSteps } from "./instrument.ts";
import { powderTests, reagents, spoonsAtFirst } from "./reagents.ts";
import { solventNames, solventPoints, solvents } from "./solvents.ts";
import { farmNames, strips } from "./strips.ts";

describe("a drag on a drawing", () => {
	it("sets a number on one of its steps, between its ends, the nearest to where it was let go", () => {
		fc.assert(
			fc.property(fc.double({ min: -500, max: 500, noNaN: true }), (wanted) => {
				const set = withinSteps(atomBlocks, "yieldPercent", wanted);
				expect([set >= 50, set <= 100, set % 5]).toEqual([true, true, 0]);
				expect(Math.abs(set - Math.min(100, Math.max(50, wanted)))).toBeLessThanOrEqual(2.5);
				expect(withinSteps(atomBlocks, "yieldPercent", set)).toBe(set);
			}),
		);
	});

	it("sets no choice, and nothing that an instrument does not have", () => {
		for (const key of ["recipe", "colour"]) expect(() => withinSteps(atomBlocks, key, 1)).toThrow(RangeError);
	});
});

describe("green chemistry", () => {
	it("balances its atoms: none is made, none is lost", () => {
		for (const { from, to } of Object.values(recipes)) {
			expect(atomsOf([...to])).toEqual(atomsOf([...from]));
			expect(molarMass([...to])).toBeCloseTo(molarMass([...from]), 9);
		}
	});

	it("puts every atom into the product or the bin, and weighs them", () => {
		for (const recipe of ["A", "B"] as const) {
			const blocks = elementBlocks(recipe, allPlaced(recipe));
			const sum = (isCounted: (block: (typeof blocks)[number]) => boolean) =>
				blocks.filter(isCounted).reduce((mass, block) => mass + block.mass, 0);
			expect(sum(() => true)).toBeCloseTo(molarMass([...recipes[recipe].from]), 9);
			expect(sum(({ isProduct }) => isProduct) / sum(() => true)).toBeCloseTo(atomEconomy(recipe), 12);
			const counts = (names: typeof blocks) =>
				Object.fromEntries(names.map(({ element, count }) => [element, count]));
			expect(counts(blocks.filter(({ isProduct }) => isProduct))).toEqual(formulaOf("product"));
			expect(counts(blocks.filter(({ isProduct }) => !isProduct))).toEqual(
				recipe === "A" ? formulaOf("magnesiumSalt") : {},
			);
		}
	});

	const someRecipe = fc.constantFrom("A" as const, "B" as const);
	it("takes an atom where it belongs and nowhere else, whatever the order, and gives it back", () => {
		fc.assert(
			fc.property(
				someRecipe.chain((recipe) =>
					fc.tuple(
						fc.constant(recipe),
						fc.shuffledSubarray(atomsIn(recipe).map((_, atom) => atom)),
						fc.constantFrom("product" as const, "bin" as const),
					),
				),
				([recipe, order, place]) => {
					let placed = nonePlaced;
					for (const atom of order) {
						const right = atomsIn(recipe)[atom]?.isProduct ? "product" : "bin";
						const change = puttingAtom(recipe, placed, atom, place);
						if (place !== right)
							expect(change).toEqual({
								refused: right === "product" ? "needed" : "noPlace",
								refusedIn: recipe,
							});
						const next = withAtom(placed, atom);
						expect(puttingAtom(recipe, placed, atom, right)).toEqual(placing(recipe, next));
						expect([withoutLast(next), withAtom(next, atom)]).toEqual([placed, next]);
						placed = next;
					}
					const shares = placedShares(recipe, placed);
					expect(shares.product).toBeLessThanOrEqual(atomEconomy(recipe) + 1e-12);
					expect(shares.product + shares.bin).toBeLessThanOrEqual(1 + 1e-12);
					const whole = allPlaced(recipe, placed);
					expect(whole.startsWith(placed)).toBe(true);
					expect(nextAtom(recipe, whole)).toBeUndefined();
				},
			),
		);
	});

	it("weighs only what has been put somewhere, and the whole as the text has it", () => {
		fc.assert(
			fc.property(someRecipe, fc.integer({ min: 10, max: 20 }), fc.nat(22), (recipe, steps, count) => {
				const atoms = atomsIn(recipe).slice(0, count);
				const placed = atoms.reduce((word, _, atom) => withAtom(word, atom), nonePlaced);
				const settings = { ...atomBlocks.initial, recipe, yieldPercent: 5 * steps };
				const { outcome, figures } = atomBlocks.run({ ...settings, ...placing(recipe, placed) });
				const { product, bin } = placedShares(recipe, placed);
				expect(outcome).toBe(atoms.length === atomsIn(recipe).length ? "weighed" : "placing");
				expect(figures.product + figures.waste).toBe(Math.round(startKilograms * (product + bin)));
				expect(Math.min(figures.product, figures.beside, figures.astray)).toBeGreaterThanOrEqual(0);
			}),
		);
		expect(atomBlocks.run(atomBlocks.initial).figures).toEqual({
			product: 0,
			beside: 0,
			astray: 0,
			waste: 0,
		});
	});

	it("keeps what was put in each recipe, and tells a refusal in the recipe it belongs to", () => {
		const some = { ...atomBlocks.initial, ...placing("A", withAtom(nonePlaced, 3)) };
		const other = { ...some, recipe: "B" as const, ...placing("B", withAtom(nonePlaced, 0)) };
		expect(placedIn(other)).toHaveLength(1);
		expect(placedIn({ ...other, recipe: "A" })).toBe(placedIn(some));
		const refused = { ...some, ...puttingAtom("A", placedIn(some), 0, "bin") };
		expect(refusalOf(refused)).toBe("needed");
		expect(refusalOf({ ...refused, recipe: "B" })).toBe("none");
		expect(refusalOf({ ...refused, ...placing("A", nonePlaced) })).toBe("none");
	});

	it("has the atom economies of the text, 40 % and 100 %, and recipe B one yield in both questions", () => {
		expect(Math.round(100 * atomEconomy("A"))).toBe(40);
		expect(atomEconomy("B")).toBeCloseTo(1, 9);
		expect(solvents.run(solvents.initial).points.hexane).toBeCloseTo(yieldsToday.B, 9);
		const waste = (recipe: Recipe) =>
			atomBlocks.run({
				...atomBlocks.initial,
				recipe,
				yieldPercent: yieldsToday[recipe],
				...placing(recipe, allPlaced(recipe)),
			}).figures;
		expect([waste("A").product, waste("A").waste, waste("B").product, waste("B").waste]).toEqual([
			38, 62, 80, 20,
		]);
	});

	it("ends every kilogram somewhere", () => {
		fc.assert(
			fc.property(
				fc.double({ min: 0.01, max: 1, noNaN: true }),
				fc.integer({ min: 0, max: 100 }),
				(economy, percent) => {
					const { product, beside, astray, waste } = weigh(economy, percent).figures;
					expect(product + beside + astray).toBe(startKilograms);
					expect(product + waste).toBe(startKilograms);
					expect(astray).toBeGreaterThanOrEqual(0);
				},
			),
		);
	});

	const weight = fc.integer({ min: 1, max: 5 });
	it("finds ethanol best wherever danger counts at least as much as yield and energy, hexane and water never", () => {
		fc.assert(
			fc.property(weight, weight, weight, (yieldWeight, hazardWeight, energyWeight) => {
				const { outcome } = solvents.run({ yieldWeight, hazardWeight, energyWeight });
				if (hazardWeight >= Math.max(yieldWeight, energyWeight)) expect(outcome).toBe("ethanol");
				expect(["ethanol", "dichloromethane"]).toContain(outcome);
			}),
		);
		for (const name of solventNames)
			expect(solventPoints(name, { yieldWeight: 0, hazardWeight: 0, energyWeight: 0 })).toBe(0);
	});
});

describe("plant outbreak", () => {
	it("counts 34 and 3 of 40, whatever but the water is changed", () => {
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

	it("lets the disease only spread, from nothing to what was counted", () => {
		expect([shareByDay(0), shareByDay(lastDay)]).toEqual([0, 1]);
		for (let day = 1; day <= lastDay; day += 1) expect(shareByDay(day)).toBeGreaterThan(shareByDay(day - 1));
	});

	it("tells the fungus from all others only with water plants and a second look", () => {
		for (const control of ["without", "with"] as const)
			for (const again of ["no", "yes"] as const)
				expect(inoculation.run({ experiment: "spores", control, again }).outcome).toBe(
					control === "with" && again === "yes" ? "tells" : "cannot",
				);
		for (const experiment of ["moreLeaves", "readDna", "fungicide"] as const)
			expect(inoculation.run({ experiment, control: "with", again: "yes" }).figures.excluded).toBe(0);
	});

	it("counts 17, 11, 5 and 2 of 20", () => {
		expect(strips.evidence.slice(0, 4).map((settings) => strips.run(settings).figures.sick)).toEqual([
			17, 11, 5, 2,
		]);
		const sick = (change: object) => strips.run({ ...strips.initial, ...change }).figures.sick;
		expect(sick({ antibiotic: "sprayed" })).toBe(17);
		expect(sick({ spacing: "closer" })).toBeGreaterThan(17);
	});

	it("counts every farm beside its own control strip, and finds the same best measures on each of them", () => {
		for (const leaves of ["left", "removed"] as const)
			for (const water of ["sprinkled", "foot"] as const) {
				const measures = { ...strips.initial, leaves, water };
				const alone = farmNames.map((farms) => strips.run({ ...measures, farms }).figures);
				const together = strips.run({ ...measures, farms: "all" }).figures;
				for (const key of ["sick", "untouched", "plants"] as const)
					expect(together[key]).toBe(alone.reduce((sum, figures) => sum + figures[key], 0));
				for (const [place, farms] of farmNames.entries()) {
					const best = strips.run({ ...measures, leaves: "removed", water: "foot", farms }).figures.sick;
					expect(alone[place]?.sick).toBeGreaterThanOrEqual(best);
					expect(alone[place]?.untouched).toBe(strips.run({ ...strips.initial, farms }).figures.sick);
				}
			}
	});
});

describe("DNA detective", () => {
	it("differs three times from cod and haddock, never from saithe, and from all of them wherever it is slid", () => {
		expect(alignment.evidence.map((settings) => alignment.run(settings).figures.mismatches)).toEqual([
			3, 3, 0,
		]);
		for (const reference of referenceFish)
			for (let slide = -4; slide <= 4; slide += 1)
				if (reference !== "saithe" || slide !== 0)
					expect(alignment.run({ reference, slide }).figures.mismatches).toBeGreaterThan(0);
	});

	it("counts as mismatches what does not match", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...referenceFish),
				fc.integer({ min: -4, max: 4 }),
				fc.array(fc.constantFrom("A", "C", "G", "T"), { minLength: 16, maxLength: 16 }),
				(reference, slide, letters) => {
					const { matches, strand, figures } = compare({ reference, slide }, letters.join(""));
					expect(figures.mismatches).toBe(
						letters.filter((letter, place) => letter !== strand[place + 4 + slide]).length,
					);
					expect(matches).toHaveLength(filletRead.length);
				},
			),
		);
	});

	it("says something of the fillet only when no stray DNA can be left and the water tube is looked at", () => {
		for (const products of ["opened", "new"] as const)
			for (const tools of ["used", "clean"] as const)
				for (const water of ["shown", "hidden"] as const) {
					const tells = products === "new" && tools === "clean" && water === "shown";
					expect(gel.run({ products, tools, water }).outcome === "tells").toBe(tells);
				}
		expect(gel.run(gel.initial).ifSaithe).toEqual(["saithe", "saithe", "saithe"]);
		expect(gel.run({ products: "new", tools: "clean", water: "shown" }).ifCod).toEqual([
			"cod",
			"cod",
			"empty",
		]);
	});
});

describe("mystery substance", () => {
	it("never uses more powder than there is, and only narrows what is possible", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...powderTests), { maxLength: 8 }), (tests) => {
				const settings = tests.map((test) => ({ jar: "A" as const, test }));
				let before = reagents.run({ jar: "sugar", test: "water" });
				settings.forEach((each, place) => {
					const reading = reagents.run(each, settings.slice(0, place));
					expect(reading.figures.spoons).toBeGreaterThanOrEqual(0);
					expect(reading.figures.spoons).toBeLessThanOrEqual(before.figures.spoons ?? spoonsAtFirst);
					expect(reading.possible.every((powder) => before.possible.includes(powder))).toBe(true);
					expect(reading.possible).toContain("salt");
					before = reading;
				});
			}),
		);
	});

	it("rewards order: the four tests of the text fit into the jar only if water comes before the probe", () => {
		const last = (tests: readonly (typeof powderTests)[number][]) => {
			const settings = tests.map((test) => ({ jar: "A" as const, test }));
			return reagents.run(settings.at(-1) ?? reagents.initial, settings.slice(0, -1));
		};
		expect(last(["water", "probe", "vinegar", "iodine"])).toMatchObject({
			possible: ["salt"],
			figures: { spoons: 1 },
		});
		expect(last(["heat", "heat", "probe"]).outcome).toBe("used-up");
	});

	it("loses 5.2 g of gas from 10 g of pure powder and 2.6 g from jar B, in proportion, with vinegar enough", () => {
		expect(gasGrams(100, 150)).toBeCloseTo(5.239, 3);
		expect(gasGrams(50, 150)).toBeCloseTo(2.619, 3);
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 200 }), (percent, vinegar) => {
				const lost = gasGrams(percent, vinegar);
				expect(lost).toBeLessThanOrEqual((gasGrams(100, 1000) * percent) / 100 + 1e-9);
				expect(gasGrams(percent, vinegar + 1)).toBeGreaterThanOrEqual(lost);
			}),
		);
	});
});
