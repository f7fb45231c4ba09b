/** The strength of an interest, as parents see it, strongest first. */
export const interestLevels = ["high", "medium", "low"] as const;
export type InterestLevel = (typeof interestLevels)[number];
