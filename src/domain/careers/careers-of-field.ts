import { type CategoryKey, exploreCategoryKeys } from "./category.ts";
import type { PresentedCareerCard } from "./presented-career.ts";

type InFields = Pick<PresentedCareerCard, "category" | "secondaryCategories">;

/**
 * The careers of a field, or all of them (null), in their order: careers with it as their own field precede those with it
 * as a second one.
 */
export const careersOfField = <Career extends InFields>(
	careers: readonly Career[],
	field: CategoryKey | null,
): Career[] =>
	field === null
		? [...careers]
		: [
				...careers.filter(({ category }) => category === field),
				...careers.filter(
					({ category, secondaryCategories }) => category !== field && secondaryCategories.includes(field),
				),
			];

/** How many of the careers each field has, as its own or a second one; fields without any are left out. */
export const countFields = (careers: readonly InFields[]): Partial<Record<CategoryKey, number>> => {
	const counts: Partial<Record<CategoryKey, number>> = {};
	for (const { category, secondaryCategories } of careers)
		for (const key of [category, ...secondaryCategories]) counts[key] = (counts[key] ?? 0) + 1;
	return counts;
};

const fieldsOffered = 3;

/** A few fields that have careers, for an empty search. */
export const fieldsToOffer = (counts: Partial<Record<CategoryKey, number>>): CategoryKey[] =>
	exploreCategoryKeys.filter((key) => counts[key]).slice(0, fieldsOffered);
