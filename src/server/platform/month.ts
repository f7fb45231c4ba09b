import { addToDate } from "#domain/shared/time.ts";

/** So many months after an instant, by the calendar in UTC: one month after 31 January it is the end of February. */
export const monthsAfter = (start: Date, months: number): Date => {
	const [date = "", time = ""] = start.toISOString().split("T");
	return new Date(`${addToDate(date, { months })}T${time}`);
};
