import type { PresentedCareerCard } from "./presented-career.ts";

/** How many related careers a page shows at most. */
export const maxRelatedCareers = 3;

type Relatable = {
	readonly id: PresentedCareerCard["id"];
	readonly category: PresentedCareerCard["category"];
	readonly subjects: readonly { readonly id: string }[];
};

/**
 * Other careers of the same category or with at least one subject in common: same category first, then the
 * more subjects in common, then as the catalogue lists them.
 */
export const relatedCareers = <Career extends Relatable>(
	career: Relatable,
	catalogue: readonly Career[],
): Career[] => {
	const own = new Set(career.subjects.map(({ id }) => id));
	return catalogue
		.filter(({ id }) => id !== career.id)
		.map((other) => ({
			other,
			sameCategory: Number(other.category === career.category),
			shared: other.subjects.filter(({ id }) => own.has(id)).length,
		}))
		.filter(({ sameCategory, shared }) => sameCategory + shared > 0)
		.sort((a, b) => b.sameCategory - a.sameCategory || b.shared - a.shared)
		.slice(0, maxRelatedCareers)
		.map(({ other }) => other);
};
