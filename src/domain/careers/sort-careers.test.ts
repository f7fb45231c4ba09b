import { describe, expect, it } from "vitest";
import { isCareerOrder, sortCareers } from "./sort-careers.ts";

const career = (
	id: "geologist" | "ecologist" | "virologist",
	from: number,
	outlookRank: number | null,
	fingerprint: number[],
) => ({ id, title: id, years: { from, to: 8 }, outlookRank, fingerprint });

const careers = [
	career("virologist", 8, null, [1, 0]),
	career("geologist", 5, -1, [0, 1]),
	career("ecologist", 2, 4, [1, 1]),
];
const context = { compareTitles: (a: string, b: string) => a.localeCompare(b), ownLight: [0, 3] };
const ids = (order: Parameters<typeof sortCareers>[1], ownLight: number[] | null = context.ownLight) =>
	sortCareers(careers, order, { ...context, ownLight }).map(({ id }) => id);

describe("sortCareers", () => {
	it("keeps the catalogue's order along the spectrum", () => {
		expect(ids("spectrum")).toEqual(["virologist", "geologist", "ecologist"]);
	});
	it("sorts by title, and by the shortest studies", () => {
		expect(ids("title")).toEqual(["ecologist", "geologist", "virologist"]);
		expect(ids("years")).toEqual(["ecologist", "geologist", "virologist"]);
	});
	it("puts what may take fewer years first where both begin with as many", () => {
		const [long, short] = [
			career("virologist", 5, null, []),
			{ ...career("geologist", 5, null, []), years: { from: 5, to: 5 } },
		];
		for (const given of [
			[long, short],
			[short, long],
		])
			expect(sortCareers(given, "years", context)).toEqual([short, long]);
	});
	it("puts the best outlook first and those without a figure last, behind a decline", () => {
		expect(ids("outlook")).toEqual(["ecologist", "geologist", "virologist"]);
	});
	it("puts what is nearest to one's own light first, and changes nothing without any", () => {
		expect(ids("light")).toEqual(["geologist", "ecologist", "virologist"]);
		expect(ids("light", null)).toEqual(["virologist", "geologist", "ecologist"]);
	});
	it("knows its orders", () => {
		expect([isCareerOrder("years"), isCareerOrder("pay"), isCareerOrder(null)]).toEqual([true, false, false]);
	});
});
