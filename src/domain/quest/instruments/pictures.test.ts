import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classifier, isRight, trainClassifier } from "./classifier.ts";
import {
	forestGroups,
	groupPictures,
	picturesPerAnimal,
	seededNumbers,
	trainingPictures,
} from "./forest-pictures.ts";
import { lynxPictures, pictures, rareLynx, shareAbove } from "./rare-lynx.ts";
import {
	nextToSort,
	pileOrder,
	pileSize,
	sortedRight,
	sortings,
	sortOnto,
	sortRest,
	unsorted,
	withoutLastSorted,
} from "./sorting.ts";

const [asTaught] = classifier.evidence;
if (!asTaught) throw new Error("The classifier shows no evidence");

describe("image recognition, classifier", () => {
	it("the numbers are those of the text: 96 % on new pictures of its own forest, 64 % elsewhere", () => {
		const { figures, right } = classifier.run(asTaught);
		expect(right).toEqual({ boarNight: 99, deerDay: 99, deerNight: 22, boarDay: 21 });
		expect([figures.home, figures.fresh, figures.forest]).toEqual([23, 96, 64]);
	});

	it("training on balanced piles beats the shortcut, whatever the pictures", () => {
		const balanced = trainClassifier(trainingPictures(6, 6), 200);
		const skewed = trainClassifier(trainingPictures(1, 0), 200);
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
				const share = (weights: typeof balanced) =>
					forestGroups.flatMap((group) => groupPictures(group, seed)).filter((each) => isRight(weights, each))
						.length;
				expect(share(balanced)).toBeGreaterThan(share(skewed));
			}),
			{ numRuns: 30 },
		);
		expect(Math.abs(balanced.clues[0] ?? 9)).toBeLessThan(skewed.clues[0] ?? 0);
	});

	it("the hundred pictures of each group give the shares that many thousand give, within two", () => {
		const { weights, right } = classifier.run(asTaught);
		for (const group of forestGroups) {
			const many = Array.from({ length: 100 }, (_, seed) => groupPictures(group, 5000 + seed)).flat();
			const share = (100 * many.filter((each) => isRight(weights, each)).length) / many.length;
			expect(Math.abs(share - right[group]), group).toBeLessThan(2);
		}
	});

	it("no tree counts as a sign of an animal, and each sign points to its own animal", () => {
		for (const [boarByDay, deerByNight] of [
			[1, 0],
			[6, 6],
		] as const) {
			const [, back = 0, bristles = 0, trees = 9, antlers = 0, legs = 0] = trainClassifier(
				trainingPictures(boarByDay, deerByNight),
				200,
			).clues;
			expect(Math.min(back, bristles, -antlers, -legs)).toBeGreaterThan(0.4);
			expect(Math.abs(trees)).toBeLessThan(0.2);
		}
	});

	it("more passes over the same pictures strengthen the shortcut", () => {
		const longer = classifier.run({ ...asTaught, passes: "2000" });
		const usual = classifier.run(asTaught);
		expect(longer.figures.darkness).toBeGreaterThan(usual.figures.darkness ?? 9);
		expect(longer.figures.forest).toBeLessThan(usual.figures.forest ?? 0);
	});

	it("the classifier learns the student's own sorting: animals sorted wrongly are named wrongly", () => {
		const swapped = Array.from(sortedRight, (letter) =>
			letter === sortings.boar ? sortings.deer : sortings.boar,
		).join("");
		const { right, figures } = classifier.run({ ...asTaught, sorted: swapped });
		const { right: taught } = classifier.run(asTaught);
		for (const group of forestGroups) expect(right[group]).toBe(100 - taught[group]);
		expect([figures.home, figures.strays]).toEqual([1, pileSize]);
	});

	it("mixed piles teach the classifier day and night only if the student sorts by light", () => {
		const mixed = { ...asTaught, boarByDay: 6, deerByNight: 6 };
		const byLight = trainingPictures(6, 6)
			.map(({ isNight }) => (isNight ? sortings.boar : sortings.deer))
			.join("");
		expect(classifier.run(mixed).outcome).toBe("mixed");
		expect(classifier.run({ ...mixed, sorted: byLight }).outcome).toBe("shortcut");
	});

	it("the classifier learns nothing before each pile has a picture", () => {
		expect(classifier.run(classifier.initial).outcome).toBe("untaught");
		expect(classifier.run({ ...asTaught, sorted: sortOnto(unsorted, 0, "boar") }).outcome).toBe("untaught");
		const both = sortOnto(sortOnto(unsorted, 0, "boar"), picturesPerAnimal, "deer");
		expect(classifier.run({ ...asTaught, sorted: both }).outcome).not.toBe("untaught");
	});

	it("every picture is shown once, the last one can be taken back, and the sorted ones stay", () => {
		expect([...pileOrder].sort((one, other) => one - other)).toEqual(
			Array.from({ length: pileSize }, (_, index) => index),
		);
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom("boar" as const, "deer" as const), { maxLength: pileSize }),
				(piles) => {
					let sorted = unsorted;
					for (const pile of piles) {
						const index = nextToSort(sorted) ?? -1;
						const next = sortOnto(sorted, index, pile);
						expect(withoutLastSorted(next)).toBe(sorted);
						sorted = next;
					}
					expect(Array.from(sorted).filter((letter) => letter === sortings.none)).toHaveLength(
						pileSize - piles.length,
					);
					const whole = sortRest(sorted);
					expect(nextToSort(whole)).toBeUndefined();
					for (const [index, letter] of Array.from(sorted).entries())
						expect(whole[index]).toBe(letter === sortings.none ? sortedRight[index] : letter);
				},
			),
		);
		expect(sortRest(unsorted)).toBe(sortedRight);
		expect(withoutLastSorted(unsorted)).toBe(unsorted);
	});

	it("the same seed draws the same pictures", () => {
		fc.assert(
			fc.property(fc.integer(), (seed) => {
				const [one, other] = [seededNumbers(seed), seededNumbers(seed)];
				const number = one();
				expect(other()).toBe(number);
				expect(number >= 0 && number < 1).toBe(true);
			}),
		);
	});
});

