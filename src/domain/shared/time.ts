import {
	type CalendarDateTime,
	type DateDuration,
	parseAbsolute,
	parseDate,
	parseDateTime,
	toCalendarDateTime,
	toZoned,
} from "@internationalized/date";
import {
	type Instant,
	type LocalDate,
	type LocalDateTime,
	type LocalTime,
	toInstant,
	type Zone,
} from "./instant.ts";

const calendarDateTime = ({ date, time }: LocalDateTime): CalendarDateTime =>
	parseDateTime(`${date}T${time}`);

/**
 * The instant at which a clock in `zone` shows `local`.
 *
 * The two ambiguous hours of the year follow the rule of calendar applications:
 * a time that the change to summer time skips means the time as much later (02:30 is 03:30), and a time that
 * the change to winter time repeats means its first occurrence. Throws a RangeError on an unknown zone.
 */
export const instantOf = (local: LocalDateTime, zone: Zone): Instant =>
	toInstant(toZoned(calendarDateTime(local), zone, "compatible").toDate());

/** Whether a clock in `zone` ever shows `local`: false for times that the change to summer time skips. */
export const existsIn = (local: LocalDateTime, zone: Zone): boolean =>
	toCalendarDateTime(toZoned(calendarDateTime(local), zone, "compatible")).compare(
		calendarDateTime(local),
	) === 0;

/** The local date and time in `zone` at `instant`, to the minute. */
export const localDateTimeOf = (instant: Instant, zone: Zone): LocalDateTime => {
	const [date, time] = toCalendarDateTime(parseAbsolute(instant, zone)).toString().split("T");
	return { date: date as LocalDate, time: time?.slice(0, 5) as LocalTime };
};

/** The day in `zone` at `instant`. */
export const dateIn = (instant: Instant, zone: Zone): LocalDate => localDateTimeOf(instant, zone).date;

/** The day `duration` after `date` (negative values go back), by the calendar, whatever the zone. */
export const addToDate = (date: LocalDate, duration: DateDuration): LocalDate =>
	parseDate(date).add(duration).toString() as LocalDate;
