import { getDayOfWeek, parseDate } from "@internationalized/date";

/** The weekdays as numbers, 1 for Monday to 7 for Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** The weekdays from the day on which weeks begin where a BCP 47 tag is from: Monday in France, Sunday in the United States. */
export const weekdaysOf = (tag: string): Weekday[] => {
	// 1 January 2024 is a Monday: so many days of its week are before it.
	const before = getDayOfWeek(parseDate("2024-01-01"), tag);
	const first = (weekdays.length - before) % weekdays.length;
	return [...weekdays.slice(first), ...weekdays.slice(0, first)];
};