describe("image recognition, lynx", () => {
	it("the numbers are those of the text: 98 %, and 17 + 40 at 95.7 %", () => {
		expect(rareLynx.run({ program: "X", caution: 4 }).figures).toEqual({
			found: 0,
			missed: 20,
			alarms: 0,
			check: 0,
			accuracy: 98,
		});
		expect(rareLynx.run({ program: "Y", caution: 4 }).figures).toEqual({
			found: 17,
			missed: 3,
			alarms: 40,
			check: 57,
			accuracy: 95.7,
		});
	});

	it("every picture counts once, and more lynx found means more false alarms", () => {
		for (let caution = 1; caution <= 10; caution += 1) {
			const bolder = rareLynx.run({ program: "Y", caution: caution - 1 }).figures;
			const { found, missed, alarms, check, accuracy } = rareLynx.run({ program: "Y", caution }).figures;
			expect(found).toBeLessThanOrEqual(bolder.found);
			expect(alarms).toBeLessThanOrEqual(bolder.alarms);
			expect(found + missed).toBe(lynxPictures);
			expect(check).toBe(found + alarms);
			expect(accuracy * (pictures / 100)).toBeCloseTo(pictures - missed - alarms, 6);
		}
	});

	it("the normal distribution function has its known values", () => {
		expect(shareAbove(0)).toBeCloseTo(0.5, 6);
		expect(shareAbove(1.959964)).toBeCloseTo(0.025, 6);
		fc.assert(
			fc.property(fc.double({ min: -5, max: 5, noNaN: true }), (z) => {
				expect(shareAbove(z) + shareAbove(-z)).toBeCloseTo(1, 6);
			}),
		);
	});
});
