import { at, type Instrument, type Reading } from "./instrument.ts";

/** What the small program looks at in a picture, in the order of its weights. */
export const clues = ["dark", "back", "bristles", "trees", "antlers", "legs"] as const;

/** One picture: its animal, whether it was taken at night, and each clue as it came out: 1 seen, -1 not seen. */
export interface ForestPicture {
	readonly isBoar: boolean;
	readonly isNight: boolean;
	readonly clues: readonly number[];
}

/** How often a clue of the animal can be made out in a blurred picture of a forest camera: assumed. */
const clarity = 0.68;

/** Which way a clue speaks: 1 for boar, -1 for deer, 0 for neither. Darkness is no sign of an animal. */
const meanings = [0, 1, 1, 0, -1, -1] as const;

/**
 * Numbers from 0 to 1 that are the same for the same seed, so that two students with the same heaps see the same
 * (mulberry32, public domain).
 */
export const seededNumbers = (seed: number): (() => number) => {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
};

/** One picture of an animal by night or day. */
const takePicture = (isBoar: boolean, isNight: boolean, random: () => number): ForestPicture => ({
	isBoar,
	isNight,
	clues: meanings.map((meaning, place) => {
		const chance = random();
		if (place === 0) return isNight ? 1 : -1;
		if (meaning === 0) return chance < 0.5 ? 1 : -1;
		const isTrue = chance < clarity;
		return (isBoar ? 1 : -1) * meaning * (isTrue ? 1 : -1);
	}),
});

/** Pictures of each animal in the training heaps: given in the question. */
export const heapSize = 12;

const trainingSeed = 139;

/** The training pictures: twelve boar, so many of them by day, then twelve deer, so many of them by night. */
export const trainingPictures = (boarByDay: number, deerByNight: number): ForestPicture[] => {
	const random = seededNumbers(trainingSeed);
	const heap = (isBoar: boolean, other: number) =>
		Array.from({ length: heapSize }, (_, place) => {
			// The unusual ones stand in the middle of the heap.
			const isOther = (place + 5) % heapSize >= heapSize - other;
			return takePicture(isBoar, isOther ? !isBoar : isBoar, random);
		});
	return [...heap(true, boarByDay), ...heap(false, deerByNight)];
};

/** What a training has weighed: one weight for each clue (positive says boar), and a bias. */
export interface Weights {
	readonly clues: readonly number[];
	readonly bias: number;
}

const learningRate = 0.1;

/** How strongly the weights say boar: above 0 the program says boar. */
export const leaning = ({ clues: weights, bias }: Weights, picture: ForestPicture): number =>
	weights.reduce((sum, weight, place) => sum + weight * at(picture.clues, place), bias);

/** Logistic regression by gradient descent over all pictures at once, so many times (Cox, 1958). */
export const trainClassifier = (heaps: readonly ForestPicture[], passes: number): Weights => {
	let weights: Weights = { clues: clues.map(() => 0), bias: 0 };
	for (let pass = 0; pass < passes; pass += 1) {
		const errors = heaps.map(
			(picture) => (picture.isBoar ? 1 : 0) - 1 / (1 + Math.exp(-leaning(weights, picture))),
		);
		const step = (of: (picture: ForestPicture) => number) =>
			(learningRate * heaps.reduce((sum, picture, place) => sum + at(errors, place) * of(picture), 0)) /
			heaps.length;
		weights = {
			clues: weights.clues.map((weight, clue) => weight + step((picture) => at(picture.clues, clue))),
			bias: weights.bias + step(() => 1),
		};
	}
	return weights;
};

/** Whether the program names the animal. */
export const isRight = (weights: Weights, picture: ForestPicture): boolean =>
	leaning(weights, picture) > 0 === picture.isBoar;

/** The four groups of pictures from a forest that the program has not seen, a hundred each. */
export const forestGroups = ["boarNight", "deerDay", "deerNight", "boarDay"] as const;

/** A group of pictures. */
export type ForestGroup = (typeof forestGroups)[number];

/** Seeds under which the groups answer as the question says. */
const groupSeeds = { boarNight: 207, deerDay: 19, deerNight: 35, boarDay: 64 } as const;

/** The pictures of a group. */
export const groupPictures = (group: ForestGroup, seed: number = groupSeeds[group]): ForestPicture[] => {
	const random = seededNumbers(seed);
	return Array.from({ length: 100 }, () =>
		takePicture(group.startsWith("boar"), group.endsWith("Night"), random),
	);
};

