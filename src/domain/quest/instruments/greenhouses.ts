import { elementAt, type Instrument, type Reading } from "./instrument.ts";

/** The number of plants in each greenhouse, as the question gives it. */
export const plantsPerHouse = 40;

/** Plants sick after three weeks with wet and with dry leaves: given in the question. */
const sickWithCause = 34;
const sickWithoutCause = 3;

/** The day on which the plants were counted. */
export const lastDay = 21;

/** The values of each factor: the first value of each is the gardener's first greenhouse. */
export const growingFactors = {
	water: ["leaves", "foot"],
	minerals: ["hers", "rich"],
	variety: ["hers", "tough"],
	light: ["sun", "shade"],
} as const;

/** A factor that may differ between the greenhouses. */
export type GrowingFactor = keyof typeof growingFactors;

/** The settings: each factor in greenhouse one and two, and the day up to which the plants are watched. */
export type GreenhouseSettings = Readonly<Record<`${GrowingFactor}${"One" | "Two"}`, string>> & {
	readonly day: number;
};

/** Sick plants of both greenhouses on the day. */
export interface GreenhouseReading extends Reading {
	readonly outcome: "counted";
	readonly figures: { readonly sickOne: number; readonly sickTwo: number; readonly day: number };
}

/** The share of the final number that is sick on a day, from 0 to 1: an S-shaped epidemic whose pace is assumed. */
export const shareByDay = (day: number): number => {
	const wave = (at: number) => 1 / (1 + Math.exp(-(at - lastDay / 2) / 2));
	return (wave(day) - wave(0)) / (wave(lastDay) - wave(0));
};

/**
 * Sick plants if `cause` makes them ill: the first value of that factor does. That the other factors change
 * nothing is assumed for this case; the two numbers are the question's.
 */
export const countSick = (settings: GreenhouseSettings, cause: GrowingFactor): GreenhouseReading => {
	const sick = (house: "One" | "Two") =>
		Math.round(
			(settings[`${cause}${house}`] === growingFactors[cause][0] ? sickWithCause : sickWithoutCause) *
				shareByDay(settings.day),
		);
	return {
		outcome: "counted",
		figures: { sickOne: sick("One"), sickTwo: sick("Two"), day: settings.day },
	};
};

/** The greenhouses as the gardener has them: only the water differs. */
const asFound: GreenhouseSettings = {
	waterOne: "leaves",
	waterTwo: "foot",
	mineralsOne: "hers",
	mineralsTwo: "hers",
	varietyOne: "hers",
	varietyTwo: "hers",
	lightOne: "sun",
	lightTwo: "sun",
	day: lastDay,
};

/** The cause named by each option, in their stored order. */
const optionCauses = ["minerals", "variety", "water", "light"] as const;

/** All factors, in the order of the controls. */
export const greenhouseFactors = Object.keys(growingFactors) as GrowingFactor[];

/** The two switches of a factor: the first greenhouse's and the second's. */
export const factorSwitches = (factor: GrowingFactor) =>
	(["One", "Two"] as const).map((house) => ({
		kind: "choice" as const,
		key: `${factor}${house}` as const,
		values: growingFactors[factor],
	}));

/** Whether a factor differs between the greenhouses. */
export const isDifferent = (settings: GreenhouseSettings, factor: GrowingFactor): boolean =>
	settings[`${factor}One`] !== settings[`${factor}Two`];

const run = (settings: GreenhouseSettings): GreenhouseReading => countSick(settings, "water");

/** Plant outbreak, question 1: what differs between the greenhouses, and does it matter? */
export const greenhouses: Instrument<GreenhouseSettings, GreenhouseReading> = {
	id: "greenhouses",
	controls: [
		...greenhouseFactors.flatMap(factorSwitches),
		{ kind: "number", key: "day", min: 0, max: lastDay, step: 1 },
	],
	initial: asFound,
	readouts: ["sickOne", "sickTwo"],
	isImmediate: false,
	run,
	evidence: [
		asFound,
		{ ...asFound, mineralsOne: "rich" },
		{ ...asFound, varietyOne: "tough" },
		{ ...asFound, lightOne: "shade" },
		{ ...asFound, waterOne: "foot" },
		{ ...asFound, waterTwo: "leaves" },
	],
	worldOf: (option) => {
		const { figures } = run(asFound);
		const reading = countSick(asFound, elementAt(optionCauses, option));
		return {
			settings: asFound,
			reading,
			fits: reading.figures.sickOne === figures.sickOne && reading.figures.sickTwo === figures.sickTwo,
		};
	},
};
