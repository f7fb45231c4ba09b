import {
	type CodeSuspicion,
	codeCheckDigits,
	isCheckedCode,
	ofCodeDigits,
	suspectCode,
	toCodeDigits,
	typedCodeDigits,
	withCodeCheck,
	writeCode,
} from "../../shared/checked-code.ts";
import { failure, type Result, success } from "../../shared/result.ts";
import type { Control } from "../instruments/instrument.ts";

/**
 * The parts of each design. Codes count on the order of the challenges, of the fields and of their values: they only ever
 * grow at the end of the list. Anything else needs another `designVersion`, beside the old one.
 */
export const designFields = {
	greenhouses: [
		{ kind: "choice", key: "cause", values: ["water", "minerals", "variety", "light"] },
		// Two designs with the same cause have different codes.
		{ kind: "number", key: "salt", min: 0, max: 63, step: 1 },
	],
	hill: [
		{ kind: "number", key: "summitMetres", min: 15, max: 34, step: 1 },
		{ kind: "number", key: "valleyMetres", min: 1, max: 14, step: 1 },
		{ kind: "choice", key: "friction", values: ["off", "on"] },
		{ kind: "choice", key: "train", values: ["empty", "full"] },
	],
	loop: [
		{ kind: "number", key: "startMetres", min: 12, max: 30, step: 1 },
		{ kind: "choice", key: "friction", values: ["off", "on"] },
	],
	"gas-loss": [{ kind: "number", key: "percent", min: 2, max: 100, step: 2 }],
	"signal-delay": [
		{ kind: "choice", key: "driver", values: ["earth", "rover"] },
		{ kind: "choice", key: "transmitter", values: ["usual", "stronger"] },
		{ kind: "number", key: "speedCentimetres", min: 1, max: 10, step: 1 },
		{ kind: "number", key: "delayMinutes", min: 3, max: 22, step: 1 },
	],
	classifier: [
		{ kind: "number", key: "boarByDay", min: 0, max: 6, step: 1 },
		{ kind: "number", key: "deerByNight", min: 0, max: 6, step: 1 },
		{ kind: "choice", key: "passes", values: ["20", "200", "2000"] },
	],
} as const satisfies Readonly<Record<string, readonly Control[]>>;

/** An instrument of whose designs challenges are made. */
export type ChallengeId = keyof typeof designFields;

/** The challenges, in the order of their codes. */
export const challengeIds = Object.keys(designFields) as readonly ChallengeId[];

/** A design: the value of each field of its challenge. */
export interface Design {
	readonly challenge: ChallengeId;
	readonly values: Readonly<Record<string, number | string>>;
}

/** Why a code does not give a design: it was not written so, or it is of a version that this release does not know. */
export type DesignProblem = "unreadable" | "unknownVersion";

/** The first character, "D", says that a code is a design of this version; other versions will have other letters. */
const designVersion = 13;
const payloadDigits = 3;
const codeLength = 1 + payloadDigits + codeCheckDigits;

// The largest prime below 32³. Numbers are multiplied modulo it, so that nothing of a hidden factor shows in its code.
const payloadModulus = 32_749;
const factor = 12_289;
/** The inverse of the factor, by Fermat: factor^(modulus − 2). */
const inverse = ((): number => {
	let [power, square, left] = [1, factor, payloadModulus - 2];
	for (; left > 0; left = Math.floor(left / 2)) {
		if (left % 2 === 1) power = (power * square) % payloadModulus;
		square = (square * square) % payloadModulus;
	}
	return power;
})();

const statesOf = (field: Control): number =>
	field.kind === "choice" ? field.values.length : (field.max - field.min) / field.step + 1;

/** The place of a value among those of its field; -1 where the field does not have it. */
const stateOf = (field: Control, value: number | string | undefined): number => {
	if (field.kind === "choice") return field.values.indexOf(String(value));
	const index = (Number(value) - field.min) / field.step;
	return Number.isInteger(index) && index >= 0 && index < statesOf(field) ? index : -1;
};

const valueAt = (field: Control, state: number): number | string =>
	field.kind === "choice" ? (field.values[state] ?? "") : field.min + state * field.step;

const fieldsOf = (challenge: ChallengeId): readonly Control[] => designFields[challenge];

const designsOf = (challenge: ChallengeId): number =>
	fieldsOf(challenge).reduce((product, field) => product * statesOf(field), 1);

/**
 * The code of a design: eight letters and figures in two groups, such as "D3F7-K2QM". The same design always gives the same code.
 * Throws a RangeError when a field lacks its value.
 */
export const encodeDesign = ({ challenge, values }: Design): string => {
	const before = challengeIds
		.slice(0, challengeIds.indexOf(challenge))
		.reduce((sum, other) => sum + designsOf(other), 0);
	const own = fieldsOf(challenge).reduce((sum, field) => {
		const state = stateOf(field, values[field.key]);
		if (state < 0) throw new RangeError(`${challenge} has no design with this ${field.key}`);
		return sum * statesOf(field) + state;
	}, 0);
	const hidden = ((before + own) * factor) % payloadModulus;
	return writeCode(withCodeCheck([designVersion, ...toCodeDigits(BigInt(hidden), payloadDigits)]));
};

const designOfNumber = (number: number): Design | null => {
	let left = number;
	for (const challenge of challengeIds) {
		const count = designsOf(challenge);
		if (left >= count) {
			left -= count;
			continue;
		}
		const entries = [...fieldsOf(challenge)].reverse().map((field) => {
			const state = left % statesOf(field);
			left = Math.floor(left / statesOf(field));
			return [field.key, valueAt(field, state)] as const;
		});
		return { challenge, values: Object.fromEntries(entries.reverse()) };
	}
	return null;
};

const readDigits = (digits: readonly number[]): Result<Design, DesignProblem> => {
	if (digits.length !== codeLength || !isCheckedCode(digits)) return failure("unreadable");
	if (digits[0] !== designVersion) return failure("unknownVersion");
	const hidden = Number(ofCodeDigits(digits.slice(1, 1 + payloadDigits)));
	const design = hidden < payloadModulus ? designOfNumber((hidden * inverse) % payloadModulus) : null;
	return design ? success(design) : failure("unreadable");
};

/**
 * Reads a typed or pasted code. Any single changed character and any swap of neighbours is noticed; capitals, blanks and dashes do
 * not matter; O, I, L and U are read as 0, 1, 1 and V. Never throws.
 */
export const decodeDesign = (text: string): Result<Design, DesignProblem> =>
	readDigits(typedCodeDigits(text));

/** The probable fault of a code that `decodeDesign` refuses. */
export const suspectDesign = (text: string): CodeSuspicion =>
	suspectCode(text, [codeLength], (digits) => readDigits(digits).ok);
