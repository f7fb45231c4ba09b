import { dayOf } from "../consultations/open-slots.ts";
import { type Instant, type LocalDate, type LocalTime, parisZone, utcMidnight } from "../shared/instant.ts";
import { addToDate, dateIn, instantOf } from "../shared/time.ts";

/** When an invented circle of the demonstration takes place: each week, on the clock of Paris. */
export interface WeeklyTime {
	/** 1 is Monday. */
	readonly weekday: number;
	readonly time: LocalTime;
}

/** How many days ahead the next circle of each week is at least: enough for the refund of a seat that is given back. */
const minDaysAhead = 2;

const weekdayOf = (date: LocalDate): number => ((dayOf(utcMidnight(date)) + 3) % 7) + 1;

/** The day of the next circle of each week. It stays the same from one day to the next until it is near. */
export const nextCircleDay = ({ weekday }: WeeklyTime, now: Instant): LocalDate => {
	const from = addToDate(dateIn(now, parisZone), { days: minDaysAhead });
	return addToDate(from, { days: (weekday - weekdayOf(from) + 7) % 7 });
};

/** The start of a circle of each week on a day. */
export const circleStartOn = (date: LocalDate, { time }: WeeklyTime): Instant =>
	instantOf({ date, time }, parisZone);
