import { at, type Instrument, type Reading } from "./instrument.ts";

/** Plants in each strip: given in the question. */
export const plantsPerStrip = 20;

/** What is done on a strip. */
export type StripSettings = {
	readonly leaves: "left" | "removed";
	readonly water: "sprinkled" | "foot";
	readonly spacing: "usual" | "closer";
	readonly antibiotic: "none" | "sprayed";
};

/** Sick plants of twenty on the strip, beside the strip where nothing changed. */
export interface StripReading extends Reading {
	readonly outcome: "counted";
	readonly figures: { readonly sick: number; readonly untouched: number };
}

/** Sick plants of twenty by fallen leaves and water: the four numbers of the question. */
const counted = {
	left: { sprinkled: 17, foot: 5 },
	removed: { sprinkled: 11, foot: 2 },
} as const;

/** Crowded leaves dry more slowly, so more fall ill; how many more is assumed. */
const moreWhenCloser = 2;

const run = ({ leaves, water, spacing }: StripSettings): StripReading => ({
	outcome: "counted",
	figures: {
		// An antibiotic acts on bacteria: it does not appear here.
		sick: Math.min(plantsPerStrip, counted[leaves][water] + (spacing === "closer" ? moreWhenCloser : 0)),
		untouched: counted.left.sprinkled,
	},
});

const untouched: StripSettings = {
	leaves: "left",
	water: "sprinkled",
	spacing: "usual",
	antibiotic: "none",
};

/** What each option changes, in their stored order. */
const optionSettings: readonly StripSettings[] = [
	{ ...untouched, antibiotic: "sprayed" },
	{ ...untouched, spacing: "closer" },
	{ ...untouched, leaves: "removed" },
	{ ...untouched, leaves: "removed", water: "foot" },
];

const fewest = Math.min(...optionSettings.map((settings) => run(settings).figures.sick));

/** How many plants each option's advice would have to leave sick if it were the best: as few as the best one does. */
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
	],
	worldOf: (option) => {
		const settings = at(optionSettings, option);
		return { settings, reading: promised(settings), fits: run(settings).figures.sick === fewest };
	},
};
