import { plainText } from "../shared/link-secret.ts";
import { failure, type Result, success } from "../shared/result.ts";
import {
	chosenIds,
	type Questionnaire,
	type QuizAnswers,
	type QuizQuestion,
	questionnaireOfVersion,
} from "./questionnaire.ts";
import { scoreAnswers } from "./score.ts";
import { cleanAnswers } from "./session.ts";
import { decodeShareCode, type ShareCodeProblem, type SharedAnswers, sharedVersion } from "./share-code.ts";
import { areTieChoices, maxTiePairs, type TieChoice, tieChoices } from "./tie-decision.ts";

// A result code is a number in base 32, written to be typed from paper: capitals and figures without I, L, O and U
// (Douglas Crockford's alphabet), in groups of four. One digit of version, the answers as one number in mixed base
// (a single choice of n options is one of n + 1, several of n are one of 2ⁿ; above them the choices between level careers),
// four digits of checksum.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const base = 32;
const checkDigits = 4;
const groupSize = 4;

// The whole number leaves remainder 1 (as in share-code.ts). With this prime below 32⁴ every single changed character
// and every swap of neighbours of codes up to 28 characters leaves a remainder of its own, so that its place can be found; one
// exception: a change by 31 and a swap of two characters that differ by 1 at the same place leave the same.
const modulus = 1_048_517;
const remainderOf = (digits: readonly number[]): number =>
	digits.reduce((remainder, digit) => (remainder * base + digit) % modulus, 0);

const statesOf = ({ multiSelect, options }: QuizQuestion): bigint =>
	multiSelect ? 2n ** BigInt(options.length) : BigInt(options.length + 1);

const stateOf = ({ multiSelect, options }: QuizQuestion, chosen: readonly string[]): bigint => {
	const places = options.flatMap(({ id }, place) => (chosen.includes(id) ? [place] : []));
	if (multiSelect) return places.reduce((sum, place) => sum + 2n ** BigInt(place), 0n);
	return places[0] === undefined ? 0n : BigInt(places[0] + 1);
};

const idsOfState = ({ multiSelect, options }: QuizQuestion, state: bigint): string[] =>
	options
		.filter((_, place) =>
			multiSelect ? (state / 2n ** BigInt(place)) % 2n === 1n : state === BigInt(place + 1),
		)
		.map(({ id }) => id);

const toDigits = (value: bigint, length: number): number[] =>
	Array.from({ length }, (_, index) =>
		Number((value / BigInt(base) ** BigInt(length - 1 - index)) % BigInt(base)),
	);

const toNumber = (digits: readonly number[]): bigint =>
	digits.reduce((value, digit) => value * BigInt(base) + BigInt(digit), 0n);

/** The numbers that sequences of choices between level careers take: none is 0, then those of one choice, and so on. */
const choiceStates = BigInt((tieChoices.length ** (maxTiePairs + 1) - 1) / (tieChoices.length - 1));
const choiceBase = BigInt(tieChoices.length);

const stateOfChoices = (choices: readonly TieChoice[]): bigint =>
	choices.reduce((state, choice) => state * choiceBase + BigInt(1 + tieChoices.indexOf(choice)), 0n);

const choicesOfState = (state: bigint): TieChoice[] => {
	const choices: TieChoice[] = [];
	for (let left = state; left > 0n; left = (left - 1n) / choiceBase)
		choices.unshift(...tieChoices.slice(Number((left - 1n) % choiceBase)).slice(0, 1));
	return choices;
};

const answerStates = ({ questions }: Questionnaire): bigint =>
	questions.reduce((product, question) => product * statesOf(question), 1n);

/** Whether the whole groups of a code leave space for choices: those of versions 1 and 2 do not. */
const hasSpaceForChoices = (questionnaire: Questionnaire): boolean =>
	BigInt(base) ** BigInt(answerDigits(questionnaire)) >= choiceStates * answerStates(questionnaire);

/** Digits of the answers: as many as the questionnaire needs, and enough for whole groups of four. */
const answerDigits = (questionnaire: Questionnaire): number => {
	let states = answerStates(questionnaire);
	let digits = 0;
	for (; states > 1n; digits++) states = (states + BigInt(base - 1)) / BigInt(base);
	const whole = Math.ceil((1 + digits + checkDigits) / groupSize) * groupSize;
	return whole - 1 - checkDigits;
};

const write = (digits: readonly number[]): string =>
	digits.map((digit, place) => (place > 0 && place % groupSize === 0 ? "-" : "") + alphabet[digit]).join("");

/**
 * The result code of some answers (cleaned first): letters and figures in groups of four, the same for the same answers. It
 * contains the student's choices between level careers where it has space. The questionnaire's version must be at most 31,
 * which one digit can say.
 */
export const encodeResultCode = (
	questionnaire: Questionnaire,
	answers: QuizAnswers,
	choices: readonly TieChoice[] = [],
): string => {
	const clean = cleanAnswers(questionnaire, answers);
	const value = questionnaire.questions.reduce(
		(sum, question) => sum * statesOf(question) + stateOf(question, chosenIds(clean, question.id)),
		hasSpaceForChoices(questionnaire) ? stateOfChoices(choices) : 0n,
	);
	const payload = [questionnaire.version, ...toDigits(value, answerDigits(questionnaire))];
	const open = remainderOf([...payload, ...Array.from({ length: checkDigits }, () => 0)]);
	return write([...payload, ...toDigits(BigInt((1 + modulus - open) % modulus), checkDigits)]);
};

