/** Milliseconds before a server that did not answer is asked again: ever longer, then every minute. */
export const pauses: readonly number[] = [2_000, 5_000, 10_000, 20_000, 40_000];
export const longestPause = 60_000;
