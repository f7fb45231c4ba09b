import fc from "fast-check";
import { describe, expect, it } from "vitest";
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
import { powderTests, reagents, spoonsAtFirst } from "./reagents.ts";
import { solventNames, solventPoints, solvents } from "./solvents.ts";

describe("green chemistry", () => {
	it("the equations are balanced: no atom is created or lost", () => {
		for (const { from, to } of Object.values(recipes)) {
			expect(atomsOf([...to])).toEqual(atomsOf([...from]));
			expect(molarMass([...to])).toBeCloseTo(molarMass([...from]), 9);
		}
	});

	it("every atom ends in the product or the bin, and both are weighed", () => {
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
	it("an atom is accepted only where it belongs, in any order, and can be taken back", () => {
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

	it("only placed atoms are weighed, and the total is that of the text", () => {
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

	it("each recipe keeps its own atoms and its own refusal", () => {
		const some = { ...atomBlocks.initial, ...placing("A", withAtom(nonePlaced, 3)) };
		const other = { ...some, recipe: "B" as const, ...placing("B", withAtom(nonePlaced, 0)) };
		expect(placedIn(other)).toHaveLength(1);
		expect(placedIn({ ...other, recipe: "A" })).toBe(placedIn(some));
		const refused = { ...some, ...puttingAtom("A", placedIn(some), 0, "bin") };
		expect(refusalOf(refused)).toBe("needed");
		expect(refusalOf({ ...refused, recipe: "B" })).toBe("none");
		expect(refusalOf({ ...refused, ...placing("A", nonePlaced) })).toBe("none");
	});

	it("the atom economies are those of the text, 40 % and 100 %, and recipe B has one yield in both questions", () => {
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

	it("the mass balance accounts for every kilogram", () => {
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
	it("ethanol wins wherever danger counts at least as much as yield and energy, hexane and water never do", () => {
		fc.assert(
			fc.property(weight, weight, weight, (yieldWeight, hazardWeight, energyWeight) => {
				const { outcome } = solvents.run({ yieldWeight, hazardWeight, energyWeight });
				if (hazardWeight >= Math.max(yieldWeight, energyWeight)) expect(outcome).toBe("ethanol");
				expect(["ethanol", "dichloromethane"]).toContain(outcome);
			}),
		);
	});

	it("no solvent is first when nothing counts, and one is when anything does", () => {
		const nothing = { yieldWeight: 0, hazardWeight: 0, energyWeight: 0 };
		for (const name of solventNames) expect(solventPoints(name, nothing)).toBe(0);
		expect(solvents.run(nothing).outcome).toBe("none");
		for (const key of ["yieldWeight", "hazardWeight", "energyWeight"] as const)
			expect(solventNames).toContain(solvents.run({ ...nothing, [key]: 1 }).outcome);
	});
});

describe("mystery substance", () => {
	it("the tests never use more powder than there is, and only narrow the candidates", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...powderTests), { maxLength: 8 }), (tests) => {
				const settings = tests.map((test) => ({ jar: "A" as const, test }));
				let before = reagents.run({ jar: "sugar", test: "water" });
				settings.forEach((each, index) => {
					const reading = reagents.run(each, settings.slice(0, index));
					expect(reading.figures.spoons).toBeGreaterThanOrEqual(0);
					expect(reading.figures.spoons).toBeLessThanOrEqual(before.figures.spoons ?? spoonsAtFirst);
					expect(reading.possible.every((powder) => before.possible.includes(powder))).toBe(true);
					expect(reading.possible).toContain("salt");
					before = reading;
				});
			}),
		);
	});

	it("the order matters: the text's four tests fit the jar only if water precedes the probe", () => {
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

	it("10 g of pure powder lose 5.2 g of gas and jar B loses 2.6 g, in proportion, with enough vinegar", () => {
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