const lookAlikes: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1", U: "V" };

/** Signs between groups, and around a code that was copied from a sentence. */
const aroundCodes = /[\s\p{Pd}\p{Pi}\p{Pf}\p{Ps}\p{Pe}_.,;:"'<>]/gu;

/** The typed characters in capitals, full-width ones as usual ones, look-alikes replaced. */
const typedCharacters = (text: string): string[] =>
	[...plainText(text).replace(aroundCodes, "").toUpperCase()].map(
		(character) => lookAlikes[character] ?? character,
	);

const digitsOf = (text: string): number[] =>
	typedCharacters(text).map((character) => alphabet.indexOf(character));

const readDigits = (
	questionnaires: readonly Questionnaire[],
	digits: readonly number[],
): Result<SharedAnswers, ShareCodeProblem> => {
	if (digits.includes(-1) || digits.length % groupSize !== 0 || remainderOf(digits) !== 1)
		return failure("share.unreadable");
	const questionnaire = questionnaireOfVersion(questionnaires, digits[0]);
	if (!questionnaire) return failure("share.unknown_version");
	let value = toNumber(digits.slice(1, -checkDigits));
	const entries = [...questionnaire.questions].reverse().map((question) => {
		const states = statesOf(question);
		const ids = idsOfState(question, value % states);
		value /= states;
		return [question.id, ids] as const;
	});
	const answers = cleanAnswers(questionnaire, Object.fromEntries(entries));
	const choices = value < choiceStates ? choicesOfState(value) : [];
	// Writing it again refuses wrong lengths and numbers too high in one comparison.
	if (encodeResultCode(questionnaire, answers, choices) !== write(digits)) return failure("share.unreadable");
	if (choices.length === 0) return success({ version: questionnaire.version, answers });
	if (!areTieChoices(scoreAnswers(questionnaire, answers), choices)) return failure("share.unreadable");
	return success({ version: questionnaire.version, answers, tieChoices: choices });
};

const isWritten = (text: string): boolean => /^[0-9A-Z]{4}(-[0-9A-Z]{4})+$/.test(text);

/** The questionnaire's version in a code of either kind, damaged or not; never throws. */
export const versionInCode = (text: string): number =>
	isWritten(text) ? (digitsOf(text)[0] ?? -1) : sharedVersion(text);

/** The code of a link, from typed text; a code of the older kind as it is, without blanks around it. */
export const writtenCode = (text: string): string => {
	const digits = digitsOf(text);
	const isWhole = digits.length >= 2 * groupSize && digits.length % groupSize === 0 && !digits.includes(-1);
	return isWhole ? write(digits) : plainText(text).trim();
};

/**
 * Reads a result code, or a share code as links had them before. Any single changed character and any swap of neighbours
 * is noticed. Capitals, blanks and dashes do not matter; O, I, L and U are read as 0, 1, 1 and V. Never throws.
 */
export const decodeResultCode = (
	questionnaires: readonly Questionnaire[],
	text: string,
): Result<SharedAnswers, ShareCodeProblem> => {
	const older = decodeShareCode(questionnaires, plainText(text).trim());
	if (older.ok || (older.code === "share.unknown_version" && !isWritten(text))) return older;
	return readDigits(questionnaires, digitsOf(text));
};

/** The probable errors of a code. */
export interface CodeSuspicion {
	/** The typed characters after normalization, in groups. */
	readonly written: string;
	/** Places in them, from 0, dashes not counted; empty when more than one thing is wrong. */
	readonly places: readonly number[];
	/** The right number of characters, if the number is wrong. */
	readonly expectedLength: number | null;
}

const swapped = (digits: readonly number[], place: number): number[] => {
	const copy = [...digits];
	[copy[place], copy[place + 1]] = [digits[place + 1] ?? 0, digits[place] ?? 0];
	return copy;
};

/**
 * The positions at which a changed character or a swap of neighbours would make the typed code valid. Always contains
 * the position of a single such mistake.
 */
export const suspectPlaces = (questionnaires: readonly Questionnaire[], text: string): CodeSuspicion => {
	const characters = typedCharacters(text);
	const digits = digitsOf(text);
	const lengths = questionnaires.map((each) => 1 + answerDigits(each) + checkDigits);
	const written = characters
		.map((character, place) => (place > 0 && place % groupSize === 0 ? "-" : "") + character)
		.join("");
	const unknown = digits.flatMap((digit, place) => (digit === -1 ? [place] : []));
	if (unknown.length > 0) return { written, places: unknown, expectedLength: null };
	if (!lengths.includes(digits.length))
		return { written, places: [], expectedLength: lengths.at(-1) ?? null };
	const isCode = (changed: readonly number[]) => readDigits(questionnaires, changed).ok;
	const places = digits.flatMap((digit, place) => {
		const others = Array.from({ length: base }, (_, other) => other).filter((other) => other !== digit);
		const isOther = others.some((other) => isCode(digits.with(place, other)));
		const isSwapped =
			digit !== digits[place + 1] && place + 1 < digits.length && isCode(swapped(digits, place));
		return [...(isOther || isSwapped ? [place] : []), ...(isSwapped ? [place + 1] : [])];
	});
	return { written, places: [...new Set(places)].sort((one, other) => one - other), expectedLength: null };
};
