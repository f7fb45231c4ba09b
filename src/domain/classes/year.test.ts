import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededDraws } from "../../../tests/setup/class-adversary.ts";
import { result } from "../../../tests/setup/class-view.ts";
import { categoryKeys } from "../careers/category.ts";
import type { Instant } from "../shared/instant.ts";
import { addGroup, type BlurredSum, emptySum } from "./blurred-sum.ts";
import { canFollow, checkFollowed, hasSpectrum } from "./follow.ts";
import { groupSize } from "./groups.ts";
import { brightestOf, classPicture, minShownPupils } from "./picture.ts";
import { addSums, growTerm, type TermSum, termAt, termsOf } from "./terms.ts";
import { classYear, type FollowingClass } from "./year.ts";

const september = "2025-09-10T08:00:00.000Z";
const january = "2026-01-15T08:00:00.000Z";
const june = "2026-06-10T08:00:00.000Z";
const nextSeptember = "2026-09-09T08:00:00.000Z";

const noBlur = () => 0;
const newClass = (id: string, createdAt: Instant, followsId: string | null = null): FollowingClass => ({
	id,
	createdAt,
	followsId,
	blurredSum: emptySum,
	termSums: [],
});
/** A group of equal results enters a class. */
const grow = (
	one: FollowingClass,
	at: Instant,
	{ pupils = groupSize, start = 0, random = noBlur as () => number } = {},
): FollowingClass => {
	const group = Array.from({ length: pupils }, () => result(start));
	const blurredSum = addGroup(one.blurredSum, group, random);
	return { ...one, blurredSum, termSums: growTerm(one.termSums, one.blurredSum, blurredSum, at) };
};
const keyAt = (index: number) => categoryKeys[index];

describe("a term", () => {
	it.each([
		["2025-06-30T21:59:59.999Z", 2025, "spring"],
		["2025-06-30T22:00:00.000Z", 2026, "autumn"],
		["2025-12-31T22:59:59.999Z", 2026, "autumn"],
		["2025-12-31T23:00:00.000Z", 2026, "winter"],
		["2026-03-31T21:59:59.999Z", 2026, "winter"],
		["2026-03-31T22:00:00.000Z", 2026, "spring"],
	] as const)("%s is in the school year that ends in %i, in %s, on a French calendar", (at, year, term) => {
		expect(termAt(at)).toEqual({ year, term });
	});
});

/** Groups of results, each at an instant of two school years. */
const groups = fc.array(
	fc.record({
		pupils: fc.integer({ min: groupSize, max: 12 }),
		start: fc.nat({ max: 13 }),
		at: fc.constantFrom<Instant[]>(september, january, june, nextSeptember),
	}),
	{ maxLength: 8 },
);
const seeds = fc.integer();

describe("the terms of a class", () => {
	it("the terms add up to the sum of the class, each of them once and in the order of time", () => {
		fc.assert(
			fc.property(groups, seeds, (list, seed) => {
				const random = seededDraws(seed);
				const one = list.reduce(
					(before, { at, ...group }) => grow(before, at, { ...group, random }),
					newClass("a", september),
				);
				const terms = termsOf(one);
				expect(addSums([...terms, emptySum])).toEqual(addSums([one.blurredSum]));
				expect(new Set(terms.map(({ year, term }) => `${year} ${term}`)).size).toBe(terms.length);
				const times = terms.map((term) =>
					[september, january, june, nextSeptember].findIndex((at) => {
						const { year, term: name } = termAt(at as Instant);
						return year === term.year && name === term.term;
					}),
				);
				expect(times).toEqual([...times].sort());
			}),
		);
	});

	it("a term is the difference of two sums that the class has shown, so it adds nothing to them", () => {
		fc.assert(
			fc.property(groups, groups, seeds, (before, during, seed) => {
				const random = seededDraws(seed);
				const enter = (one: FollowingClass, list: typeof before, at: Instant) =>
					list.reduce((sum, group) => grow(sum, at, { ...group, random }), one);
				const first = enter(newClass("a", september), before, september);
				const last = enter(first, during, june);
				const term = termsOf(last).find((one) => one.term === "spring") ?? emptySum;
				expect(addSums([first.blurredSum, term])).toEqual(addSums([last.blurredSum]));
			}),
		);
	});

	it("results from before terms were kept belong to the term in which the class was made", () => {
		const old = { ...grow(newClass("a", september), january), termSums: [] };
		expect(termsOf(old)).toMatchObject([{ year: 2026, term: "autumn", pupils: 5 }]);
		expect(termsOf(grow(old, june))).toMatchObject([
			{ term: "autumn", pupils: 5 },
			{ term: "spring", pupils: 5 },
		]);
	});
});

