import { describe, expect, it } from "vitest";
import { isCareerOrder, sortCareers } from "./sort-careers.ts";

const career = (
	id: "geologist" | "ecologist" | "virologist",
	from: number,
	outlookRank: number | null,
	fingerprint: number[],
) => ({ id, title: id, years: { from, to: 8, relatedFrom: null }, outlookRank, fingerprint });

const careers = [
	career("virologist", 8, null, [1, 0]),
	career("geologist", 5, -1, [0, 1]),
	career("ecologist", 2, 4, [1, 1]),
];
const context = { compareTitles: (a: string, b: string) => a.localeCompare(b), ownProfile: [0, 3] };
const ids = (order: Parameters<typeof sortCareers>[1], ownProfile: number[] | null = context.ownProfile) =>
	sortCareers(careers, order, { ...context, ownProfile }).map(({ id }) => id);

describe("sortCareers", () => {
	it("the order of the spectrum is the catalogue's order", () => {
		expect(ids("spectrum")).toEqual(["virologist", "geologist", "ecologist"]);
	});
	it("careers can be sorted by title and by the shortest studies", () => {
		expect(ids("title")).toEqual(["ecologist", "geologist", "virologist"]);
		expect(ids("years")).toEqual(["ecologist", "geologist", "virologist"]);
	});
	it("a shorter maximum ranks first where both careers start with equal years", () => {
		const [long, short] = [
			career("virologist", 5, null, []),
			{ ...career("geologist", 5, null, []), years: { from: 5, to: 5, relatedFrom: null } },
		];
		for (const given of [
			[long, short],
			[short, long],
		])
			expect(sortCareers(given, "years", context)).toEqual([short, long]);
	});
	it("the best outlook ranks first, and careers without a figure last, after a decline", () => {
		expect(ids("outlook")).toEqual(["ecologist", "geologist", "virologist"]);
	});
	it("the careers most similar to the student's profile rank first, and without a profile nothing changes", () => {
		expect(ids("light")).toEqual(["geologist", "ecologist", "virologist"]);
		expect(ids("light", null)).toEqual(["virologist", "geologist", "ecologist"]);
	});
	it("only the known orders are accepted", () => {
		expect([isCareerOrder("years"), isCareerOrder("pay"), isCareerOrder(null)]).toEqual([true, false, false]);
	});
});
