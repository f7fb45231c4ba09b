/** How many attempts an account keeps on the free plan, latest first; the premium plan keeps all. */
export const maxFreeAttempts = 3;

/**
 * The stored attempts that a person sees, given latest first. Attempts stored under Premium are kept when
 * the plan ends and are visible again with the next one.
 */
export const attemptsShown = <Attempt>(attempts: readonly Attempt[], isPremium: boolean): Attempt[] =>
	isPremium ? [...attempts] : attempts.slice(0, maxFreeAttempts);
