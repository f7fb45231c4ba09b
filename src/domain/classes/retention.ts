import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { minutesPerDay } from "../shared/units.ts";

/** How many days a class is kept after its last activity. */
export const classKeptDays = 365;
/** The teacher is warned this many days before the class is erased. */
export const classWarnedDays = 30;

/** The instant of last activity before which a class's teacher is warned, thirty days before the erasure. */
export const idleBeforeWarning = (now: Instant): Instant =>
	addMinutes(now, -(classKeptDays - classWarnedDays) * minutesPerDay);

/** The instant of the warning before which a class is erased. */
export const warnedBeforeErasure = (now: Instant): Instant =>
	addMinutes(now, -classWarnedDays * minutesPerDay);

/** The instant at which a class is erased whose teacher was warned then. */
export const erasedAfterWarning = (warnedAt: Instant): Instant =>
	addMinutes(warnedAt, classWarnedDays * minutesPerDay);
