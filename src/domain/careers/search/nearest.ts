import { type CategoryKey, spectrum } from "../category.ts";
import type { PresentedCareerCard } from "../presented-career.ts";
import { fold } from "./fold.ts";
import { wordLikeness } from "./near-words.ts";
import type { SearchIndex } from "./search.ts";

const minLikeness = 0.25;
const careersNamed = 3;
const fieldsNamed = 2;

type Named = Pick<PresentedCareerCard, "id" | "category">;

/**
 * The suggestions for a query without results: up to three careers with a word most like a typed one, and their
 * fields. Empty where no word is alike.
 */
export const nearestTo = <Career extends Named>(
	{ entries, vocabulary }: SearchIndex<Career>,
	query: string,
): { readonly careers: readonly Career[]; readonly fields: readonly CategoryKey[] } => {
	const words = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
	const likeness = new Map<number, number>();
	for (const [word, indexes] of vocabulary) {
		const best = Math.max(0, ...words.map((typed) => wordLikeness(typed, word)));
		if (best < minLikeness) continue;
		for (const index of indexes) likeness.set(index, Math.max(best, likeness.get(index) ?? 0));
	}
	const careers = [...likeness]
		.sort(([a, one], [b, other]) => other - one || a - b)
		.slice(0, careersNamed)
		.flatMap(([index]) => entries[index]?.career ?? []);
	return { careers, fields: [...new Set(careers.map(({ category }) => category))].slice(0, fieldsNamed) };
};

/**
 * Suggestions where nothing is near: a career from the beginning, the middle and the end of the spectrum, the first of its field
 * in the catalogue, and their fields. Fewer where fewer fields have careers.
 */
export const acrossTheSpectrum = <Career extends Named>(
	careers: readonly Career[],
): { readonly careers: readonly Career[]; readonly fields: readonly CategoryKey[] } => {
	const firsts = spectrum.flatMap(({ key }) => careers.find(({ category }) => category === key) ?? []);
	const indexes = [0, Math.floor((firsts.length - 1) / 2), firsts.length - 1];
	const chosen = [...new Set(indexes)].flatMap((index) => firsts[index] ?? []);
	return { careers: chosen, fields: chosen.map(({ category }) => category) };
};
