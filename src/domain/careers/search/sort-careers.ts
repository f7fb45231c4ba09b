import type { CareerId } from "../career-id.ts";
import { likeness } from "../fingerprint.ts";
import type { PresentedCareerCard } from "../presented-career.ts";

/** The orders of the catalogue. `light` needs the reader's own results. */
export const careerOrders = ["spectrum", "title", "years", "outlook", "light"] as const;
export type CareerOrder = (typeof careerOrders)[number];

/** Whether a value, from an address, names an order of the catalogue. */
export const isCareerOrder = (value: unknown): value is CareerOrder =>
	careerOrders.some((order) => order === value);

/** The inputs of an order beside the careers. */
export interface OrderContext {
	/** Compares two titles in the order of the language. */
	readonly compareTitles: (one: string, other: string) => number;
	/** The reader's counts in each field, violet to red; null without results. */
	readonly ownProfile: readonly number[] | null;
}

/** The rank of a career without a figure: after all others. */
const noFigure = -1000;

type Sortable = Pick<PresentedCareerCard, "title" | "years" | "outlookRank" | "fingerprint"> & {
	readonly id: CareerId;
};

/**
 * The careers in an order: as given (along the spectrum), by title, shortest studies first, best outlook first (those
 * without a figure last), or the one nearest to the reader's own interests first. The sort is stable.
 */
export const sortCareers = <Career extends Sortable>(
	careers: readonly Career[],
	order: CareerOrder,
	{ compareTitles, ownProfile }: OrderContext,
): Career[] => {
	const sorted = [...careers];
	if (order === "title") sorted.sort((a, b) => compareTitles(a.title, b.title));
	if (order === "years") sorted.sort((a, b) => a.years.from - b.years.from || a.years.to - b.years.to);
	if (order === "outlook") sorted.sort((a, b) => (b.outlookRank ?? noFigure) - (a.outlookRank ?? noFigure));
	if (order === "light" && ownProfile)
		sorted.sort((a, b) => likeness(b.fingerprint, ownProfile) - likeness(a.fingerprint, ownProfile));
	return sorted;
};