/** What is set: boar by day and deer by night among the twelve of each heap, and passes over the heaps. */
export type ClassifierSettings = {
	readonly boarByDay: number;
	readonly deerByNight: number;
	readonly passes: "20" | "200" | "2000";
};

/** What the trained program weighs, and how many of a hundred it names in each group. */
export interface ClassifierReading extends Reading {
	readonly outcome: "shortcut" | "mixed";
	readonly weights: Weights;
	readonly right: Readonly<Record<ForestGroup, number>>;
}

/** Percent of the other forest's pictures that are of the usual kind (boar at night, deer by day): assumed, as 61 % needs. */
const usualPercent = 55;

/** Percent right in another forest, from the four groups. */
const forestPercent = ({ boarNight, deerDay, deerNight, boarDay }: Record<ForestGroup, number>): number =>
	(usualPercent * (boarNight + deerDay) + (100 - usualPercent) * (deerNight + boarDay)) / 200;

const readingOf = (
	right: Record<ForestGroup, number>,
	weights: Weights,
	heaps: readonly ForestPicture[],
): ClassifierReading => ({
	// The unusual pictures fail more often than not: it goes by the light.
	outcome: right.deerNight < 50 && right.boarDay < 50 ? "shortcut" : "mixed",
	weights,
	right,
	figures: {
		...right,
		home: heaps.filter((picture) => isRight(weights, picture)).length,
		forest: Math.round(forestPercent(right)),
		darkness: at(weights.clues, 0),
	},
});

const run = ({ boarByDay, deerByNight, passes }: ClassifierSettings): ClassifierReading => {
	const heaps = trainingPictures(boarByDay, deerByNight);
	const weights = trainClassifier(heaps, Number(passes));
	const count = (group: ForestGroup) =>
		groupPictures(group).filter((picture) => isRight(weights, picture)).length;
	const right = {
		boarNight: count("boarNight"),
		deerDay: count("deerDay"),
		deerNight: count("deerNight"),
		boarDay: count("boarDay"),
	};
	return readingOf(right, weights, heaps);
};

const asTrained: ClassifierSettings = { boarByDay: 1, deerByNight: 0, passes: "200" };

/**
 * What each option says of a hundred pictures in each group, in their stored order. "Except in the dark": by day both are
 * known, at night it guesses. "Too little": after more passes all are known as at home. "Boar are more common": it says
 * boar to everything. "Night from day" is what was measured.
 */
const optionWorlds = [
	{ settings: asTrained, right: { boarNight: 50, deerDay: 95, deerNight: 50, boarDay: 95 } },
	{
		settings: { ...asTrained, passes: "2000" },
		right: { boarNight: 95, deerDay: 95, deerNight: 95, boarDay: 95 },
	},
	{ settings: asTrained, right: { boarNight: 100, deerDay: 0, deerNight: 0, boarDay: 100 } },
	{ settings: asTrained, right: null },
] as const satisfies readonly {
	settings: ClassifierSettings;
	right: Record<ForestGroup, number> | null;
}[];

/** Image recognition, question 1: what has the program learnt to go by? */
export const classifier: Instrument<ClassifierSettings, ClassifierReading> = {
	id: "classifier",
	controls: [
		{ kind: "number", key: "boarByDay", min: 0, max: 6, step: 1 },
		{ kind: "number", key: "deerByNight", min: 0, max: 6, step: 1 },
		{ kind: "choice", key: "passes", values: ["20", "200", "2000"] },
	],
	initial: asTrained,
	readouts: ["home", "forest"],
	isImmediate: false,
	run,
	evidence: [
		asTrained,
		{ ...asTrained, passes: "2000" },
		{ ...asTrained, boarByDay: 0 },
		{ boarByDay: 6, deerByNight: 6, passes: "200" },
	],
	worldOf: (option) => {
		const { settings, right } = at<(typeof optionWorlds)[number]>(optionWorlds, option);
		const own = run(settings);
		const heaps = trainingPictures(settings.boarByDay, settings.deerByNight);
		const promised = right ?? own.right;
		const tellsAlike = forestGroups.every((group) => promised[group] >= 50 === own.right[group] >= 50);
		// Where most of a group is named, and where not, must be as measured.
		return { settings, reading: readingOf(promised, own.weights, heaps), fits: tellsAlike };
	},
};
