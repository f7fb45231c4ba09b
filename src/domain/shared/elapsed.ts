import type { Instant } from "./moment.ts";

const millisecondsPerMinute = 60_000;

/** The instant so many minutes of elapsed time after `instant`: a change of clocks does not shorten them. */
export const addMinutes = (instant: Instant, minutes: number): Instant =>
	new Date(Date.parse(instant) + minutes * millisecondsPerMinute).toISOString();
