import { type CategoryKey, spectrum } from "../category.ts";
import { likeness } from "../fingerprint.ts";

interface Lit {
	readonly category: CategoryKey;
	readonly fingerprint: readonly number[];
}

interface FieldsAndLight extends Lit {
	readonly secondaryCategories: readonly CategoryKey[];
}

/** The summed fingerprints of all careers of a field. */
const lightOf = (field: CategoryKey, catalogue: readonly Lit[]): number[] => {
	const own = catalogue.filter(({ category }) => category === field);
	return spectrum.map((_, slot) => own.reduce((sum, { fingerprint }) => sum + (fingerprint[slot] ?? 0), 0));
};

/**
 * The fourteen fields, the nearest to a career first: its own, its second ones, then those whose careers together are
 * most similar to it (`likeness` of the fingerprints).
 */
export const nearFields = (career: FieldsAndLight, catalogue: readonly Lit[]): CategoryKey[] => {
	const near = new Map(
		spectrum.map(({ key }) => [key, likeness(career.fingerprint, lightOf(key, catalogue))]),
	);
	const byLight = spectrum
		.map(({ key }) => key)
		.sort((one, other) => (near.get(other) ?? 0) - (near.get(one) ?? 0));
	return [...new Set([career.category, ...career.secondaryCategories, ...byLight])];
};

/**
 * The researcher nearest to a career: the one whose field is first in `fields`, and the earlier listed of two in one
 * field. Undefined without researchers.
 */
export const nearestResearcher = <Researcher extends { readonly category: CategoryKey }>(
	fields: readonly CategoryKey[],
	researchers: readonly Researcher[],
): Researcher | undefined => {
	const rank = ({ category }: Researcher) => fields.indexOf(category);
	return researchers.toSorted((one, other) => rank(one) - rank(other))[0];
};
