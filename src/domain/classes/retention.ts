import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/moment.ts";

const minutesPerDay = 24 * 60;

/** How many days a class stays after anything happened in it. */
export const classKeptDays = 365;
/** The teacher is warned this many days before the class is erased. */
export const classWarnedDays = 30;

/** Teachers of classes without activity since then are warned: the classes are erased in thirty days. */
export const idleBeforeWarning = (now: Instant): Instant =>
	addMinutes(now, -(classKeptDays - classWarnedDays) * minutesPerDay);

/** Classes whose teachers were warned before then are erased. */
export const warnedBeforeErasure = (now: Instant): Instant =>
	addMinutes(now, -classWarnedDays * minutesPerDay);

/** The instant at which a class is erased whose teacher was warned then. */
export const erasedAfterWarning = (warnedAt: Instant): Instant =>
	addMinutes(warnedAt, classWarnedDays * minutesPerDay);
