import type { CareerId } from "./career-id.ts";
import type { CategoryKey } from "./category.ts";

/** A career as an entry in the home page's lists. */
export interface HomeCareer {
	readonly id: string;
	readonly title: string;
}

/** The content of the home page beside its messages, in one language. */
export interface PresentedHome {
	/** The thirteen fields that have careers, violet to red, each with those whose main field it is. */
	readonly fields: readonly { readonly key: CategoryKey; readonly careers: readonly HomeCareer[] }[];
	/** An example of a result: the shares of the fourteen fields, the two brightest fields, careers by answers. */
	readonly example: {
		readonly light: readonly number[];
		readonly fields: readonly string[];
		readonly careers: readonly (HomeCareer & {
			readonly count: number;
			readonly fingerprint: readonly number[];
		})[];
	};
}

/** Every career of the home page by its id, for results that store ids. */
export const titlesById = (home: PresentedHome): ReadonlyMap<CareerId | string, string> =>
	new Map(home.fields.flatMap(({ careers }) => careers.map(({ id, title }) => [id, title] as const)));
