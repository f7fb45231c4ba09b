import type { CategoryKey } from "./category.ts";

/** A career as an entry in the home page's lists. */
export interface HomeCareer {
	readonly id: string;
	readonly title: string;
	/** The work as one whole sentence to the student. */
	readonly gist: string;
}

/** An option of the question on the home page, with what it counts for. */
export interface HomeOption {
	readonly id: string;
	readonly text: string;
	readonly categories: readonly CategoryKey[];
	/** The number of careers that it counts for. */
	readonly careerCount: number;
	/** The first of these careers, with their fingerprints. */
	readonly careers: readonly (HomeCareer & { readonly fingerprint: readonly number[] })[];
}

/** The content of the home page beside its messages, in one language. */
export interface PresentedHome {
	/** The thirteen fields that have careers, violet to red, each with the same careers as on Explore. */
	readonly fields: readonly { readonly key: CategoryKey; readonly careers: readonly HomeCareer[] }[];
	/** One question of the quiz; its answer counts as that of the quiz. */
	readonly question: {
		readonly id: string;
		readonly text: string;
		readonly options: readonly HomeOption[];
	};
}

/** Every career of the home page by its id, for results that store ids. */
export const homeCareersById = (home: PresentedHome): ReadonlyMap<string, HomeCareer> =>
	new Map(home.fields.flatMap(({ careers }) => careers.map((career) => [career.id, career] as const)));
