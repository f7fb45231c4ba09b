import {
	clues,
	type ForestGroup,
	type ForestPicture,
	forestGroups,
	groupPictures,
	picturesPerAnimal,
	trainingPictures,
} from "./forest-pictures.ts";
import { elementAt, type Instrument, type Reading } from "./instrument.ts";
import { sortedRight, sortings, taughtBy, unsorted } from "./sorting.ts";

/** The result of a training: one weight for each clue (positive says boar), and a bias. */
export interface Weights {
	readonly clues: readonly number[];
	readonly bias: number;
}

const learningRate = 0.1;

/** The score of a picture: above 0 the program says boar. */
export const leaning = ({ clues: weights, bias }: Weights, picture: ForestPicture): number =>
	weights.reduce((sum, weight, index) => sum + weight * elementAt(picture.clues, index), bias);

/** Logistic regression by batch gradient descent, with the given number of passes (Cox, 1958). */
export const trainClassifier = (piles: readonly ForestPicture[], passes: number): Weights => {
	let weights: Weights = { clues: clues.map(() => 0), bias: 0 };
	for (let pass = 0; pass < passes; pass += 1) {
		const errors = piles.map(
			(picture) => (picture.isBoar ? 1 : 0) - 1 / (1 + Math.exp(-leaning(weights, picture))),
		);
		const step = (of: (picture: ForestPicture) => number) =>
			(learningRate *
				piles.reduce((sum, picture, index) => sum + elementAt(errors, index) * of(picture), 0)) /
			Math.max(1, piles.length);
		weights = {
			clues: weights.clues.map((weight, clue) => weight + step((picture) => elementAt(picture.clues, clue))),
			bias: weights.bias + step(() => 1),
		};
	}
	return weights;
};

/** Whether the program classifies the picture correctly. */
export const isRight = (weights: Weights, picture: ForestPicture): boolean =>
	leaning(weights, picture) > 0 === picture.isBoar;

/** The settings: boar by day and deer by night among the twelve of each pile, and training passes. */
export type ClassifierSettings = {
	readonly boarByDay: number;
	readonly deerByNight: number;
	readonly passes: "20" | "200" | "2000";
	/** For each training picture a letter of `sortings`: the student's pile for it. */
	readonly sorted: string;
};

/** The weights of the trained program, and how many of a hundred it names in each group. */
export interface ClassifierReading extends Reading {
	readonly outcome: "untaught" | "shortcut" | "mixed";
	readonly weights: Weights;
	/** The indexes of training pictures that are still misclassified. */
	readonly mistakes: readonly number[];
	readonly right: Readonly<Record<ForestGroup, number>>;
}

/** Percent of the other forest's pictures that are of the usual kind (boar at night, deer by day): assumed. */
const usualPercent = 55;

/** Percent right in another forest, from the four groups. */
const forestPercent = ({ boarNight, deerDay, deerNight, boarDay }: Record<ForestGroup, number>): number =>
	(usualPercent * (boarNight + deerDay) + (100 - usualPercent) * (deerNight + boarDay)) / 200;

/** Percent right on new pictures of the forest of the training: one boar in twelve by day, every deer by day. */
const freshPercent = ({ boarNight, boarDay, deerDay }: Record<ForestGroup, number>): number =>
	(((picturesPerAnimal - 1) * boarNight + boarDay) / picturesPerAnimal + deerDay) / 2;

const outcomeOf = (right: Record<ForestGroup, number>, isTaught: boolean): ClassifierReading["outcome"] => {
	if (!isTaught) return "untaught";
	// Most unusual pictures fail: the program has learnt the light.
	return right.deerNight < 50 && right.boarDay < 50 ? "shortcut" : "mixed";
};

interface Trained {
	readonly weights: Weights;
	readonly pictures: readonly ForestPicture[];
	readonly sorted: string;
}

const readingOf = (
	right: Record<ForestGroup, number>,
	{ weights, pictures, sorted }: Trained,
): ClassifierReading => {
	const letters = [...sorted];
	const count = (isCounted: (letter: string, index: number) => boolean) => letters.filter(isCounted).length;
	const isSorted = (letter: string) => letter !== sortings.none;
	const outcome = outcomeOf(right, letters.includes(sortings.boar) && letters.includes(sortings.deer));
	const mistakes = pictures.flatMap((picture, index) => (isRight(weights, picture) ? [] : [index]));
	const figures = {
		sortedCount: count(isSorted),
		strays: count((letter, index) => isSorted(letter) && letter !== sortedRight[index]),
	};
	// Without examples of both animals there is no reading.
	if (outcome === "untaught") return { outcome, weights, right, mistakes: [], figures };
	return {
		outcome,
		weights,
		right,
		mistakes,
		figures: {
			...figures,
			...right,
			home: pictures.length - mistakes.length,
			fresh: Math.round(freshPercent(right)),
			forest: Math.round(forestPercent(right)),
			darkness: elementAt(weights.clues, 0),
		},
	};
};

const trained = ({ boarByDay, deerByNight, passes, sorted }: ClassifierSettings): Trained => {
	const pictures = trainingPictures(boarByDay, deerByNight);
	return { weights: trainClassifier(taughtBy(pictures, sorted), Number(passes)), pictures, sorted };
};

const run = (settings: ClassifierSettings): ClassifierReading => {
	const result = trained(settings);
	const count = (group: ForestGroup) =>
		groupPictures(group).filter((picture) => isRight(result.weights, picture)).length;
	const right = {
		boarNight: count("boarNight"),
		deerDay: count("deerDay"),
		deerNight: count("deerNight"),
		boarDay: count("boarDay"),
	};
	return readingOf(right, result);
};

const asTrained: ClassifierSettings = {
	boarByDay: 1,
	deerByNight: 0,
	passes: "200",
	sorted: sortedRight,
};

/**
 * The claim of each option about a hundred pictures of each group, in stored order. "Except in the dark": by day both are
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
	initial: { ...asTrained, sorted: unsorted },
	readouts: ["home", "fresh", "forest"],
	isImmediate: false,
	run,
	evidence: [
		asTrained,
		{ ...asTrained, passes: "2000" },
		{ ...asTrained, boarByDay: 0 },
		{ ...asTrained, boarByDay: 6, deerByNight: 6 },
	],
	worldOf: (option) => {
		const { settings, right } = elementAt<(typeof optionWorlds)[number]>(optionWorlds, option);
		const own = run(settings);
		const promised = right ?? own.right;
		const hasSameOutcome = forestGroups.every((group) => promised[group] >= 50 === own.right[group] >= 50);
		// The groups with a majority of correct answers must be the measured ones.
		return { settings, reading: readingOf(promised, trained(settings)), fits: hasSameOutcome };
	},
};
