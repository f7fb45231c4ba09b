import type { Instant } from "../shared/moment.ts";
import { minuteOf } from "../shared/zone-offsets.ts";
import type { Duration } from "./duration.ts";
import type { Slot } from "./slot.ts";

/** How many other times are proposed when one is gone. */
export const alternativesProposed = 3;

/**
 * The free times nearest to a wanted one at which a consultation of this length can begin, earliest first. Of two
 * equally near the earlier is proposed.
 */
export const nearestAlternatives = (
	slots: readonly Slot[],
	{ startsAt, duration }: { readonly startsAt: Instant; readonly duration: Duration },
): Instant[] => {
	const wanted = minuteOf(startsAt);
	return slots
		.filter((slot) => slot.startsAt !== startsAt && slot.durations.includes(duration))
		.map((slot) => ({ startsAt: slot.startsAt, distance: Math.abs(minuteOf(slot.startsAt) - wanted) }))
		.sort((one, other) => one.distance - other.distance || (one.startsAt < other.startsAt ? -1 : 1))
		.slice(0, alternativesProposed)
		.map((alternative) => alternative.startsAt)
		.sort();
};
