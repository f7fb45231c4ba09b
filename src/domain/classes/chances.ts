import { type CategoryKey, categoryKeys } from "../careers/category.ts";

/** The part of a questionnaire that decides its base rates. */
export interface Leading {
	readonly questions: readonly {
		readonly options: readonly { readonly careerCategories: readonly string[] }[];
	}[];
}

const optionsTo = ({ questions }: Leading, key: CategoryKey): number =>
	questions
		.flatMap(({ options }) => options)
		.filter(({ careerCategories }) => careerCategories.some((category) => category === key)).length;

/**
 * How many options lead to each category, in the published questionnaire with the most. A result's version does not
 * leave the device, so a class can mix versions: with the maximum, no field is called unexpected only because another
 * version rarely leads there.
 */
export const chancesOf = (published: readonly Leading[]): ReadonlyMap<CategoryKey, number> =>
	new Map(
		categoryKeys.map((key) => [
			key,
			Math.max(0, ...published.map((questionnaire) => optionsTo(questionnaire, key))),
		]),
	);
