/** How strong an interest is, as parents see it, strongest first. */
export const interestLevels = ["high", "medium", "low"] as const;
/** How strong an interest is, in words. */
export type InterestLevel = (typeof interestLevels)[number];
