import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { posteriorOf, runAttacks, seededDraws, triples } from "../../../tests/setup/class-adversary.ts";
import { names, result } from "../../../tests/setup/class-view.ts";
import { type CategoryKey, categoryKeys } from "../careers/category.ts";
import { addGroup, blurRatio, drawBlur, emptySum } from "./blurred-sum.ts";
import { classPicture } from "./picture.ts";

describe("the blur", () => {
	const draws = seededDraws(7);
	const blurs = Array.from({ length: 40_000 }, () => drawBlur(draws));
	const shareOf = (number: number) => blurs.filter((blur) => blur === number).length / blurs.length;

	it("a deviation is a third as likely as the one that is nearer to zero by one, on both sides", () => {
		expect(shareOf(0)).toBeCloseTo((1 - blurRatio) / (1 + blurRatio), 1);
		for (const number of [-3, -2, -1, 1, 2, 3])
			expect(shareOf(number)).toBeCloseTo(
				(blurRatio ** Math.abs(number) * (1 - blurRatio)) / (1 + blurRatio),
				2,
			);
	});

	it("a class of 25 keeps its bright lines", () => {
		const secret = seededDraws(11);
		let kept = 0;
		for (let run = 0; run < 200; run += 1) {
			// Half of the class is on one line; the others are spread.
			const sent = names(0, 25).map((name) => (name % 2 === 0 ? result(4) : result(name)));
			const sum = [0, 5, 10, 15, 20].reduce(
				(before, start) => addGroup(before, sent.slice(start, start + 5), secret),
				emptySum,
			);
			const lines = [...classPicture(sum).lines].sort((a, b) => (b.pupils ?? 0) - (a.pupils ?? 0));
			const bright = lines.slice(0, 3).map(({ category }) => category);
			if (categoryKeys.slice(4, 7).every((key) => bright.includes(key))) kept += 1;
		}
		expect(kept).toBeGreaterThan(150);
	});
});

describe("an adversary with up to 59 of 60 memberships", () => {
	it("no sequence of events leaves fewer than five possible triples of lines for a pupil", () => {
		const { looks, maxCertainty, fewestPossible, guessed } = runAttacks(300, 2026);
		expect(looks).toBeGreaterThan(1000);
		expect(maxCertainty).toBeLessThan(1 / 5);
		expect(fewestPossible).toBe(triples.length);
		expect(guessed).toBeLessThan(0.12);
	});

	it("an observer who knows every result but one, and sees unhidden numbers, is never surer than one in six", () => {
		const remainder = fc.tuple(...categoryKeys.map(() => fc.integer({ min: -4, max: 5 })));
		fc.assert(
			fc.property(remainder, (numbers) => {
				const seen = Object.fromEntries(categoryKeys.map((key, at) => [key, numbers[at] ?? 0]));
				const chances = posteriorOf({ remainder: seen as Record<CategoryKey, number> });
				expect(Math.max(...chances)).toBeLessThan(1 / 6);
				expect(Math.min(...chances)).toBeGreaterThan(0);
			}),
			{ numRuns: 300 },
		);
		// The worst case: exactly three lines are lit, by one pupil and no blur.
		const worst = Object.fromEntries(categoryKeys.map((key, at) => [key, at < 3 ? 1 : 0]));
		expect(Math.max(...posteriorOf({ remainder: worst as Record<CategoryKey, number> }))).toBeCloseTo(
			0.144,
			3,
		);
	});
});
