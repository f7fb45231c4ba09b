import { type Instant, toInstant } from "./moment.ts";

const millisecondsPerMinute = 60_000;

/** The instant so many minutes of elapsed time after `instant`: a change of clocks does not shorten them. */
export const addMinutes = (instant: Instant, minutes: number): Instant =>
	// biome-ignore lint/style/noRestrictedGlobals: arithmetic on what is passed in, no clock is read
	toInstant(new Date(Date.parse(instant) + minutes * millisecondsPerMinute));
