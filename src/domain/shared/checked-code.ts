import { plainText } from "./link-secret.ts";

// A checked code is a number in base 32, written to be typed from paper: capitals and figures without I, L, O and U
// (Douglas Crockford's alphabet), in groups of four. Its last four digits are a checksum.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The base of a checked code: one digit is one character. */
export const codeBase = 32;

/** The digits of the checksum, at the end of a checked code. */
export const codeCheckDigits = 4;

/** Characters between two dashes. */
export const codeGroupSize = 4;

// The whole number leaves remainder 1 (as in share-code.ts). With this prime below 32⁴ every single changed character
// and every swap of neighbours of codes up to 28 characters leaves a remainder of its own, so that its place can be found; one
// exception: a change by 31 and a swap of two characters that differ by 1 at the same place leave the same.
const modulus = 1_048_517;
const remainderOf = (digits: readonly number[]): number =>
	digits.reduce((remainder, digit) => (remainder * codeBase + digit) % modulus, 0);

/** A number as digits of base 32, the highest first. What does not fit the length is cut off. */
export const toCodeDigits = (value: bigint, length: number): number[] =>
	Array.from({ length }, (_, index) =>
		Number((value / BigInt(codeBase) ** BigInt(length - 1 - index)) % BigInt(codeBase)),
	);

/** The number of some digits of base 32, the highest first. */
export const ofCodeDigits = (digits: readonly number[]): bigint =>
	digits.reduce((value, digit) => value * BigInt(codeBase) + BigInt(digit), 0n);

/** The digits with their checksum behind them. */
export const withCodeCheck = (payload: readonly number[]): number[] => {
	const open = remainderOf([...payload, ...Array.from({ length: codeCheckDigits }, () => 0)]);
	return [...payload, ...toCodeDigits(BigInt((1 + modulus - open) % modulus), codeCheckDigits)];
};

/** Whether digits are a code as it was written: known characters alone, whole groups, and the right checksum. */
export const isCheckedCode = (digits: readonly number[]): boolean =>
	!digits.includes(-1) && digits.length % codeGroupSize === 0 && remainderOf(digits) === 1;

const grouped = (characters: readonly (string | undefined)[]): string =>
	characters
		.map((character, index) => (index > 0 && index % codeGroupSize === 0 ? "-" : "") + character)
		.join("");

/** Digits as they are shown: letters and figures in groups of four. */
export const writeCode = (digits: readonly number[]): string =>
	grouped(digits.map((digit) => alphabet[digit]));

const lookAlikes: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1", U: "V" };

/** Characters between groups, and around a code that was copied from a sentence. */
const aroundCodes = /[\s\p{Pd}\p{Pi}\p{Pf}\p{Ps}\p{Pe}_.,;:"'<>]/gu;

/** The typed characters in capitals, full-width ones as usual ones, look-alikes replaced. */
const typedCharacters = (text: string): string[] =>
	[...plainText(text).replace(aroundCodes, "").toUpperCase()].map(
		(character) => lookAlikes[character] ?? character,
	);

/** The digits of a typed code; -1 for a character that no code contains. Capitals, blanks and dashes do not matter. */
export const typedCodeDigits = (text: string): number[] =>
	typedCharacters(text).map((character) => alphabet.indexOf(character));

/** The probable errors of a code. */
export interface CodeSuspicion {
	/** The typed characters after normalization, in groups. */
	readonly written: string;
	/** Places in them, from 0, dashes not counted; empty when more than one thing is wrong. */
	readonly positions: readonly number[];
	/** The right number of characters, if the number is wrong. */
	readonly expectedLength: number | null;
}

const swapped = (digits: readonly number[], index: number): number[] => {
	const copy = [...digits];
	[copy[index], copy[index + 1]] = [digits[index + 1] ?? 0, digits[index] ?? 0];
	return copy;
};

/**
 * The positions at which a changed character or a swap of neighbours would make the typed code valid. Always contains
 * the position of a single such mistake. `lengths`: those that a code may have, the usual one last.
 */
export const suspectCode = (
	text: string,
	lengths: readonly number[],
	isCode: (digits: readonly number[]) => boolean,
): CodeSuspicion => {
	const digits = typedCodeDigits(text);
	const written = grouped(typedCharacters(text));
	const unknown = digits.flatMap((digit, index) => (digit === -1 ? [index] : []));
	if (unknown.length > 0) return { written, positions: unknown, expectedLength: null };
	if (!lengths.includes(digits.length))
		return { written, positions: [], expectedLength: lengths.at(-1) ?? null };
	const positions = digits.flatMap((digit, index) => {
		const others = Array.from({ length: codeBase }, (_, other) => other).filter((other) => other !== digit);
		const isOther = others.some((other) => isCode(digits.with(index, other)));
		const isSwapped =
			digit !== digits[index + 1] && index + 1 < digits.length && isCode(swapped(digits, index));
		return [...(isOther || isSwapped ? [index] : []), ...(isSwapped ? [index + 1] : [])];
	});
	return {
		written,
		positions: [...new Set(positions)].sort((one, other) => one - other),
		expectedLength: null,
	};
};
