import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededDraws } from "../../../tests/setup/class-adversary.ts";
import { categoryKeys } from "../careers/category.ts";
import { groupSize } from "./groups.ts";
import {
	addGuess,
	expectedLines,
	guessBlurRatio,
	isGuess,
	maxGuessHeight,
	noGuesses,
	readGuess,
	revealGuesses,
	type SpectrumGuess,
	writeGuess,
} from "./guess.ts";
import { minShownPupils } from "./picture.ts";

const guesses: fc.Arbitrary<SpectrumGuess> = fc.array(fc.nat({ max: maxGuessHeight }), {
	minLength: categoryKeys.length,
	maxLength: categoryKeys.length,
});
const sumOf = (list: readonly SpectrumGuess[]) => list.reduce(addGuess, noGuesses);
/** Without a blur: both draws of a deviation are equal. */
const noBlur = () => 0;

describe("a guess", () => {
	it("a guess is fourteen digits on the wire, and survives the way there", () => {
		fc.assert(
			fc.property(guesses, (guess) => {
				expect(writeGuess(guess)).toMatch(/^[0-3]{14}$/);
				expect(readGuess(writeGuess(guess))).toEqual(guess);
			}),
		);
	});

	it.each([
		"",
		"0123",
		"00000000000004",
		"0000000000000a",
		"000000000000000",
		" 0000000000000",
		"00000000000000\n",
	])("a malformed guess is refused: %j", (digits) => expect(readGuess(digits)).toBeUndefined());

	it("a guess expects something", () => {
		expect(isGuess(categoryKeys.map(() => 0))).toBe(false);
		expect(isGuess(categoryKeys.map((_, index) => (index === 3 ? 1 : 0)))).toBe(true);
	});
});

describe("the guesses of a class", () => {
	it("the guesses of a class are shown only after the reveal, and never of fewer than five pupils", () => {
		fc.assert(
			fc.property(fc.array(guesses, { maxLength: 12 }), (list) => {
				const sum = sumOf(list);
				expect(expectedLines(sum)).toBeNull();
				const revealed = revealGuesses(sum, seededDraws(list.length));
				if (list.length < groupSize) {
					expect(expectedLines(revealed)).toBeNull();
					// Nothing is left of them but their number.
					expect(revealed).toEqual({ guesses: list.length, heights: {}, isRevealed: true });
				} else expect(expectedLines(revealed)).toHaveLength(categoryKeys.length);
			}),
		);
	});

	it("the guesses of a class do not depend on their order: no order of arrival is stored", () => {
		fc.assert(
			fc.property(fc.array(guesses, { maxLength: 8 }), (list) => {
				expect(sumOf([...list].reverse())).toEqual(sumOf(list));
			}),
		);
	});

	it("the guesses of a class never change after the reveal", () => {
		fc.assert(
			fc.property(fc.array(guesses, { maxLength: 12 }), guesses, (list, late) => {
				const revealed = revealGuesses(sumOf(list), seededDraws(3));
				expect(addGuess(revealed, late)).toEqual(revealed);
				expect(revealGuesses(revealed, seededDraws(4))).toEqual(revealed);
			}),
		);
	});

	it("show shares of the greatest height, and none of a sum below three", () => {
		const first = categoryKeys.map((_, index) => (index === 0 ? 3 : 0));
		const second = categoryKeys.map((_, index) => [3, 2, 1][index] ?? 0);
		const lines = expectedLines(revealGuesses(sumOf([first, first, first, first, second]), noBlur)) ?? [];
		expect(lines.slice(0, 4).map(({ share }) => share)).toEqual([1, null, null, null]);
		const many = expectedLines(revealGuesses(sumOf(Array.from({ length: 6 }, () => second)), noBlur)) ?? [];
		expect(many.slice(0, 4).map(({ share }) => share)).toEqual([1, 0.67, 0.33, null]);
		fc.assert(
			fc.property(fc.array(guesses, { minLength: groupSize, maxLength: 30 }), fc.nat(), (list, seed) => {
				const revealed = revealGuesses(sumOf(list), seededDraws(seed));
				for (const { category, share } of expectedLines(revealed) ?? []) {
					if (share === null) expect(revealed.heights[category]).toBeLessThan(minShownPupils);
					else expect([share > 0, share <= 1]).toEqual([true, true]);
				}
			}),
		);
	});
});

describe("an observer who knows the sum and every guess but one", () => {
	it("an observer who knows every other guess never finds a height likelier than two in five", () => {
		const heights = Array.from({ length: maxGuessHeight + 1 }, (_, height) => height);
		for (let remainder = -40; remainder <= 40; remainder += 1) {
			const weights = heights.map((height) => guessBlurRatio ** Math.abs(remainder - height));
			const all = weights.reduce((sum, weight) => sum + weight, 0);
			expect(Math.max(...weights) / Math.min(...weights)).toBeLessThanOrEqual(3 + 1e-9);
			expect(Math.max(...weights) / all).toBeLessThanOrEqual(0.4);
		}
	});

	it("an observer who knows every other guess finds the drawn blur as wide as it is declared", () => {
		const draws = seededDraws(11);
		const four = Array.from({ length: 4 }, () => categoryKeys.map(() => 1));
		const rest = Array.from({ length: 2_000 }, () => {
			const { heights } = revealGuesses(sumOf([...four, categoryKeys.map(() => 2)]), draws);
			return (heights.space ?? 0) - 4;
		});
		const exact = rest.filter((height) => height === 2).length / rest.length;
		// A two-sided geometric deviation is zero in (1 - r) / (1 + r) of all draws: 0.18.
		expect(exact).toBeGreaterThan(0.14);
		expect(exact).toBeLessThan(0.22);
	});
});
