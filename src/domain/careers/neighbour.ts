import type { LocalDate } from "../shared/instant.ts";
import type { CareerId } from "./career-id.ts";
import type { CategoryKey } from "./category.ts";
import type { FactSource, NeighbourLink } from "./presented-career.ts";
import type { WeekPart } from "./setting.ts";
import type { StudyMap } from "./study-map.ts";

/** A neighbouring career in a list, in one language. */
export interface NeighbourCard extends NeighbourLink {
	readonly secondaryCategories: readonly CategoryKey[];
	readonly description: string;
	/** Words that students type for it, beside those of its title and description. */
	readonly words: readonly string[];
	/** The careers of the catalogue that it works with. */
	readonly worksWith: readonly CareerId[];
}

/** Everything the page of a neighbouring career says, in one language. */
export interface NeighbourPage extends NeighbourCard {
	readonly week: readonly WeekPart[];
	/** The usual way in, and one for those who did something else first. */
	readonly wayIn: string;
	readonly studyMap: StudyMap;
	/** Facts with the source of each. */
	readonly facts: readonly { readonly text: string; readonly source: FactSource }[];
	/** Every source of the page. */
	readonly sources: readonly FactSource[];
	/** The day on which the sources were read. */
	readonly checked: LocalDate;
}

/** The lengths of study that the list can be narrowed to, by the shortest way into a career. */
export const studyLengths = ["two", "three", "five"] as const;
/** Two years; three or four; five or more. */
export type StudyLength = (typeof studyLengths)[number];

/** The length of study of a career whose shortest way takes `years`. */
export const studyLengthOf = (years: number): StudyLength => {
	if (years <= 2) return "two";
	return years <= 4 ? "three" : "five";
};

/** The neighbouring careers with a length of study; all of them for null. The order is kept. */
export const withStudyLength = <Card extends Pick<NeighbourCard, "years">>(
	cards: readonly Card[],
	length: StudyLength | null,
): Card[] => cards.filter(({ years }) => length === null || studyLengthOf(years.from) === length);

/** The neighbouring careers that work with a career of the catalogue, in the given order. */
export const neighboursOf = <Card extends Pick<NeighbourCard, "worksWith">>(
	cards: readonly Card[],
	career: CareerId,
): Card[] => cards.filter(({ worksWith }) => worksWith.includes(career));
