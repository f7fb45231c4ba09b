import type { LocalDate } from "../shared/instant.ts";
import type { FactSource } from "./presented-career.ts";
import type { DescribedCountry } from "./school-country.ts";

/** A choice at school and a kind of studies that it leads to. */
export interface WayOn {
	/** The id of a kind of `SchoolChoice.kinds`. */
	readonly kind: string;
	/** Whether many take it; otherwise it is open and fewer do. */
	readonly isUsual: boolean;
	/** Facts to know there: names of courses, conditions, places that are kept. */
	readonly note: string;
}

/** A way through the last years of school, in one language. */
export interface SchoolWay {
	readonly id: string;
	/** Short, for the drawing. */
	readonly name: string;
	readonly title: string;
	readonly text: string;
	readonly waysOn: readonly WayOn[];
	readonly sources: readonly FactSource[];
}

/** A question about school with its answer, in one language. */
export interface SchoolAnswer {
	readonly id: string;
	readonly title: string;
	readonly text: string;
	readonly sources: readonly FactSource[];
}

/** A choice at school, in one language: the ways, where they lead, and answers to what is asked about it. */
export interface SchoolChoice {
	/** The day on which the sources were read. */
	readonly checked: LocalDate;
	/** Where the ways lead, from top to bottom of the drawing. */
	readonly kinds: readonly { readonly id: string; readonly label: string }[];
	readonly ways: readonly SchoolWay[];
	readonly answers: readonly SchoolAnswer[];
}

/** The same for a country beside France, with its official sites. */
export interface CountrySchool extends SchoolChoice {
	readonly country: DescribedCountry;
	readonly title: string;
	readonly lead: string;
	/** Official sites, and those that list courses with what they ask for. */
	readonly portals: readonly FactSource[];
	/** The facts that no stored source has, said on the page. */
	readonly notFound: string;
}

/** The usual ways on first, then the others, each group in the order of the drawing. */
export const waysOnByUse = ({
	waysOn,
	kinds,
}: {
	readonly waysOn: readonly WayOn[];
	readonly kinds: SchoolChoice["kinds"];
}): WayOn[] => {
	const indexOf = (one: WayOn): number => kinds.findIndex(({ id }) => id === one.kind);
	return waysOn.toSorted(
		(one, other) => Number(other.isUsual) - Number(one.isUsual) || indexOf(one) - indexOf(other),
	);
};
