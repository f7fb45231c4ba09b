import { failure, type Result, success } from "../shared/result.ts";
import {
	chosenIds,
	type Questionnaire,
	type QuizAnswers,
	type QuizQuestion,
	questionnaireOfVersion,
} from "./questionnaire.ts";
import { cleanAnswers } from "./session.ts";
import type { TieChoice } from "./tie-decision.ts";

/** Why a share code cannot be shown: it is damaged or no code, or its questionnaire is unknown. */
export type ShareCodeProblem = "share.unreadable" | "share.unknown_version";
/** The content of a share code. */
export type SharedAnswers = {
	readonly version: number;
	readonly answers: QuizAnswers;
	/** The student's choices between tied careers; absent without any. */
	readonly tieChoices?: readonly TieChoice[];
};

// A code is a number written in base 64 with the URL-safe alphabet of RFC 4648, section 5:
// two digits of version, the answers as one bit per option (padded to whole digits), three digits of checksum.
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const bitsPerDigit = 6;
const versionDigits = 2;
const checkDigits = 3;
/** The highest version that two digits can say. */
export const highestSharedVersion = 64 ** versionDigits - 1;

// The whole number leaves remainder 1, as in an IBAN (ISO 7064) but with the largest prime below 64³. A changed digit
// moves the number by d·64ⁱ, two swapped digits by d·(64ⁱ − 64ʲ): never 0 modulo this prime, as d < 64 and the powers
// of 64 only repeat after 131 069 digits. So both are always noticed; other damage, all but once in 262 139.
const modulus = 262_139;
const remainderOf = (digits: readonly number[]): number =>
	digits.reduce((remainder, digit) => (remainder * 64 + digit) % modulus, 0);

const numberToDigits = (value: number, length: number): number[] =>
	Array.from({ length }, (_, index) => Math.floor(value / 64 ** (length - 1 - index)) % 64);

const withCheck = (payload: readonly number[]): number[] => {
	const open = remainderOf([...payload, ...numberToDigits(0, checkDigits)]);
	return [...payload, ...numberToDigits((1 + modulus - open) % modulus, checkDigits)];
};

const answerBits = (questionnaire: Questionnaire, answers: QuizAnswers): boolean[] =>
	questionnaire.questions.flatMap(({ id, options }) =>
		options.map((option) => chosenIds(answers, id).includes(option.id)),
	);

const bitsToDigits = (bits: readonly boolean[]): number[] =>
	Array.from({ length: Math.ceil(bits.length / bitsPerDigit) }, (_, index) =>
		Array.from({ length: bitsPerDigit }, (_, bit) => bits[index * bitsPerDigit + bit] ?? false).reduce(
			(digit, bit) => digit * 2 + Number(bit),
			0,
		),
	);

const digitsToBits = (digits: readonly number[]): boolean[] =>
	digits.flatMap((digit) =>
		Array.from(
			{ length: bitsPerDigit },
			(_, bit) => Math.floor(digit / 2 ** (bitsPerDigit - 1 - bit)) % 2 === 1,
		),
	);

/**
 * A short URL-safe code of the questionnaire's version, the answers (cleaned first) and a checksum. The same answers
 * always give the same code. The version must be at most `highestSharedVersion`.
 */
export const encodeShareCode = (questionnaire: Questionnaire, answers: QuizAnswers): string => {
	const clean = cleanAnswers(questionnaire, answers);
	const payload = [
		...numberToDigits(questionnaire.version, versionDigits),
		...bitsToDigits(answerBits(questionnaire, clean)),
	];
	return withCheck(payload)
		.map((digit) => alphabet[digit])
		.join("");
};

const readAnswers = (questions: readonly QuizQuestion[], bits: readonly boolean[]): QuizAnswers => {
	let next = 0;
	const entries = questions.map(({ id, options }) => {
		const chosen = options.filter((_, index) => bits[next + index]).map((option) => option.id);
		next += options.length;
		return [id, chosen] as const;
	});
	return Object.fromEntries(entries.filter(([, chosen]) => chosen.length > 0));
};

const digitsOf = (code: string): number[] => [...code].map((character) => alphabet.indexOf(character));

const versionIn = (digits: readonly number[]): number =>
	digits.slice(0, versionDigits).reduce((value, digit) => value * 64 + digit, 0);

/** The questionnaire's version in a share code, damaged or not; never throws. */
export const sharedVersion = (code: string): number => versionIn(digitsOf(code));

/**
 * Reads a share code with the questionnaire of its version. Any changed character and any two swapped characters are
 * noticed. Accepts exactly what `encodeShareCode` writes; never throws, whatever the string.
 */
export const decodeShareCode = (
	questionnaires: readonly Questionnaire[],
	code: string,
): Result<SharedAnswers, ShareCodeProblem> => {
	const digits = digitsOf(code);
	if (digits.includes(-1) || digits.length < versionDigits + checkDigits || remainderOf(digits) !== 1) {
		return failure("share.unreadable");
	}
	const version = versionIn(digits);
	const questionnaire = questionnaireOfVersion(questionnaires, version);
	if (!questionnaire) return failure("share.unknown_version");
	const bits = digitsToBits(digits.slice(versionDigits, -checkDigits));
	const answers = readAnswers(questionnaire.questions, bits);
	// Writing it again refuses wrong lengths, set padding bits and two picks on a single-select in one comparison.
	if (encodeShareCode(questionnaire, answers) !== code) return failure("share.unreadable");
	return success({ version, answers });
};
