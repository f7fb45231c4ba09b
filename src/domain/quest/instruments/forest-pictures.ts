/** The features of a picture that the small program uses, in the order of its weights. */
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
 * Deterministic numbers from 0 to 1 for a seed, so that two students with the same piles see the same pictures
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
	clues: meanings.map((meaning, index) => {
		const chance = random();
		if (index === 0) return isNight ? 1 : -1;
		if (meaning === 0) return chance < 0.5 ? 1 : -1;
		const isTrue = chance < clarity;
		return (isBoar ? 1 : -1) * meaning * (isTrue ? 1 : -1);
	}),
});

/** The number of training pictures of each animal: given in the question. */
export const picturesPerAnimal = 12;

/** A seed in which no meaningless clue looks like a sign of an animal, and every sign points to its own animal. */
const trainingSeed = 12_864;

/** The training pictures: twelve boar, `boarByDay` of them by day, then twelve deer, `deerByNight` of them by night. */
export const trainingPictures = (boarByDay: number, deerByNight: number): ForestPicture[] => {
	const random = seededNumbers(trainingSeed);
	const pile = (isBoar: boolean, other: number) =>
		Array.from({ length: picturesPerAnimal }, (_, index) => {
			// The unusual ones are in the middle of the pile.
			const isOther = (index + 5) % picturesPerAnimal >= picturesPerAnimal - other;
			return takePicture(isBoar, isOther ? !isBoar : isBoar, random);
		});
	return [...pile(true, boarByDay), ...pile(false, deerByNight)];
};

/** The four groups of pictures from a forest that the program has not seen, a hundred each. */
export const forestGroups = ["boarNight", "deerDay", "deerNight", "boarDay"] as const;

export type ForestGroup = (typeof forestGroups)[number];

/** Seeds whose hundred pictures give the shares that many thousand pictures give. */
const groupSeeds = { boarNight: 25, deerDay: 113, deerNight: 641, boarDay: 535 } as const;

export const groupPictures = (group: ForestGroup, seed: number = groupSeeds[group]): ForestPicture[] => {
	const random = seededNumbers(seed);
	return Array.from({ length: 100 }, () =>
		takePicture(group.startsWith("boar"), group.endsWith("Night"), random),
	);
};
