import type { LocalDate } from "../shared/instant.ts";

/**
 * Weekly hours in the local time of the researcher's zone: `weekday` is 1 for Monday to 7 for Sunday, `start` and
 * `end` are minutes since midnight, `start` before `end`, `end` excluded and at most 1440.
 */
export interface WeeklyHours {
	weekday: number;
	start: number;
	end: number;
}

/** The entries in the order of the week. */
export const inWeekOrder = <Entry extends WeeklyHours>(weekly: readonly Entry[]): Entry[] =>
	[...weekly].sort((one, other) => one.weekday - other.weekday || one.start - other.start);

/** Two entries that overlap; null when there are none. Entries may touch. */
export const overlapIn = (weekly: readonly WeeklyHours[]): readonly [WeeklyHours, WeeklyHours] | null => {
	for (const [number, one] of weekly.entries()) {
		const other = weekly
			.slice(number + 1)
			.find(({ weekday, start, end }) => weekday === one.weekday && start < one.end && one.start < end);
		if (other !== undefined) return [one, other];
	}
	return null;
};

/** Whether an exception adds hours or takes them away. */
export const availabilityExceptionKinds = ["closed", "extra"] as const;

/** Hours of one day that differ from the week's: closed, or offered besides. Extra hours override closed ones. */
export interface AvailabilityException {
	date: LocalDate;
	kind: (typeof availabilityExceptionKinds)[number];
	start: number;
	end: number;
}

/** A stretch of one day, in minutes since midnight, `end` excluded. */
export type Hours = { readonly start: number; readonly end: number };

const without = (open: readonly Hours[], closed: Hours): Hours[] =>
	open.flatMap(({ start, end }) =>
		[
			{ start, end: Math.min(end, closed.start) },
			{ start: Math.max(start, closed.end), end },
		].filter((part) => part.start < part.end),
	);

/** A researcher's hours on one day: the week's hours minus closed ones, plus extra ones. */
export const hoursOn = (
	weekly: readonly WeeklyHours[],
	exceptions: readonly AvailabilityException[],
	{ date, weekday }: { readonly date: LocalDate; readonly weekday: number },
): Hours[] => {
	const ofDay = exceptions.filter((one) => one.date === date);
	const usual: readonly Hours[] = weekly.filter((hours) => hours.weekday === weekday);
	const left = ofDay.filter(({ kind }) => kind === "closed").reduce<readonly Hours[]>(without, usual);
	return [...left, ...ofDay.filter(({ kind }) => kind === "extra")];
};
