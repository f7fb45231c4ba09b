import type { CareerId } from "../careers/career-id.ts";
import { type CategoryKey, categoryKeys } from "../careers/category.ts";
import { topWithTies } from "../shared/top-with-ties.ts";
import type { BlurredSum } from "./blurred-sum.ts";
import { linesOfOne } from "./sent-result.ts";

/** A smaller number of pupils on a field is never shown. */
export const minShownPupils = 3;
/** The maximum number of careers shown. */
const maxCareers = 5;

/** The class view. */
export interface ClassPicture {
	/** How many pupils are in it. */
	readonly pupils: number;
	/** Every category in the order of the spectrum, with its approximate number of pupils; null: fewer than three. */
	readonly lines: readonly { readonly category: CategoryKey; readonly pupils: number | null }[];
}

/** The class view, from its sum alone. */
export const classPicture = ({ pupils: all, lines }: BlurredSum): ClassPicture => ({
	pupils: all,
	lines: categoryKeys.map((category) => {
		const pupils = Math.min(all, lines[category] ?? 0);
		return { category, pupils: pupils < minShownPupils ? null : pupils };
	}),
});

/** The lines that a class can talk about: all are drawn, so all have three pupils or more. */
export interface Extremes {
	/** The lines with most pupils, in the order of the spectrum: one, or all that are equally bright. */
	readonly brightest: readonly [CategoryKey, ...CategoryKey[]];
	/**
	 * The line with fewest pupils; null when several have as few, and while any line is dark: that one is fainter than all that
	 * are drawn.
	 */
	readonly faintest: CategoryKey | null;
	/** The number of lines that are not drawn. */
	readonly dark: number;
}

/** The extremes of the drawn lines. Null when no line is drawn. */
export const extremesOf = ({ lines }: Pick<ClassPicture, "lines">): Extremes | null => {
	const drawn = lines.flatMap(({ category, pupils }) => (pupils === null ? [] : [{ category, pupils }]));
	const [first, ...equal] = topWithTies(drawn, ({ pupils }) => pupils, 1).map(({ category }) => category);
	if (first === undefined) return null;
	const fewest = Math.min(...drawn.map(({ pupils }) => pupils));
	const [faintest, ...others] = drawn.filter(({ pupils }) => pupils === fewest);
	const dark = lines.length - drawn.length;
	const isAlone = dark === 0 && others.length === 0;
	return { brightest: [first, ...equal], faintest: (isAlone && faintest?.category) || null, dark };
};

/** The three lines with most pupils, the brightest first; fewer if fewer are drawn, more if some are equal to the third. */
export const brightestOf = ({ lines }: Pick<ClassPicture, "lines">): CategoryKey[] =>
	topWithTies(lines, ({ pupils }) => pupils, linesOfOne).map(({ category }) => category);

/**
 * The unexpected line: the one with the most pupils relative to the number of options that lead there, except the
 * brightest ones. Null when no other line is shown. `chances` comes from `chancesOf`; ties keep the order of the spectrum.
 */
export const unexpectedOf = (
	picture: ClassPicture,
	chances: ReadonlyMap<CategoryKey, number>,
): CategoryKey | null => {
	const brightest: readonly CategoryKey[] = extremesOf(picture)?.brightest ?? [];
	let found: CategoryKey | null = null;
	let maxRarity = 0;
	for (const { category, pupils } of picture.lines) {
		const rarity = (pupils ?? 0) / (chances.get(category) ?? Number.POSITIVE_INFINITY);
		if (!brightest.includes(category) && rarity > maxRarity) [found, maxRarity] = [category, rarity];
	}
	return found;
};

/** The part of a career that decides how near it is to a class view: the main field counts twice. */
export interface CareerFields {
	readonly id: CareerId;
	readonly category: CategoryKey;
	readonly secondaryCategories: readonly CategoryKey[];
}

/**
 * The five careers whose fields shine most in a class view: the mean of their lines, the main field twice. They follow
 * from the lines, so they reveal nothing more; careers that single pupils sent are not counted. Only careers whose main
 * field is shown; ties keep the order of `careers`.
 */
export const nearestCareers = ({ lines }: ClassPicture, careers: readonly CareerFields[]): CareerId[] => {
	const on = new Map(lines.map(({ category, pupils }) => [category, pupils ?? 0]));
	const nearness = ({ category, secondaryCategories }: CareerFields): number => {
		const fields = [category, category, ...secondaryCategories];
		return fields.reduce((sum, field) => sum + (on.get(field) ?? 0), 0) / fields.length;
	};
	return careers
		.filter(({ category }) => (on.get(category) ?? 0) > 0)
		.map((career, index) => ({ id: career.id, index: index, nearness: nearness(career) }))
		.sort((one, other) => other.nearness - one.nearness || one.index - other.index)
		.slice(0, maxCareers)
		.map(({ id }) => id);
};

/** A class view with the careers nearest to it and its most unexpected line. */
export const describePicture = (
	picture: ClassPicture,
	careers: readonly CareerFields[],
	chances: ReadonlyMap<CategoryKey, number>,
) => ({
	...picture,
	careers: nearestCareers(picture, careers).map((careerId) => ({ careerId })),
	unexpected: unexpectedOf(picture, chances),
});
