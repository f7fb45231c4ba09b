import type { Instant } from "./instant.ts";

/** The launch of Spectra: nothing can have happened earlier. */
const earliest: Instant = "2020-01-01T00:00:00.000Z";

/** An instant claimed by a device's clock, clamped between the launch of Spectra and now. */
export const claimedInstant = (claimed: Instant, now: Instant): Instant => {
	if (claimed > now) return now;
	return claimed < earliest ? earliest : claimed;
};
