import type { LocalDate } from "../shared/instant.ts";
import { failure, type Result, success } from "../shared/result.ts";
import { addToDate } from "../shared/time.ts";
import { halfHourMinutes } from "./slots.ts";
import { maxDailyEntries } from "./week-grid.ts";
import {
	type AvailabilityException,
	type Hours,
	inWeekOrder,
	overlapIn,
	type WeeklyHours,
} from "./weekly.ts";

/** The most entries that a week can have. */
export const maxWeeklyEntries = 7 * maxDailyEntries;

/** The longest time off that is entered at once, in days: a quarter of a year. */
export const maxDaysOff = 92;

/** How many years ahead days can be entered. */
export const maxYearsAhead = 2;

type DayRefusal = "desk.day_over" | "desk.day_far";

const checkDay = (date: LocalDate, today: LocalDate): Result<null, DayRefusal> => {
	if (date < today) return failure("desk.day_over");
	return date > addToDate(today, { years: maxYearsAhead }) ? failure("desk.day_far") : success(null);
};

type HoursRefusal = "desk.hours_midnight" | "desk.hours_short";

/**
 * Hours of one day as they were typed. They end on the same day, at midnight (1440) at the latest, because the clock of
 * a zone may change at midnight; hours across midnight are two entries. A consultation fits into them.
 */
const checkHours = ({ start, end }: Hours): Result<null, HoursRefusal> => {
	if (end <= start) return failure("desk.hours_midnight");
	return end - start < halfHourMinutes ? failure("desk.hours_short") : success(null);
};

/** The hours of every week in the order of the week, or why they are refused. Entries may touch. */
export const checkWeekly = (
	weekly: readonly WeeklyHours[],
): Result<WeeklyHours[], HoursRefusal | "desk.hours_overlap"> => {
	for (const hours of weekly) {
		const checked = checkHours(hours);
		if (!checked.ok) return checked;
	}
	if (overlapIn(weekly) !== null) return failure("desk.hours_overlap");
	return success(inWeekOrder(weekly));
};

/** Time off from one day to another, both included, as closed days; `today` in the researcher's zone. */
export const readDaysOff = (
	{ from, to }: { readonly from: LocalDate; readonly to: LocalDate },
	today: LocalDate,
): Result<AvailabilityException[], DayRefusal | "desk.days_order" | "desk.days_many"> => {
	if (to < from) return failure("desk.days_order");
	const checked = checkDay(from, today);
	if (!checked.ok) return checked;
	if (to >= addToDate(from, { days: maxDaysOff })) return failure("desk.days_many");
	const days: AvailabilityException[] = [];
	for (let date = from; date <= to; date = addToDate(date, { days: 1 })) {
		days.push({ date, kind: "closed", start: 0, end: 1440 });
	}
	return success(days);
};

/** Hours that are offered on one day besides those of the week, also when the day is closed. */
export const readExtraHours = (
	{ date, ...hours }: Hours & { readonly date: LocalDate },
	today: LocalDate,
): Result<AvailabilityException, HoursRefusal | DayRefusal> => {
	const day = checkDay(date, today);
	if (!day.ok) return day;
	const checked = checkHours(hours);
	return checked.ok ? success({ date, kind: "extra", ...hours }) : checked;
};

/** Exceptions as they are listed: days off in a row as one entry, everything else one by one. */
export type ListedException = AvailabilityException & { readonly until: LocalDate };

const isDayOff = ({ kind, start, end }: AvailabilityException): boolean =>
	kind === "closed" && start === 0 && end === 1440;

/** The exceptions in the order of their days, with days off in a row joined. */
export const listedExceptions = (exceptions: readonly AvailabilityException[]): ListedException[] => {
	const listed: ListedException[] = [];
	const inOrder = [...exceptions].sort((one, other) =>
		one.date === other.date ? one.start - other.start : one.date < other.date ? -1 : 1,
	);
	for (const one of inOrder) {
		const last = listed.at(-1);
		const isNext =
			last !== undefined &&
			isDayOff(last) &&
			isDayOff(one) &&
			addToDate(last.until, { days: 1 }) === one.date;
		if (isNext) listed[listed.length - 1] = { ...last, until: one.date };
		else listed.push({ ...one, until: one.date });
	}
	return listed;
};
