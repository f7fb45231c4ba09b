import { fromAbsolute, parseAbsolute } from "@internationalized/date";
import type { Instant, LocalDate, LocalTime, Zone } from "./instant.ts";
import { addToDate } from "./time.ts";
import { minuteMs, minutesPerDay } from "./units.ts";

/** Whole minutes since the beginning of 1970, UTC. Arithmetic on many instants is done in these. */
export type EpochMinute = number;

/** The minute in which an instant lies. */
export const minuteOf = (instant: Instant): EpochMinute =>
	Math.floor(parseAbsolute(instant, "UTC").toDate().getTime() / minuteMs);

/** The day of the calendar so many days after 1970-01-01. */
export const dateOfDay = (day: number): LocalDate => addToDate("1970-01-01", { days: day });

const twoDigits = (number: number): string => String(number).padStart(2, "0");

type TimeOfDay = `T${LocalTime}:00.000Z`;

/** The times of a day as instants write them, by the minute. */
const timesOfDay = Array.from(
	{ length: minutesPerDay },
	(_, minute) => `T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00.000Z` as TimeOfDay,
);

/** Writes minutes as instants; made for many of them, it remembers the days that it wrote. */
export const createInstantWriter = (): ((minute: EpochMinute) => Instant) => {
	const dates = new Map<number, LocalDate>();
	return (minute) => {
		const day = Math.floor(minute / minutesPerDay);
		let date = dates.get(day);
		if (date === undefined) {
			date = dateOfDay(day);
			dates.set(day, date);
		}
		return `${date}${timesOfDay[minute - day * minutesPerDay] as TimeOfDay}`;
	};
};

/** A stretch of time, `to` excluded, in which clocks of a zone are `offset` minutes ahead of UTC. */
export type OffsetSpan = { readonly from: EpochMinute; readonly to: EpochMinute; readonly offset: number };

const offsetAt = (minute: EpochMinute, zone: Zone): number =>
	fromAbsolute(minute * minuteMs, zone).offset / minuteMs;

/** The first minute after `before` at which the offset is no longer the one of `before`; `after` has another. */
const changeBetween = (before: EpochMinute, after: EpochMinute, zone: Zone): EpochMinute => {
	const first = offsetAt(before, zone);
	let [low, high] = [before, after];
	while (high - low > 1) {
		const middle = Math.floor((low + high) / 2);
		if (offsetAt(middle, zone) === first) low = middle;
		else high = middle;
	}
	return high;
};

/**
 * The offsets of a zone between two minutes: spans without a gap, in order, a new one at each clock change. No zone
 * changes its clocks twice within a day.
 */
export const offsetsIn = (zone: Zone, from: EpochMinute, to: EpochMinute): OffsetSpan[] => {
	const spans: OffsetSpan[] = [];
	let start = from;
	let offset = offsetAt(from, zone);
	for (let at = from; at < to; at += minutesPerDay) {
		const next = Math.min(at + minutesPerDay, to);
		const nextOffset = offsetAt(next, zone);
		if (nextOffset === offset) continue;
		const change = changeBetween(at, next, zone);
		spans.push({ from: start, to: change, offset });
		[start, offset] = [change, nextOffset];
	}
	if (start < to) spans.push({ from: start, to, offset });
	return spans;
};

/** Whether the clock of a zone shows twice what it shows at `instant`, because clocks are put back. */
export const isShownTwice = (instant: Instant, zone: Zone): boolean => {
	const minute = minuteOf(instant);
	const wall = minute + offsetAt(minute, zone);
	const spans = offsetsIn(zone, minute - minutesPerDay, minute + minutesPerDay);
	return spans.filter(({ from, to, offset }) => from <= wall - offset && wall - offset < to).length > 1;
};
