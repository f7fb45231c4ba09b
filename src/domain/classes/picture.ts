import type { CareerId } from "../careers/career-id.ts";
import { type CategoryKey, categoryKeys } from "../careers/category.ts";
import type { PupilPlace } from "./groups.ts";
import { linesOf } from "./sent-result.ts";

/** A smaller number of pupils on a field is never shown. */
export const minShownPupils = 3;
/** The maximum number of careers shown. */
const maxCareers = 10;

/** The class view. */
export interface ClassPicture {
	/** How many pupils are in it. */
	readonly pupils: number;
	/** Every category in the order of the spectrum; null: fewer than three pupils. */
	readonly lines: readonly { readonly category: CategoryKey; readonly pupils: number | null }[];
	/** The most frequent careers, most frequent first; none with fewer than three pupils. */
	readonly careers: readonly { readonly careerId: CareerId; readonly pupils: number }[];
}

const countOf = <Word>(words: readonly Word[]): Map<Word, number> => {
	const counts = new Map<Word, number>();
	for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	return counts;
};

/** Careers with how many pupils named them: the most frequent, those of equal count by their id. */
export const mostFrequentCareers = (
	counts: ReadonlyMap<CareerId, number>,
): { readonly careerId: CareerId; readonly pupils: number }[] =>
	[...counts]
		.map(([careerId, pupils]) => ({ careerId, pupils }))
		.filter(({ pupils }) => pupils >= minShownPupils)
		.sort((one, other) => other.pupils - one.pupils || one.careerId.localeCompare(other.careerId))
		.slice(0, maxCareers);

/** The class view, from the counted results: see `gather`. */
export const classPicture = (places: readonly Pick<PupilPlace, "counted">[]): ClassPicture => {
	const counted = places.flatMap((place) => (place.counted === null ? [] : [place.counted]));
	const lines = countOf(counted.flatMap(linesOf));
	return {
		pupils: counted.length,
		lines: categoryKeys.map((category) => {
			const pupils = lines.get(category) ?? 0;
			return { category, pupils: pupils < minShownPupils ? null : pupils };
		}),
		careers: mostFrequentCareers(countOf(counted.flatMap((result) => result.careers))),
	};
};

/** The lines that a class can talk about: both are drawn, so both have three pupils or more. */
export interface Extremes {
	/** The line with most pupils. */
	readonly brightest: CategoryKey;
	/** The drawn line with fewest pupils; null when all drawn lines are equal. */
	readonly faintest: CategoryKey | null;
}

/** The extremes of the drawn lines; of equal ones the first of the spectrum. Null when no line is drawn. */
export const extremesOf = ({ lines }: Pick<ClassPicture, "lines">): Extremes | null => {
	const drawn = lines.flatMap(({ category, pupils }) => (pupils === null ? [] : [{ category, pupils }]));
	const [first] = drawn;
	if (first === undefined) return null;
	let [brightest, faintest] = [first, first];
	for (const line of drawn) {
		if (line.pupils > brightest.pupils) brightest = line;
		if (line.pupils < faintest.pupils) faintest = line;
	}
	return {
		brightest: brightest.category,
		faintest: faintest.pupils < brightest.pupils ? faintest.category : null,
	};
};

/**
 * The unexpected line: the one with the most pupils relative to the number of options that lead there, except the
 * brightest. Null when no other line is shown. `chances` comes from `chancesOf`; ties keep the order of the spectrum.
 */
export const unexpectedOf = (
	picture: ClassPicture,
	chances: ReadonlyMap<CategoryKey, number>,
): CategoryKey | null => {
	const brightest = extremesOf(picture)?.brightest;
	let found: CategoryKey | null = null;
	let maxRarity = 0;
	for (const { category, pupils } of picture.lines) {
		const rarity = (pupils ?? 0) / (chances.get(category) ?? Number.POSITIVE_INFINITY);
		if (category !== brightest && rarity > maxRarity) [found, maxRarity] = [category, rarity];
	}
	return found;
};
