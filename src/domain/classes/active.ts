import { addMinutes } from "../shared/elapsed.ts";
import { type Instant, utcDateOf } from "../shared/moment.ts";

const minutesPerDay = 24 * 60;

/** The day on which a pupil was active, as its beginning in UTC: the hour is private. */
export const activeDay = (lastActiveAt: Instant): Instant => `${utcDateOf(lastActiveAt)}T00:00:00.000Z`;

/** The number of pupils active within so many days. `active` holds values of `activeDay`. */
export const activeWithin = (days: number, active: readonly Instant[], now: Instant): number => {
	const since = addMinutes(now, -days * minutesPerDay);
	return active.filter((day) => day > since).length;
};
