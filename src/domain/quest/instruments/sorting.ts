import { type ForestPicture, picturesPerAnimal } from "./forest-pictures.ts";

/** The letters of `sorted`: an unsorted picture, one on the pile of boar, one on the pile of deer. */
export const sortings = { none: "?", boar: "b", deer: "d" } as const;

/** A pile for sorted pictures. */
export type PileName = "boar" | "deer";

/** How many pictures there are to sort. */
export const pileSize = 2 * picturesPerAnimal;

/** The order of the pictures to sort: 17 shares no factor with 24, so each appears once, the animals mixed. */
export const pileOrder: readonly number[] = Array.from(
	{ length: pileSize },
	(_, turn) => (turn * 17 + 3) % pileSize,
);

/** No picture is sorted. */
export const unsorted = sortings.none.repeat(pileSize);

/** Every picture on the pile of its animal, as the biologists do it. */
export const sortedRight = sortings.boar.repeat(picturesPerAnimal) + sortings.deer.repeat(picturesPerAnimal);

/** The index of the next picture to sort; undefined when all are sorted. */
export const nextToSort = (sorted: string): number | undefined =>
	pileOrder.find((index) => sorted[index] === sortings.none);

/** The sorting with one picture put on a pile, or back among the unsorted ones. */
export const sortOnto = (sorted: string, index: number, pile: keyof typeof sortings): string =>
	sorted.slice(0, index) + sortings[pile] + sorted.slice(index + 1);

/** The sorting without the last picture. */
export const withoutLastSorted = (sorted: string): string => {
	const last = pileOrder.findLast((index) => sorted[index] !== sortings.none);
	return last === undefined ? sorted : sortOnto(sorted, last, "none");
};

/** The remaining pictures sorted as the biologists do it; the student's own sorting stays. */
export const sortRest = (sorted: string): string =>
	Array.from(sorted, (letter, index) => (letter === sortings.none ? sortedRight[index] : letter)).join("");

/** The training set of the program: each sorted picture under the name of its pile, right or not. */
export const taughtBy = (all: readonly ForestPicture[], sorted: string): ForestPicture[] =>
	all.flatMap((picture, index) =>
		sorted[index] === sortings.none ? [] : [{ ...picture, isBoar: sorted[index] === sortings.boar }],
	);
