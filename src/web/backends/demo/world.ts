import type { BrowserWorld } from "../browser/world.ts";

/** All that the demonstration takes from outside, so that a test can put its own in place. */
export interface DemoWorld extends BrowserWorld {
	/** A number in [0, 1), drawn anew at every call. */
	readonly random: () => number;
}

/** How long signing in, signing up, paying and sending an e-mail seem to take, in milliseconds. */
export const simulatedDelay = 1500;
