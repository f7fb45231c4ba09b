import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../../tests/setup/runs.ts";
import { careerIds } from "../careers/career-id.ts";
import { type CategoryKey, spectrum } from "../careers/category.ts";
import { type Duet, type DuetSide, duetCode, duetCodes, duetOf, waitingCode } from "./duet.ts";

const side = (
	light: Partial<Record<CategoryKey, number>>,
	careers: Readonly<Record<string, number>> = {},
): DuetSide => ({
	hasScience: true,
	light: spectrum.map(({ key }) => light[key] ?? 0),
	careers: new Map(careerIds.flatMap((id) => (careers[id] === undefined ? [] : [[id, careers[id]]]))),
});

const sides: fc.Arbitrary<DuetSide> = fc
	.record({
		hasScience: fc.boolean(),
		light: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 14, maxLength: 14 }),
		careers: fc.uniqueArray(
			fc.tuple(fc.constantFrom(...careerIds), fc.double({ min: 0.1, max: 1, noNaN: true })),
			{ selector: ([id]) => id },
		),
	})
	.map(({ careers, ...rest }) => ({ ...rest, careers: new Map(careers) }));

describe("duetOf", () => {
	it("the shared lines are bright for both, and the others belong to one of the two", () => {
		const one = side({ biology: 1, health: 0.8, math: 0.5 });
		const other = side({ biology: 0.6, space: 1, math: 0.4, earth: 0.2 });
		expect(duetOf(one, other)).toEqual({
			shared: ["biology", "math"],
			only: [["health"], ["space"]],
			career: null,
			asks: ["space", "health"],
		} satisfies Duet);
	});

	it("the career is the one that both are near, not the first of one", () => {
		const one = side({}, { ecologist: 1, geologist: 0.7, astronomer: 0.2 });
		const other = side({}, { astronomer: 1, geologist: 0.6, ecologist: 0.3 });
		expect(duetOf(one, other).career).toBe("geologist");
	});

	it("two results without anything in common have no shared line and no career", () => {
		const duet = duetOf(side({ space: 1 }, { astronomer: 1 }), side({ health: 1 }, { pathologist: 1 }));
		expect(duet).toEqual({
			shared: [],
			only: [["space"], ["health"]],
			career: null,
			asks: ["health", "space"],
		});
	});

	it("two equal results have no line of their own and ask about a shared one", () => {
		const one = side({ chemistry: 1, food: 0.5 }, { "food-scientist": 1 });
		expect(duetOf(one, one)).toEqual({
			shared: ["chemistry", "food"],
			only: [[], []],
			career: "food-scientist",
			asks: ["chemistry", "chemistry"],
		});
	});

	it("where the sciences do not stand out for one, no field of theirs is named, and both ask about one of the other", () => {
		const without = { ...side({ chemistry: 0.6, space: 0.5 }, { chemist: 1 }), hasScience: false };
		expect(duetOf(without, side({ space: 1 }, { chemist: 1 }))).toEqual({
			shared: [],
			only: [[], ["space"]],
			career: null,
			asks: ["space", "space"],
		});
	});

	it("two dim results name nothing", () => {
		const dim = side({ chemistry: 0.2 });
		expect(duetOf(dim, dim)).toEqual({ shared: [], only: [[], []], career: null, asks: [null, null] });
	});

	it("swapping the two swaps their sides and changes nothing else", () => {
		fc.assert(
			fc.property(sides, sides, (one, other) => {
				const duet = duetOf(one, other);
				expect(duetOf(other, one)).toEqual({
					...duet,
					only: [duet.only[1], duet.only[0]],
					asks: [duet.asks[1], duet.asks[0]],
				});
			}),
			runs(200),
		);
	});

	it("no field is named twice", () => {
		fc.assert(
			fc.property(sides, sides, (one, other) => {
				const { shared, only } = duetOf(one, other);
				const named = [...shared, ...only[0], ...only[1]];
				expect(new Set(named).size).toBe(named.length);
			}),
			runs(200),
		);
	});
});

describe("the codes of a duet", () => {
	it("two codes in one text are read again; one alone stays one", () => {
		expect(duetCodes(duetCode("3ABC-DEFG", "AB_c-d"))).toEqual(["3ABC-DEFG", "AB_c-d"]);
		expect(duetCodes("3ABC-DEFG")).toEqual(["3ABC-DEFG"]);
		expect(duetCodes("")).toEqual([]);
	});
});

describe("waitingCode", () => {
	it("one code waits for the reader's result; none and two do not", () => {
		expect(waitingCode("2ABC")).toBe("2ABC");
		expect(waitingCode("~2ABC")).toBe("2ABC");
		expect(waitingCode("")).toBeNull();
		expect(waitingCode(duetCode("2ABC", "2DEF"))).toBeNull();
	});
});
