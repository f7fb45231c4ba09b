import type { Instant, LocalDate, Zone } from "../shared/moment.ts";
import { dateIn } from "../shared/time.ts";
import type { Duration } from "./duration.ts";
import type { Slot } from "./slot.ts";

/** The days, in `zone`, on which a researcher offers a time, taken or not. A calendar disables all others. */
export const datesOf = (slots: readonly Slot[], zone: Zone): LocalDate[] => [
	...new Set(slots.map(({ startsAt }) => dateIn(startsAt, zone))),
];

/** The times of one day, in `zone`, at which a consultation of this length can still begin. */
export const freeTimes = (
	slots: readonly Slot[],
	{ date, duration, zone }: { date: LocalDate; duration: Duration; zone: Zone },
): Instant[] =>
	slots
		.filter((slot) => dateIn(slot.startsAt, zone) === date && slot.durations.includes(duration))
		.map(({ startsAt }) => startsAt);
