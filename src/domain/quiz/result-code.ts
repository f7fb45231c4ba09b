import {
	type CodeSuspicion,
	codeBase,
	codeCheckDigits,
	codeGroupSize,
	isCheckedCode,
	ofCodeDigits,
	suspectCode,
	toCodeDigits,
	typedCodeDigits,
	withCodeCheck,
	writeCode,
} from "../shared/checked-code.ts";
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

// A result code is a checked code (checked-code.ts): one digit of version, the answers as one number in mixed base (a single
// choice of n options is one of n + 1, several of n are one of 2ⁿ; above them the choices between tied careers), the checksum.

const statesOf = ({ multiSelect, options }: QuizQuestion): bigint =>
	multiSelect ? 2n ** BigInt(options.length) : BigInt(options.length + 1);

const stateOf = ({ multiSelect, options }: QuizQuestion, chosen: readonly string[]): bigint => {
	const indexes = options.flatMap(({ id }, index) => (chosen.includes(id) ? [index] : []));
	if (multiSelect) return indexes.reduce((sum, index) => sum + 2n ** BigInt(index), 0n);
	return indexes[0] === undefined ? 0n : BigInt(indexes[0] + 1);
};

const idsOfState = ({ multiSelect, options }: QuizQuestion, state: bigint): string[] =>
	options
		.filter((_, index) =>
			multiSelect ? (state / 2n ** BigInt(index)) % 2n === 1n : state === BigInt(index + 1),
		)
		.map(({ id }) => id);

/** The numbers that sequences of choices between tied careers take: none is 0, then those of one choice, and so on. */
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
	BigInt(codeBase) ** BigInt(answerDigits(questionnaire)) >= choiceStates * answerStates(questionnaire);

/** Digits of the answers: as many as the questionnaire needs, and enough for whole groups of four. */
const answerDigits = (questionnaire: Questionnaire): number => {
	let states = answerStates(questionnaire);
	let digits = 0;
	for (; states > 1n; digits++) states = (states + BigInt(codeBase - 1)) / BigInt(codeBase);
	const whole = Math.ceil((1 + digits + codeCheckDigits) / codeGroupSize) * codeGroupSize;
	return whole - 1 - codeCheckDigits;
};

/**
 * The result code of some answers (cleaned first): letters and figures in groups of four, the same for the same answers. It
 * contains the student's choices between tied careers where it has space. The questionnaire's version must be at most 31,
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
	const payload = [questionnaire.version, ...toCodeDigits(value, answerDigits(questionnaire))];
	return writeCode(withCodeCheck(payload));
};

const readDigits = (
	questionnaires: readonly Questionnaire[],
	digits: readonly number[],
): Result<SharedAnswers, ShareCodeProblem> => {
	if (!isCheckedCode(digits)) return failure("share.unreadable");
	const questionnaire = questionnaireOfVersion(questionnaires, digits[0]);
	if (!questionnaire) return failure("share.unknown_version");
	let value = ofCodeDigits(digits.slice(1, -codeCheckDigits));
	const entries = [...questionnaire.questions].reverse().map((question) => {
		const states = statesOf(question);
		const ids = idsOfState(question, value % states);
		value /= states;
		return [question.id, ids] as const;
	});
	const answers = cleanAnswers(questionnaire, Object.fromEntries(entries));
	const choices = value < choiceStates ? choicesOfState(value) : [];
	// Writing it again refuses wrong lengths and numbers too high in one comparison.
	if (encodeResultCode(questionnaire, answers, choices) !== writeCode(digits))
		return failure("share.unreadable");
	if (choices.length === 0) return success({ version: questionnaire.version, answers });
	if (!areTieChoices(scoreAnswers(questionnaire, answers), choices)) return failure("share.unreadable");
	return success({ version: questionnaire.version, answers, tieChoices: choices });
};

const isWritten = (text: string): boolean => /^[0-9A-Z]{4}(-[0-9A-Z]{4})+$/.test(text);

/** The questionnaire's version in a code of either kind, damaged or not; never throws. */
export const versionInCode = (text: string): number =>
	isWritten(text) ? (typedCodeDigits(text)[0] ?? -1) : sharedVersion(text);

/** The code of a link, from typed text; a code of the older kind as it is, without blanks around it. */
export const writtenCode = (text: string): string => {
	const digits = typedCodeDigits(text);
	const isWhole =
		digits.length >= 2 * codeGroupSize && digits.length % codeGroupSize === 0 && !digits.includes(-1);
	return isWhole ? writeCode(digits) : plainText(text).trim();
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
	return readDigits(questionnaires, typedCodeDigits(text));
};

/**
 * The positions at which a changed character or a swap of neighbours would make the typed code valid. Always contains
 * the position of a single such mistake.
 */
export const suspectCharacters = (questionnaires: readonly Questionnaire[], text: string): CodeSuspicion => {
	const lengths = questionnaires.map((each) => 1 + answerDigits(each) + codeCheckDigits);
	return suspectCode(text, lengths, (digits) => readDigits(questionnaires, digits).ok);
};
