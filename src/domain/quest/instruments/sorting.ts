import { type ForestPicture, picturesPerAnimal } from "./forest-pictures.ts";

/** A picture not yet put on a pile, on the pile of boar, on the pile of deer: the letters of `sorted`. */
export const sortings = { none: "?", boar: "b", deer: "d" } as const;

/** A pile that a student puts pictures on. */
export type PileName = "boar" | "deer";

/** How many pictures there are to sort. */
export const pileSize = 2 * picturesPerAnimal;

/** The order of the pictures to sort: 17 shares no factor with 24, so each appears once, the animals mixed. */
export const pileOrder: readonly number[] = Array.from(
	{ length: pileSize },
	(_, turn) => (turn * 17 + 3) % pileSize,
);

/** Nothing sorted yet. */
export const unsorted = sortings.none.repeat(pileSize);

/** Every picture on the pile of its animal, as the biologists do it. */
export const sortedRight = sortings.boar.repeat(picturesPerAnimal) + sortings.deer.repeat(picturesPerAnimal);

/** The picture whose turn it is, by its place; undefined where every one lies on a pile. */
export const nextToSort = (sorted: string): number | undefined =>
	pileOrder.find((place) => sorted[place] === sortings.none);

/** The same sorting with one picture put on a pile, or back on the pile. */
export const putOn = (sorted: string, place: number, pile: keyof typeof sortings): string =>
	sorted.slice(0, place) + sortings[pile] + sorted.slice(place + 1);

/** The same sorting without the picture that was put down last. */
export const takeBack = (sorted: string): string => {
	const last = pileOrder.findLast((place) => sorted[place] !== sortings.none);
	return last === undefined ? sorted : putOn(sorted, last, "none");
};

/** The rest sorted as the biologists do it; what the student has sorted stays. */
export const sortRest = (sorted: string): string =>
	Array.from(sorted, (letter, place) => (letter === sortings.none ? sortedRight[place] : letter)).join("");

/** The training set of the program: each sorted picture under the name of its pile, right or not. */
export const taughtBy = (all: readonly ForestPicture[], sorted: string): ForestPicture[] =>
	all.flatMap((picture, place) =>
		sorted[place] === sortings.none ? [] : [{ ...picture, isBoar: sorted[place] === sortings.boar }],
	);
