import { type Instant, type LocalDate, type LocalTime, parisZone } from "../shared/instant.ts";
import { addToDate, dateIn, localDateTimeOf } from "../shared/time.ts";
import { type EpochMinute, minuteOf } from "../shared/zone-offsets.ts";
import { endOf, type Occupation } from "./appointment.ts";
import { dayOf, openSlots, weeksFrom, zoneCalendar } from "./open-slots.ts";
import { halfHourMinutes, maxHalfHours, type Slot } from "./slots.ts";

/** Times in Paris on one day of a pattern; the first day is day 0. */
export interface PatternDay {
	dayOffset: number;
	readonly times: readonly LocalTime[];
}

/** This many minutes from each time of a pattern are open: enough for the longest consultation. */
const openMinutes = maxHalfHours * halfHourMinutes;

/** A pattern covers five days from tomorrow. */
const weeks = 1;

const minuteOfDay = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The days of the specification's five-day pattern, the first of them tomorrow in Europe/Paris. With `now` on 2025-05-09
 * these are the specification's own, 2025-05-10 to 2025-05-14.
 */
export const patternDates = (
	pattern: readonly PatternDay[],
	now: Instant,
): { readonly date: LocalDate; readonly times: readonly LocalTime[] }[] => {
	const tomorrow = addToDate(dateIn(now, parisZone), { days: 1 });
	return pattern.map(({ dayOffset, times }) => ({ date: addToDate(tomorrow, { days: dayOffset }), times }));
};

/** The starts of the half hours that an appointment touches; none when it is cancelled. */
const halfHoursTouched = (appointment: Occupation): EpochMinute[] => {
	if (appointment.status === "cancelled") return [];
	const first = Math.floor(minuteOf(appointment.startsAt) / halfHourMinutes);
	const end = Math.ceil(minuteOf(endOf(appointment)) / halfHourMinutes);
	return Array.from({ length: end - first }, (_, number) => (first + number) * halfHourMinutes);
};

/**
 * The slots of a researcher with a fixed pattern, by the rules of `openSlots`, earliest first. Consultations start at
 * the times of the pattern only. `appointments` are those of the researcher.
 */
export const slotsOfPattern = (
	pattern: readonly PatternDay[],
	appointments: readonly Occupation[],
	now: Instant,
): Slot[] => {
	const days = patternDates(pattern, now);
	const exceptions = days.flatMap(({ date, times }) =>
		times.map(minuteOfDay).map((start) => ({
			date,
			kind: "extra" as const,
			start,
			end: start + openMinutes,
		})),
	);
	const ahead = weeksFrom(zoneCalendar(parisZone, dayOf(now), weeks), now, weeks);
	const taken = new Set(appointments.flatMap(halfHoursTouched));
	const isPatternTime = ({ startsAt }: Slot): boolean => {
		const { date, time } = localDateTimeOf(startsAt, parisZone);
		return days.some((day) => day.date === date && day.times.includes(time));
	};
	return openSlots({ zone: parisZone, weekly: [], exceptions }, taken, ahead).filter(isPatternTime);
};
