/** The messages of the twelve monthly questions, from January on. */
export const monthKeys = [
	...(["m1", "m2", "m3", "m4", "m5", "m6"] as const),
	...(["m7", "m8", "m9", "m10", "m11", "m12"] as const),
] as const;
