import { type CategoryKey, isCategoryKey } from "../category.ts";

const slugs: Partial<Record<CategoryKey, string>> = {
	earth: "earth-science",
	space: "space-science",
	computer: "computer-science",
	math: "mathematics",
};

const keyOfSlug = new Map(Object.entries(slugs).map(([key, slug]) => [slug, key]));

/** The eight fields of the home page, in the specification's order. */
export const homeFieldKeys = [
	"biology",
	"chemistry",
	"physics",
	"earth",
	"space",
	"computer",
	"math",
	"engineering",
] as const satisfies readonly CategoryKey[];

/** How the home page writes a category in `/explore?category=`: its English name, lower case, with hyphens. */
export const categorySlug = (key: CategoryKey): string => slugs[key] ?? key;

/** The category that `/explore?category=` names, by key or by slug; null for none and for anything else. */
export const categoryFromParameter = (value: string | null | undefined): CategoryKey | null => {
	const key = keyOfSlug.get(value ?? "") ?? value;
	return isCategoryKey(key) ? key : null;
};
