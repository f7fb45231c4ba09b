import type { Instant, LocalDate } from "../shared/moment.ts";
import { dateIn, existsIn, instantOf } from "../shared/time.ts";
import { type Occupation, overlaps } from "./appointment.ts";
import type { DayTimes } from "./availability.ts";
import { type Duration, durations } from "./duration.ts";
import type { Slot } from "./slot.ts";

/**
 * Every offered time after `now`, earliest first, with the lengths that `taken` leaves free. Times that the
 * change to summer time skips in `zone` are not offered: nobody could keep them.
 */
export const slotsOf = (
	availability: readonly DayTimes[],
	zone: string,
	taken: readonly Occupation[],
	now: Instant,
): Slot[] => {
	const offered = availability.flatMap(({ date, times }) =>
		times.filter((time) => existsIn({ date, time }, zone)).map((time) => instantOf({ date, time }, zone)),
	);
	return [...new Set(offered)]
		.filter((startsAt) => startsAt > now)
		.sort()
		.map((startsAt) => ({
			startsAt,
			durations: durations.filter(
				(duration) => !taken.some((other) => overlaps({ startsAt, duration, status: "confirmed" }, other)),
			),
		}));
};

/** The days, in `zone`, on which a researcher offers a time, taken or not. A calendar disables all others. */
export const datesOf = (slots: readonly Slot[], zone: string): LocalDate[] => [
	...new Set(slots.map(({ startsAt }) => dateIn(startsAt, zone))),
];

/** The times of one day, in `zone`, at which a consultation of this length can still begin. */
export const freeTimes = (
	slots: readonly Slot[],
	{ date, duration, zone }: { date: LocalDate; duration: Duration; zone: string },
): Instant[] =>
	slots
		.filter((slot) => dateIn(slot.startsAt, zone) === date && slot.durations.includes(duration))
		.map(({ startsAt }) => startsAt);
