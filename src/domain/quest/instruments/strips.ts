import { elementAt, type Instrument, type Reading } from "./instrument.ts";

/** Plants in each strip: given in the question. */
export const plantsPerStrip = 20;

/** The farms that lend two strips each: one for the measures, one as a control where nothing changes. */
export const farmNames = ["hers", "valley", "hill"] as const;

export type Farm = (typeof farmNames)[number];

/** The treatment of a strip, and the farms. */
export type StripSettings = {
	readonly leaves: "left" | "removed";
	readonly water: "sprinkled" | "foot";
	readonly spacing: "usual" | "closer";
	readonly antibiotic: "none" | "sprayed";
	readonly farms: Farm | "all";
};

/** Sick plants of twenty on each strip of a farm. */
export interface FarmCount {
	readonly farm: Farm;
	readonly sick: number;
	/** On the control strip. */
	readonly untouched: number;
}

/** Sick plants on the strips together, beside the control strips, and farm by farm. */
export interface StripReading extends Reading {
	readonly outcome: "counted";
	readonly farms: readonly FarmCount[];
	readonly figures: { readonly sick: number; readonly untouched: number; readonly plants: number };
}

/** Sick plants of twenty by fallen leaves and water: the four numbers of the question. */
const counted = {
	left: { sprinkled: 17, foot: 5 },
	removed: { sprinkled: 11, foot: 2 },
} as const;

/** Sick plants of twenty without any measure: the number of her farm is given; a damp valley and an airy hill are assumed. */
const untouchedOn: Readonly<Record<Farm, number>> = { hers: counted.left.sprinkled, valley: 19, hill: 12 };

/** Crowded leaves dry more slowly, so more fall ill; how many more is assumed. */
const moreWhenCloser = 2;

/** The count of one farm: measures are assumed to spare the same share of the plants everywhere. */
const countOn = (farm: Farm, { leaves, water, spacing }: StripSettings): FarmCount => {
	const untouched = untouchedOn[farm];
	// An antibiotic acts on bacteria: it does not appear here.
	const sick = Math.round((untouched * counted[leaves][water]) / untouchedOn.hers);
	return {
		farm,
		sick: Math.min(plantsPerStrip, sick + (spacing === "closer" ? moreWhenCloser : 0)),
		untouched,
	};
};

const run = (settings: StripSettings): StripReading => {
	const tested = settings.farms === "all" ? farmNames : [settings.farms];
	const farms = tested.map((farm) => countOn(farm, settings));
	const sum = (key: "sick" | "untouched") => farms.reduce((total, count) => total + count[key], 0);
	return {
		outcome: "counted",
		farms,
		figures: { sick: sum("sick"), untouched: sum("untouched"), plants: plantsPerStrip * farms.length },
	};
};

const untouched: StripSettings = {
	leaves: "left",
	water: "sprinkled",
	spacing: "usual",
	antibiotic: "none",
	farms: "hers",
};

/** The change of each option, in their stored order. */
const optionSettings: readonly StripSettings[] = [
	{ ...untouched, antibiotic: "sprayed" },
	{ ...untouched, spacing: "closer" },
	{ ...untouched, leaves: "removed" },
	{ ...untouched, leaves: "removed", water: "foot" },
];

const fewest = Math.min(...optionSettings.map((settings) => run(settings).figures.sick));

/** The number of sick plants that each option's advice needs to be the best: that of the best one. */
const promised = (settings: StripSettings): StripReading => {
	const reading = run(settings);
	return { ...reading, figures: { ...reading.figures, sick: fewest } };
};

/** Plant outbreak, question 3: which measures keep most plants healthy? */
export const strips: Instrument<StripSettings, StripReading> = {
	id: "strips",
	controls: [
		{ kind: "choice", key: "leaves", values: ["left", "removed"] },
		{ kind: "choice", key: "water", values: ["sprinkled", "foot"] },
		{ kind: "choice", key: "spacing", values: ["usual", "closer"] },
		{ kind: "choice", key: "antibiotic", values: ["none", "sprayed"] },
		{ kind: "choice", key: "farms", values: [...farmNames, "all"] },
	],
	initial: untouched,
	readouts: ["sick", "untouched"],
	isImmediate: false,
	run,
	evidence: [
		untouched,
		{ ...untouched, leaves: "removed" },
		{ ...untouched, water: "foot" },
		{ ...untouched, leaves: "removed", water: "foot" },
		{ ...untouched, spacing: "closer" },
		{ ...untouched, antibiotic: "sprayed" },
		{ ...untouched, leaves: "removed", water: "foot", farms: "valley" },
		{ ...untouched, leaves: "removed", water: "foot", farms: "hill" },
		{ ...untouched, leaves: "removed", water: "foot", farms: "all" },
	],
	worldOf: (option) => {
		const settings = elementAt(optionSettings, option);
		return { settings, reading: promised(settings), fits: run(settings).figures.sick === fewest };
	},
};