describe("our year", () => {
	it("the terms of a class and of one that it continues in the same year flow into each other, each term once", () => {
		const first = grow(grow(newClass("a", september), september, { start: 0 }), january, { start: 3 });
		const second = grow(newClass("b", january, "a"), june, { start: 6 });
		const { terms, ghost } = classYear(second, [first, second], june);
		expect(terms.map(({ term, pupils }) => [term, pupils])).toEqual([
			["autumn", 5],
			["winter", 5],
			["spring", 5],
		]);
		expect(terms.map((term) => brightestOf(term)[0])).toEqual([keyAt(0), keyAt(3), keyAt(6)]);
		expect(ghost).toBeNull();
		const also = grow(second, january, { start: 3 });
		expect(classYear(also, [first, also], june).terms).toMatchObject([{}, { pupils: 10 }, {}]);
	});

	it("a class without an earlier one has its own terms and no ghost, whatever other classes there are", () => {
		const other = grow(newClass("other", september), september);
		const one = grow(newClass("a", nextSeptember), nextSeptember);
		expect(classYear(one, [other, one], nextSeptember)).toMatchObject({
			terms: [{ pupils: 5 }],
			ghost: null,
		});
	});
});

describe("the ghost", () => {
	const last = grow(grow(newClass("a", september), september), june);

	it("next year's class begins with the light of the last year, before and after its own first group", () => {
		const next = newClass("b", nextSeptember, "a");
		const expected = { year: 2026, ...classPicture(last.blurredSum) };
		expect(classYear(next, [last, next], nextSeptember)).toEqual({ terms: [], ghost: expected });
		const lit = grow(next, nextSeptember, { start: 6 });
		const { terms, ghost } = classYear(lit, [last, lit], nextSeptember);
		expect(ghost).toEqual(expected);
		expect(terms).toHaveLength(1);
	});

	it("a class that is made in June for September has its ghost from July on", () => {
		const next = newClass("b", "2026-06-20T08:00:00.000Z", "a");
		expect(classYear(next, [last, next], "2026-06-30T08:00:00.000Z").ghost).toBeNull();
		expect(classYear(next, [last, next], "2026-07-02T08:00:00.000Z").ghost?.year).toBe(2026);
	});

	it("the ghost is of the nearest earlier year, also over a class that counted nothing", () => {
		const oldest = grow(newClass("o", "2024-09-10T08:00:00.000Z"), "2024-10-10T08:00:00.000Z");
		const follower = { ...last, followsId: "o" };
		const between = newClass("m", june, "a");
		const next = newClass("b", nextSeptember, "m");
		expect(classYear(next, [oldest, follower, between, next], nextSeptember).ghost).toEqual({
			year: 2026,
			...classPicture(last.blurredSum),
		});
	});

	it("an erased class, one of another teacher and one that shows no line leave no ghost", () => {
		const next = newClass("b", nextSeptember, "a");
		expect(classYear(next, [next], nextSeptember).ghost).toBeNull();
		const dark: TermSum = { year: 2026, term: "spring", pupils: 5, lines: { biology: minShownPupils - 1 } };
		const faint = { ...last, blurredSum: dark, termSums: [dark] };
		expect(classYear(next, [faint, next], nextSeptember).ghost).toBeNull();
	});

	it("no number below three is in a term or a ghost, and no term has fewer than five pupils", () => {
		fc.assert(
			fc.property(groups, groups, seeds, (mine, theirs, seed) => {
				const random = seededDraws(seed);
				const enter = (one: FollowingClass, list: typeof mine) =>
					list.reduce((sum, { at, ...group }) => grow(sum, at, { ...group, random }), one);
				const earlier = enter(newClass("a", september), theirs);
				const own = enter(newClass("b", january, "a"), mine);
				const { terms, ghost } = classYear(own, [earlier, own], nextSeptember);
				for (const { pupils, lines } of ghost ? [...terms, ghost] : terms) {
					expect(pupils).toBeGreaterThanOrEqual(groupSize);
					for (const line of lines) {
						if (line.pupils === null) continue;
						expect(line.pupils).toBeGreaterThanOrEqual(minShownPupils);
						expect(line.pupils).toBeLessThanOrEqual(pupils);
					}
				}
			}),
		);
	});

	it("two classes that name each other end no loop: a class continues only one made before it", () => {
		const one = { ...last, followsId: "b" };
		const other = grow(newClass("b", january, "a"), january);
		expect(classYear(one, [one, other], june).terms).toHaveLength(2);
		expect(classYear(other, [one, other], june).terms).toHaveLength(3);
	});
});

describe("an earlier class", () => {
	const later = { createdAt: nextSeptember } as const;

	it.each([
		[september, true, true],
		[september, false, false],
		[nextSeptember, true, false],
		["2026-10-01T08:00:00.000Z", true, false],
	] as const)("one made at %s, with a spectrum: %s, can be continued: %s", (createdAt, isLit, isOffered) => {
		expect(canFollow(later, { createdAt, hasSpectrum: isLit })).toBe(isOffered);
		expect(checkFollowed(later, { createdAt, hasSpectrum: isLit }).ok).toBe(isOffered);
	});

	it("a class of another teacher cannot be continued, nor one that has counted no group", () => {
		expect(checkFollowed(later, undefined)).toEqual({ ok: false, code: "classes.cannot_follow" });
		const small: BlurredSum = { pupils: groupSize - 1, lines: {} };
		expect([hasSpectrum(emptySum), hasSpectrum(small), hasSpectrum({ pupils: groupSize })]).toEqual([
			false,
			false,
			true,
		]);
	});
});
