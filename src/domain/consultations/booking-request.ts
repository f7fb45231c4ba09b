import type { Instant } from "../shared/moment.ts";
import type { Duration } from "./duration.ts";

/** What a person asks to book. Null stands for what is not chosen yet. */
export interface BookingRequest {
	researcherId: string | null;
	startsAt: Instant | null;
	duration: Duration;
}
