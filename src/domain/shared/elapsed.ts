import { type Instant, toInstant } from "./instant.ts";
import { minuteMs } from "./units.ts";

/** The instant `minutes` of elapsed time after `instant`, across clock changes. */
export const addMinutes = (instant: Instant, minutes: number): Instant =>
	// biome-ignore lint/style/noRestrictedGlobals: arithmetic on what is passed in, no clock is read
	toInstant(new Date(Date.parse(instant) + minutes * minuteMs));
