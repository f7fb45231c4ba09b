import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/moment.ts";

const minutesPerDay = 24 * 60;

/** How many days a class stays after anything happened in it. */
export const classKeptDays = 365;
/** How many days before its end the teacher is told. */
export const classWarnedDays = 30;

/** Classes in which nothing happened since then are told of to their teachers: in thirty days they are erased. */
export const idleBeforeWarning = (now: Instant): Instant =>
	addMinutes(now, -(classKeptDays - classWarnedDays) * minutesPerDay);

/** Classes whose teachers were told before then are erased. */
export const warnedBeforeErasure = (now: Instant): Instant =>
	addMinutes(now, -classWarnedDays * minutesPerDay);

/** When a class is erased whose teacher was told then. */
export const erasedAfterWarning = (warnedAt: Instant): Instant =>
	addMinutes(warnedAt, classWarnedDays * minutesPerDay);
