import { toInstant, utcDateOf } from "#domain/shared/instant.ts";
import { addToDate } from "#domain/shared/time.ts";

/**
 * So many months after an instant, by the calendar in UTC: one month after 31 January it is the end of
 * February.
 */
export const monthsAfter = (start: Date, months: number): Date => {
	const instant = toInstant(start);
	const time = instant.slice("yyyy-MM-dd".length);
	return new Date(`${addToDate(utcDateOf(instant), { months })}${time}`);
};
