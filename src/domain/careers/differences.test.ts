import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spectrum } from "./category.ts";
import {
	type Amounts,
	amountsOfItems,
	byDifference,
	difference,
	fieldsInCommon,
	itemsInCommon,
	widestGap,
} from "./differences.ts";

const years = (from: number, to: number): Amounts =>
	new Map([
		["from", from],
		["to", to],
	]);

const amounts = fc
	.array(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.nat({ max: 12 })))
	.map((entries): Amounts => new Map(entries));
/** The values of two to four careers in up to nine rows. */
const comparisons = fc
	.integer({ min: 2, max: 4 })
	.chain((careers) =>
		fc.array(fc.array(amounts, { minLength: careers, maxLength: careers }), { maxLength: 9 }),
	)
	.map((rows) => rows.map((values, id) => ({ id, values })));

describe("difference", () => {
	it("numbers differ by their gaps beside the larger numbers", () => {
		expect(difference([new Map([["years", 3]]), new Map([["years", 5]])])).toBe(2 / 5);
		expect(difference([years(5, 8), years(5, 8)])).toBe(0);
	});

	it("sets differ by the share of items that only one of them has, in any order", () => {
		expect(difference([amountsOfItems(["a", "b"]), amountsOfItems(["b", "c"])])).toBe(2 / 3);
		expect(difference([amountsOfItems(["a", "b"]), amountsOfItems(["b", "a"])])).toBe(0);
		expect(difference([amountsOfItems([]), amountsOfItems([])])).toBe(0);
	});

	it("two texts are the same or differ wholly", () => {
		expect(difference([amountsOfItems(["yes"]), amountsOfItems(["no"])])).toBe(1);
	});

	it("three careers differ by the mean of their pairs", () => {
		const [same, other] = [amountsOfItems(["a"]), amountsOfItems(["b"])];
		expect(difference([same, other, same])).toBeCloseTo(2 / 3);
	});
});

describe("byDifference", () => {
	it("the row with the largest difference is first, equal rows are last, and ties keep their order", () => {
		const rows = [
			{ id: "field", values: [amountsOfItems(["earth"]), amountsOfItems(["earth"])] },
			{ id: "years", values: [years(5, 8), years(5, 5)] },
			{ id: "pay", values: [amountsOfItems(["low"]), amountsOfItems(["high"])] },
			{ id: "skills", values: [amountsOfItems(["care"]), amountsOfItems(["maths"])] },
			{ id: "setting", values: [amountsOfItems([]), amountsOfItems([])] },
		];
		const { different, same } = byDifference(rows);
		expect(different.map(({ id }) => id)).toEqual(["pay", "skills", "years"]);
		expect(same.map(({ id }) => id)).toEqual(["field", "setting"]);
	});

	it("every row appears once, and the order of the careers changes nothing", () => {
		const idsOf = (groups: ReturnType<typeof byDifference<{ id: number; values: Amounts[] }>>) => [
			groups.different.map(({ id }) => id),
			groups.same.map(({ id }) => id),
		];
		fc.assert(
			fc.property(comparisons, fc.nat({ max: 3 }), (rows, shift) => {
				const turned = rows.map(({ id, values }) => ({
					id,
					values: [...values.slice(shift), ...values.slice(0, shift)].reverse(),
				}));
				const groups = idsOf(byDifference(rows));
				expect(idsOf(byDifference(turned))).toEqual(groups);
				expect(groups.flat().toSorted((one, other) => one - other)).toEqual(rows.map(({ id }) => id));
				const sizes = groups.flat().map((id) => difference(rows[id]?.values ?? []));
				expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
				for (const size of sizes) expect(size).toBeLessThanOrEqual(1);
			}),
		);
	});
});

/** A career with these weights; every other field has none. */
const lit = (title: string, weights: Readonly<Record<string, number>>) => ({
	title,
	fingerprint: spectrum.map(({ key }) => weights[key] ?? 0),
});

describe("fingerprints of a comparison", () => {
	const geologist = lit("geologist", { earth: 0.9, chemistry: 0.5, physics: 0.3 });
	const astronomer = lit("astronomer", { space: 0.7, physics: 0.9, chemistry: 0.1 });
	const physicist = lit("physicist", { physics: 1, math: 0.6 });

	it("the widest gap names its field and who uses it most and least", () => {
		expect(widestGap([geologist, astronomer, physicist])).toMatchObject({
			key: "earth",
			most: [geologist],
			least: [astronomer, physicist],
		});
	});

	it("the same fingerprints have no gap", () => {
		expect(widestGap([geologist, geologist])).toBeNull();
	});

	it("a field is in common where every career draws on it visibly", () => {
		expect(fieldsInCommon([geologist, astronomer])).toEqual(["physics"]);
		expect(fieldsInCommon([geologist, geologist])).toEqual(["earth", "chemistry", "physics"]);
	});
});

describe("items of a comparison", () => {
	it("an item is in common where every career lists it, in any order", () => {
		expect([
			...itemsInCommon(
				[
					["a", "b", "c"],
					["c", "a"],
					["a", "d", "c"],
				],
				(items) => items,
			),
		]).toEqual(["a", "c"]);
		expect([...itemsInCommon([["a"], []], (items) => items)]).toEqual([]);
		expect([...itemsInCommon([], (items: readonly string[]) => items)]).toEqual([]);
	});
});
