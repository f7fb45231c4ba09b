import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/moment.ts";
import { minuteOf } from "../shared/zone-offsets.ts";
import { type Duration, minutesOf } from "./duration.ts";

/**
 * Time is given away in half hours of UTC, of which each researcher has every one once: two consultations that share
 * none cannot overlap, and two that overlap share one. In the few zones whose clocks are a quarter of an hour off,
 * consultations begin at a quarter past or to.
 */
export const halfHourMinutes = 30;

/** Whether a consultation may begin then at all: on a half hour of UTC, to the millisecond. */
export const isOnGrid = (startsAt: Instant): boolean =>
	startsAt.endsWith(":00.000Z") && minuteOf(startsAt) % halfHourMinutes === 0;

/** The half hours that a consultation occupies, by their beginnings, earliest first. */
export const halfHoursOf = (startsAt: Instant, duration: Duration): Instant[] =>
	Array.from({ length: minutesOf[duration] / halfHourMinutes }, (_, number) =>
		addMinutes(startsAt, number * halfHourMinutes),
	);
