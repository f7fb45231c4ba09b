/** The terms of a school year, in order: until December, from January to March, from April to June. */
export const termNames = ["autumn", "winter", "spring"] as const;

/** A term of a school year, which is named after the year in which it ends. */
export interface Term {
	readonly year: number;
	readonly term: (typeof termNames)[number];
}
