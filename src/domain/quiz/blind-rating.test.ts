import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	drawBlindCareers,
	isCompleteRating,
	minRatingStudents,
	type RatingTally,
	ratedPerGroup,
	ratingFigures,
	ratingGroups,
	wilsonInterval,
} from "./blind-rating.ts";

const ids = Array.from({ length: 35 }, (_, index) => `career-${index}`);
const chance = () => fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const scored = (named: number) => ({
	careers: ids.slice(0, named).map((id, index) => ({ id, count: 40 - index })),
	categories: [],
});

describe("the careers of the blind rating", () => {
	it("six different careers are drawn: two of the first five, two of the middle, two of the last", () => {
		fc.assert(
			fc.property(chance(), fc.integer({ min: 0, max: 35 }), (numbers, named) => {
				const drawn = drawBlindCareers(scored(named), ids, () => numbers.next().value as number);
				expect(new Set(drawn.map(({ careerId }) => careerId)).size).toBe(6);
				expect(isCompleteRating(drawn.map(({ group }) => ({ group, verdict: "cannot_say" })))).toBe(true);
				const within = { top: [0, 4], middle: [15, 19], bottom: [30, 34] } as const;
				for (const { careerId, group } of drawn) {
					const index = ids.indexOf(careerId);
					expect(index).toBeGreaterThanOrEqual(within[group][0]);
					expect(index).toBeLessThanOrEqual(within[group][1]);
				}
			}),
		);
	});

	it("the order of the careers does not reveal their ranks", () => {
		const first = new Set<string>();
		let seed = 0;
		const random = () => {
			seed = (seed * 16807 + 11) % 2147483647;
			return seed / 2147483647;
		};
		for (let tries = 0; tries < 200; tries += 1)
			first.add(drawBlindCareers(scored(35), ids, random)[0]?.group ?? "");
		expect(first).toEqual(new Set(ratingGroups));
	});
});

it("two ratings of each group are accepted, and nothing else", () => {
	const all = ratingGroups.flatMap((group) => Array(ratedPerGroup).fill({ group, verdict: "appeals" }));
	expect(isCompleteRating(all)).toBe(true);
	expect(isCompleteRating(all.slice(1))).toBe(false);
	expect(isCompleteRating([...all, all[0]])).toBe(false);
	expect(isCompleteRating(Array(6).fill(all[0]))).toBe(false);
});

describe("the figures of the blind rating", () => {
	const tallies = (students: number): RatingTally[] => [
		{ group: "top", verdict: "appeals", count: students },
		{ group: "top", verdict: "does_not_appeal", count: students },
		{ group: "middle", verdict: "cannot_say", count: 2 * students },
		{ group: "bottom", verdict: "does_not_appeal", count: 2 * students },
	];

	it("figures are hidden below thirty students, and shown from thirty on, failures included", () => {
		expect(ratingFigures(tallies(minRatingStudents - 1))).toEqual({ students: 29, figures: null });
		const { students, figures } = ratingFigures(tallies(30));
		expect(students).toBe(30);
		expect(figures?.[0]).toMatchObject({ group: "top", answered: 60, appeals: 30, share: 0.5 });
		expect(figures?.[1]).toMatchObject({ answered: 0, share: 0, low: 0, high: 1 });
		expect(figures?.[2]).toMatchObject({ answered: 60, appeals: 0, share: 0, low: 0 });
	});

	it("the interval equals the textbook's example", () => {
		// Newcombe 1998, Statistics in Medicine 17:857–872, table I, method 3.
		for (const [hits, tries, low, high] of [
			[81, 263, 0.2553, 0.3662],
			[15, 148, 0.0624, 0.1605],
			[0, 20, 0, 0.1611],
			[1, 29, 0.0061, 0.1718],
		] as const) {
			expect(wilsonInterval(hits, tries).low).toBeCloseTo(low, 4);
			expect(wilsonInterval(hits, tries).high).toBeCloseTo(high, 4);
		}
	});

	it("the interval contains the share and shrinks with more answers", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (tries, some) => {
				const hits = Math.min(some, tries);
				const { low, high } = wilsonInterval(hits, tries);
				expect(low).toBeLessThanOrEqual(hits / tries + 1e-9);
				expect(high).toBeGreaterThanOrEqual(hits / tries - 1e-9);
				const more = wilsonInterval(hits * 4, tries * 4);
				expect(more.high - more.low).toBeLessThan(high - low);
			}),
		);
	});
});
