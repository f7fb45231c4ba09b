import { halfHourMinutes } from "./slots.ts";
import { type Hours, inWeekOrder, type WeeklyHours } from "./weekly.ts";

/** The most entries that one day of a week can have. */
export const maxDailyEntries = 6;

/** A day from midnight to midnight. Hours end with it: those across midnight are two entries. */
const wholeDay: Hours = { start: 0, end: 1440 };

/** The part of each day that a week shows as long as no hours lie outside. */
const usualDay: Hours = { start: 6 * 60, end: 22 * 60 };

const within = (minute: number, { start, end }: Hours): number => Math.min(Math.max(minute, start), end);
const inHalfHours = (round: (halfHours: number) => number, minute: number): number =>
	round(minute / halfHourMinutes) * halfHourMinutes;

/** The part of each day that a week shows: the usual one, or whole days where hours lie outside of it. */
export const shownDay = (weekly: readonly Hours[]): Hours =>
	weekly.some(({ start, end }) => start < usualDay.start || end > usualDay.end) ? wholeDay : usualDay;

/** Hours drawn from one minute of a day to another, in either direction: each half hour that was touched. */
export const drawnHours = (from: number, to: number, limits: Hours = wholeDay): Hours => {
	const earliest = inHalfHours(Math.floor, Math.min(from, to));
	const start = within(earliest, { start: limits.start, end: limits.end - halfHourMinutes });
	const latest = inHalfHours(Math.ceil, Math.max(from, to));
	return { start, end: within(latest, { start: start + halfHourMinutes, end: limits.end }) };
};

/** Hours as long as before that begin at the half hour nearest to a minute, and end on the same day. */
export const movedHours = ({ start, end }: Hours, to: number, limits: Hours = wholeDay): Hours => {
	const length = end - start;
	const latest = Math.max(inHalfHours(Math.floor, limits.end - length), limits.start);
	const begin = within(inHalfHours(Math.round, to), { start: limits.start, end: latest });
	return { start: begin, end: begin + length };
};

/** An hour from the half hour in which a minute lies. */
export const hourAt = (minute: number, limits: Hours = wholeDay): Hours =>
	movedHours({ start: 0, end: 60 }, inHalfHours(Math.floor, minute), limits);

/** Hours with another beginning or end: the half hour nearest to a minute. A half hour remains at least. */
export const stretchedHours = (
	{ start, end }: Hours,
	edge: "start" | "end",
	to: number,
	limits: Hours = wholeDay,
): Hours => {
	const minute = inHalfHours(Math.round, to);
	if (edge === "start") {
		const latest = inHalfHours(Math.floor, end - halfHourMinutes);
		return { start: within(minute, { start: limits.start, end: latest }), end };
	}
	const earliest = inHalfHours(Math.ceil, start + halfHourMinutes);
	return { start, end: within(minute, { start: earliest, end: limits.end }) };
};

/**
 * A week with one more entry, in the order of the week: hours of its day that overlap or touch it become part of it. Null if
 * the day would have too many entries.
 */
export const withEntry = <Entry extends WeeklyHours>(
	others: readonly Entry[],
	entry: Entry,
): readonly Entry[] | null => {
	const sameDay = others.filter(({ weekday }) => weekday === entry.weekday);
	const touching = sameDay.find(({ start, end }) => start < end && start <= entry.end && entry.start <= end);
	if (touching === undefined)
		return sameDay.length < maxDailyEntries ? inWeekOrder([...others, entry]) : null;
	const joined = {
		...entry,
		start: Math.min(entry.start, touching.start),
		end: Math.max(entry.end, touching.end),
	};
	return withEntry(
		others.filter((other) => other !== touching),
		joined,
	);
};

/**
 * Hours to begin with on a day: the morning, then two hours or less, a half hour apart from all others, from nine o’clock
 * on if possible. Null if the day has no such hours, or as many as it can have.
 */
export const freshHours = (taken: readonly Hours[]): Hours | null => {
	if (taken.length === 0) return { start: 9 * 60, end: 12 * 60 };
	if (taken.length >= maxDailyEntries) return null;
	const halfHours = Array.from({ length: 48 }, (_, number) => number * halfHourMinutes);
	const starts = [...halfHours.slice(18), ...halfHours.slice(0, 18).reverse()];
	for (const length of [120, 60, halfHourMinutes]) {
		const start = starts.find(
			(minute) =>
				minute + length <= wholeDay.end &&
				taken.every((one) => one.end < minute || minute + length < one.start),
		);
		if (start !== undefined) return { start, end: start + length };
	}
	return null;
};
