import { type CategoryKey, categoryKeys } from "../careers/category.ts";
import { topWithTies } from "../shared/top-with-ties.ts";
import { type BlurredSum, blurRatio, drawBlur } from "./blurred-sum.ts";
import { groupSize } from "./groups.ts";
import { minShownPupils } from "./picture.ts";
import { linesOfOne } from "./sent-result.ts";

/** The greatest height that a guess gives a field: none, few, some or many pupils. */
export const maxGuessHeight = 3;

/**
 * A pupil's guess of the class's spectrum: a height from 0 to `maxGuessHeight` for every field, in the order of the spectrum. It is about
 * the class, not about the pupil.
 */
export type SpectrumGuess = readonly number[];

/** The form in which a guess is sent: a digit for each field. */
export const guessDigits: RegExp = new RegExp(`^[0-${maxGuessHeight}]{${categoryKeys.length}}$`);

/** The digits of a guess. */
export const writeGuess = (guess: SpectrumGuess): string => guess.join("");

/** A guess from its digits; undefined unless there is one for each field. */
export const readGuess = (digits: string): SpectrumGuess | undefined =>
	guessDigits.test(digits) ? [...digits].map(Number) : undefined;

/** Whether a guess expects anything: one without any height is none. */
export const isGuess = (guess: SpectrumGuess): boolean => guess.some((height) => height > 0);

/** All that a class keeps of its guesses: how many, and the sum of the heights of each field. No single guess is ever stored. */
export interface GuessSum {
	readonly guesses: number;
	/** A missing field is zero. After the reveal each is blurred, and may be below zero; none at all with too few guesses. */
	readonly heights: Readonly<Partial<Record<CategoryKey, number>>>;
	/** The colour has come: no guess is accepted any longer, and the heights may be shown. */
	readonly isRevealed: boolean;
}

/** The sum of a class in which no one has guessed. */
export const noGuesses: GuessSum = { guesses: 0, heights: {}, isRevealed: false };

/** Whether a class accepts guesses: while it is open, until its first group turns into colour. */
export const isGuessOpen = ({
	isOpen,
	blurredSum,
}: {
	readonly isOpen: boolean;
	readonly blurredSum: BlurredSum;
}): boolean => isOpen && blurredSum.pupils === 0;

/** Adds a guess. After the reveal the sum never changes: so there is no difference of two sums to read a guess from. */
export const addGuess = (sum: GuessSum, guess: SpectrumGuess): GuessSum => {
	if (sum.isRevealed) return sum;
	const heightOf = (key: CategoryKey, index: number) => (sum.heights[key] ?? 0) + (guess[index] ?? 0);
	return {
		...sum,
		guesses: sum.guesses + 1,
		heights: Object.fromEntries(categoryKeys.map((key, index) => [key, heightOf(key, index)])),
	};
};

/**
 * How fast the blur of a height falls off with each step. Over the whole range of a field, one shown number makes one height at most three
 * times as likely as another, as for results: whatever an observer knows, no height of one pupil becomes likelier than two in five.
 */
export const guessBlurRatio: number = blurRatio ** (1 / maxGuessHeight);

/**
 * Ends the guessing, once: from five guesses on each sum of heights is blurred, else all heights are deleted. `random` must be
 * unpredictable.
 */
export const revealGuesses = (sum: GuessSum, random: () => number): GuessSum => {
	if (sum.isRevealed) return sum;
	if (sum.guesses < groupSize) return { ...sum, heights: {}, isRevealed: true };
	const blurred = categoryKeys.map((key) => [
		key,
		(sum.heights[key] ?? 0) + drawBlur(random, guessBlurRatio),
	]);
	return { ...sum, heights: Object.fromEntries(blurred), isRevealed: true };
};

/** The expected height of a field, as a share of the greatest possible one; null: too low to be shown. */
export interface ExpectedLine {
	readonly category: CategoryKey;
	readonly share: number | null;
}

/**
 * The heights that a class expected, in the order of the spectrum; null before the reveal, and with fewer than five guesses.
 */
export const expectedLines = ({ guesses, heights, isRevealed }: GuessSum): ExpectedLine[] | null => {
	if (!isRevealed || guesses < groupSize) return null;
	return categoryKeys.map((category) => {
		const height = Math.min(maxGuessHeight * guesses, heights[category] ?? 0);
		const share = Math.round((100 * height) / (maxGuessHeight * guesses)) / 100;
		return { category, share: height < minShownPupils ? null : share };
	});
};

/** The fields with at least the `wanted`th highest guess, the most expected first; with ties, more than `wanted`. */
export const mostExpected = (lines: readonly ExpectedLine[], wanted: number = linesOfOne): CategoryKey[] =>
	topWithTies(lines, ({ share }) => share, wanted).map(({ category }) => category);
