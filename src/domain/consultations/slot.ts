import type { Instant } from "../shared/moment.ts";
import type { Duration } from "./duration.ts";

/** A time offered by a researcher and the lengths that still fit there; none is left when it is taken. */
export interface Slot {
	startsAt: Instant;
	durations: Duration[];
}
