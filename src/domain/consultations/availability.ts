import { type Instant, type LocalDate, type LocalTime, parisZone } from "../shared/moment.ts";
import { addToDate, dateIn } from "../shared/time.ts";

/** The times, in the researcher's zone, at which consultations may begin on one day. */
export interface DayTimes {
	date: LocalDate;
	times: LocalTime[];
}

/** Times on a day counted from the first day of a pattern, which is day 0. */
export interface PatternDay {
	dayOffset: number;
	times: LocalTime[];
}

/**
 * The specification's five-day pattern, moved so that its first day is tomorrow in Europe/Paris. With `now`
 * on 2025-05-09 it gives the specification's own days, 2025-05-10 to 2025-05-14.
 */
export const demoAvailability = (pattern: readonly PatternDay[], now: Instant): DayTimes[] => {
	const tomorrow = addToDate(dateIn(now, parisZone), { days: 1 });
	return pattern.map(({ dayOffset, times }) => ({
		date: addToDate(tomorrow, { days: dayOffset }),
		times: [...times],
	}));
};
