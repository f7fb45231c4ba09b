import * as z from "zod/mini";
import { localDateSchema, localTimeSchema } from "#contract/shared.ts";
import type { AvailabilityException, WeeklyHours } from "#domain/consultations/weekly.ts";
import { type Instant, type LocalDate, toInstant, type Zone } from "#domain/shared/instant.ts";
import { existsIn, instantOf, localDateTimeOf } from "#domain/shared/time.ts";
import { Refusal } from "#server/platform/refusal.ts";

const localDateTimeSchema = z.object({ date: localDateSchema, time: localTimeSchema });

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

const minuteOf = (text: string): number => {
	const [, hours = "", minutes = ""] = /^(\d{2}):(\d{2})$/.exec(text) ?? [];
	const minute = Number(hours) * 60 + Number(minutes);
	const isWellFormed = /^\d{2}:[0-5]\d$/.test(text) && minute <= 1440;
	if (!isWellFormed) throw new Refusal(`"${text}" is no time: write it as 09:00, up to 24:00.`);
	return minute;
};

const clock = (minute: number): string =>
	`${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/**
 * Hours such as "09:00-12:30", as minutes since midnight.
 * @throws Refusal for another format, or an end before the start
 */
export function readHours(text: string): { start: number; end: number } {
	const [from = "", to = "", more] = text.split("-");
	const hours = { start: minuteOf(from), end: minuteOf(to) };
	if (more !== undefined || hours.start >= hours.end) {
		throw new Refusal(`"${text}" are no hours: write them as 09:00-12:30, the end after the beginning.`);
	}
	return hours;
}

/** Hours of a day in the operators' format, such as "09:00-12:00". */
export const writeHours = ({ start, end }: { start: number; end: number }): string =>
	`${clock(start)}-${clock(end)}`;

/**
 * Weekly hours such as "mon,thu 09:00-12:00".
 * @throws Refusal for another format
 */
export function readWeekly(text: string): WeeklyHours[] {
	const [days = "", hours = "", more] = text.trim().toLowerCase().split(/\s+/);
	const numbers = days.split(",").map((day) => weekdays.indexOf(day) + 1);
	if (more !== undefined || numbers.includes(0)) {
		throw new Refusal(`"${text}" are no weekly hours: write them as "mon,thu 09:00-12:00".`);
	}
	return numbers.map((weekday) => ({ weekday, ...readHours(hours) }));
}

/** Weekly hours in the operators' format, such as "mon 09:00-12:00". */
export const writeWeekly = (hours: WeeklyHours): string =>
	`${weekdays[hours.weekday - 1] ?? hours.weekday} ${writeHours(hours)}`;

/**
 * A day such as 2027-05-03.
 * @throws Refusal for another format
 */
export function readDate(text: string): LocalDate {
	const date = localDateSchema.safeParse(text);
	if (!date.success) throw new Refusal(`"${text}" is no day: write it as 2027-05-03.`);
	return date.data;
}

/** An exception of a whole day or of some hours. */
export const readException = (
	kind: AvailabilityException["kind"],
	day: string,
	hours: string | undefined,
): AvailabilityException => ({
	kind,
	date: readDate(day),
	...(hours === undefined ? { start: 0, end: 1440 } : readHours(hours)),
});

/**
 * A local time in a zone such as 2027-05-03T14:30, as an instant.
 * @throws Refusal for another format, or a time that the zone's clocks skip
 */
export function readLocalTime(text: string, zone: Zone): Instant {
	const [date, time] = text.split("T");
	const local = localDateTimeSchema.safeParse({ date, time });
	if (!local.success) throw new Refusal(`"${text}" is no time: write it as 2027-05-03T14:30.`);
	if (!existsIn(local.data, zone)) {
		throw new Refusal(`In ${zone} the clocks skip ${text}: choose another time.`);
	}
	return instantOf(local.data, zone);
}

/** An instant as local time in a zone. */
export function writeLocalTime(instant: Date, zone: Zone): string {
	const { date, time } = localDateTimeOf(toInstant(instant), zone);
	return `${date} ${time}`;
}
