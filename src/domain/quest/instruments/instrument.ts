import type { GameId } from "../quest.ts";

/** The instrument of each question, game by game, in the order of the questions. */
export const instrumentsOf = {
	"plant-outbreak": ["greenhouses", "inoculation", "strips"],
	"dna-detective": ["alignment", "gel"],
	"mystery-substance": ["reagents", "gas-loss"],
	"green-chemistry": ["atom-blocks", "solvents"],
	"roller-coaster": ["hill", "loop"],
	"mission-to-mars": ["signal-delay", "landing-sites"],
	"image-recognition": ["classifier", "rare-lynx"],
} as const satisfies Readonly<Record<GameId, readonly string[]>>;

/** An instrument of the quest's laboratory. */
export type InstrumentId = (typeof instrumentsOf)[GameId][number];

/** A setting of an instrument: a number in the unit of its control, or one of a few states. */
export type Settings = Readonly<Record<string, number | string>>;

/** A number in steps, both ends included. */
export interface NumberSetting<Key extends string = string> {
	readonly kind: "number";
	readonly key: Key;
	readonly min: number;
	readonly max: number;
	readonly step: number;
}

/** One of a few states. */
export interface ChoiceSetting<Key extends string = string> {
	readonly kind: "choice";
	readonly key: Key;
	readonly values: readonly string[];
}

/** A control of an instrument. */
export type Control<Key extends string = string> = NumberSetting<Key> | ChoiceSetting<Key>;

/** The reading of an instrument: an outcome that has a sentence, and the figures of that sentence. */
export interface Reading {
	readonly outcome: string;
	readonly figures: Readonly<Record<string, number>>;
}

/** The world in which one option would be right. `fits`: whether it agrees with the evidence. */
export interface World<Chosen extends Settings, Answer extends Reading> {
	readonly settings: Chosen;
	/** The reading of the instrument in that world. */
	readonly reading: Answer;
	readonly fits: boolean;
}

/** An instrument: its controls, its reading, the evidence of its question, and a world for each option. */
export interface Instrument<Chosen extends Settings = Settings, Answer extends Reading = Reading> {
	readonly id: InstrumentId;
	readonly controls: readonly Control<Extract<keyof Chosen, string>>[];
	readonly initial: Chosen;
	/** The figures shown as large numbers, in their order. */
	readonly readouts: readonly string[];
	/** True if the reading follows every change of a setting; otherwise the student starts a run. */
	readonly isImmediate: boolean;
	/** The reading for these settings, after those runs in their order. */
	run(settings: Chosen, before?: readonly Chosen[]): Answer;
	/** Settings that show all the evidence of the question: the rows of its text form. */
	readonly evidence: readonly Chosen[];
	/** The world of the option with this index, 0 to 3. */
	worldOf(option: number): World<Chosen, Answer>;
}

/** The value of a list at an index in range; throws when it is not. */
export const elementAt = <Value>(list: readonly Value[], index: number): Value => {
	const value = list[index];
	if (value === undefined) throw new RangeError(`There is no place ${index} in a list of ${list.length}`);
	return value;
};

/** The value of a number setting nearest to `wanted`: on one of its steps, between its ends. Throws where there is none. */
export const withinSteps = (
	{ controls }: Pick<Instrument, "controls">,
	key: string,
	wanted: number,
): number => {
	const control = controls.find((each) => each.key === key);
	if (control?.kind !== "number") throw new RangeError(`${key} is not set by a number`);
	const { min, max, step } = control;
	return Math.min(max, Math.max(min, min + step * Math.round((wanted - min) / step)));
};
