import type { Instant } from "./moment.ts";

/** Before Spectra nobody did anything in it. */
const earliest: Instant = "2020-01-01T00:00:00.000Z";

/** When something happened by the clock of somebody's device: never later than now, nor before there was Spectra. */
export const claimedInstant = (claimed: Instant, now: Instant): Instant => {
	if (claimed > now) return now;
	return claimed < earliest ? earliest : claimed;
};
