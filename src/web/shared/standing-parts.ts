import { actAsTouched } from "./first-touch.ts";

/** For each part on the screen that still stands as it was served: resolves when React has taken it over. */
export const standingParts = new Set<Promise<void>>();

/**
 * Resolves once React has taken over every part of the screen. Awaited before words or data of the whole page change:
 * what still stands as it was served would differ from them.
 */
export const takeOverServedParts = async (): Promise<void> => {
	if (standingParts.size === 0) return;
	actAsTouched();
	await Promise.all(standingParts);
};
