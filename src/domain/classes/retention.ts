import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/moment.ts";

const minutesPerDay = 24 * 60;

/** How long a class stays after anything happened in it, and how long before its end the teacher is told. */
const keptDays = 365;
const warnedDays = 30;

/** Classes in which nothing happened since then are told of to their teachers: in thirty days they are erased. */
export const idleBeforeWarning = (now: Instant): Instant =>
	addMinutes(now, -(keptDays - warnedDays) * minutesPerDay);

/** Classes whose teachers were told before then are erased. */
export const warnedBeforeErasure = (now: Instant): Instant => addMinutes(now, -warnedDays * minutesPerDay);
