import { addMinutes } from "../shared/elapsed.ts";
import type { Instant, LocalDate, Zone } from "../shared/instant.ts";
import { failure, type Result, success } from "../shared/result.ts";
import { addToDate, dateIn } from "../shared/time.ts";
import { minuteOf } from "../shared/zone-offsets.ts";

/** The lengths a consultation can have. The specification's "1 hour" is the 60-minute choice. */
export const durations = ["30min", "60min"] as const;
export type Duration = (typeof durations)[number];

/** The length selected at first (specification 5). */
export const defaultDuration: Duration = "30min";

/** The length of a duration in minutes of elapsed time. */
export const minutesOf: Readonly<Record<Duration, number>> = { "30min": 30, "60min": 60 };

/**
 * A researcher's time is booked in half hours of UTC. Each half hour can be taken once, so two consultations that
 * overlap always share one, and the database can refuse the second with a unique key. In the few zones whose offset is
 * a quarter of an hour, consultations start at a quarter past or to.
 */
export const halfHourMinutes = 30;

/** Whether a consultation can start at this instant: exactly on a half hour of UTC. */
export const isOnGrid = (startsAt: Instant): boolean =>
	startsAt.endsWith(":00.000Z") && minuteOf(startsAt) % halfHourMinutes === 0;

/** The number of half hours that so many minutes occupy: a started half hour counts whole. */
export const halfHoursIn = (minutes: number): number => Math.ceil(minutes / halfHourMinutes);

/** The number of half hours that the longest consultation occupies. */
export const maxHalfHours = Math.max(...durations.map((duration) => halfHoursIn(minutesOf[duration])));

/** The durations that fit into so many free half hours in a row, in the order of `durations`. */
export const durationsWithin = (halfHours: number): Duration[] =>
	durations.filter((duration) => halfHoursIn(minutesOf[duration]) <= halfHours);

/** The starts of the half hours that so many minutes from a start occupy, earliest first. */
export const halfHoursFrom = (startsAt: Instant, minutes: number): Instant[] =>
	Array.from({ length: halfHoursIn(minutes) }, (_, number) => addMinutes(startsAt, number * halfHourMinutes));

/** The starts of the half hours that a consultation occupies, earliest first. */
export const halfHoursOf = (startsAt: Instant, duration: Duration): Instant[] =>
	halfHoursFrom(startsAt, minutesOf[duration]);

/** A start time offered by a researcher and the lengths that are still free there. A taken slot has no lengths. */
export interface Slot {
	startsAt: Instant;
	durations: Duration[];
}

/** The days, in `zone`, on which researchers offer a time, taken or free, earliest first. The calendar disables all others. */
export const datesOf = (slots: readonly Slot[], zone: Zone): LocalDate[] =>
	[...new Set(slots.map(({ startsAt }) => dateIn(startsAt, zone)))].sort();

/** The first start from `now` on at which a researcher is free; null if there is none. */
export const firstFree = (slots: readonly Slot[], now: Instant): Instant | null =>
	slots.find(({ startsAt, durations: free }) => startsAt >= now && free.length > 0)?.startsAt ?? null;

/** The number of days that make a month worth opening a calendar on, and how long after the first day it may begin. */
const [fullMonth, waitDays] = [3, 14];

/**
 * The day on whose month a calendar opens: the first day, unless its month has fewer than three days and the next one with as many
 * starts within two weeks. `dates` are earliest first; undefined if there are none.
 */
export const openingDate = (dates: readonly LocalDate[]): LocalDate | undefined => {
	const [first] = dates;
	if (first === undefined) return undefined;
	const countIn = (date: LocalDate) => dates.filter((one) => one.slice(0, 7) === date.slice(0, 7)).length;
	const latest = addToDate(first, { days: waitDays });
	return dates.find((date) => date <= latest && countIn(date) >= fullMonth) ?? first;
};

/** The start times on one day, in `zone`, at which a consultation of this length is free. */
export const freeTimes = (
	slots: readonly Slot[],
	{ date, duration, zone }: { date: LocalDate; duration: Duration; zone: Zone },
): Instant[] =>
	slots
		.filter((slot) => dateIn(slot.startsAt, zone) === date && slot.durations.includes(duration))
		.map(({ startsAt }) => startsAt);

/** The consultation a person asks to book. A field that is not chosen yet is null. */
export interface BookingRequest {
	researcherId: string | null;
	startsAt: Instant | null;
	duration: Duration;
}

/** A booking request with every field chosen. */
export interface ChosenTime {
	readonly researcherId: string;
	readonly startsAt: Instant;
	readonly duration: Duration;
}

/** The booking request as a chosen time. Fails while the researcher or the time is missing. */
export const chosenTime = ({
	researcherId,
	startsAt,
	duration,
}: BookingRequest): Result<ChosenTime, "consultations.incomplete"> =>
	researcherId && startsAt
		? success({ researcherId, startsAt, duration })
		: failure("consultations.incomplete");

/** Fails with `slot_unavailable` when the researcher does not offer this time, with `slot_taken` when it is taken. */
export const checkSlot = (
	slots: readonly Slot[],
	{ startsAt, duration }: Pick<ChosenTime, "startsAt" | "duration">,
): Result<null, "consultations.slot_unavailable" | "consultations.slot_taken"> => {
	const slot = slots.find((one) => one.startsAt === startsAt);
	if (slot === undefined) return failure("consultations.slot_unavailable");
	return slot.durations.includes(duration) ? success(null) : failure("consultations.slot_taken");
};

/** How many other times are proposed when the requested one is taken. */
export const maxAlternatives = 3;

/**
 * The free times nearest to the requested one for a consultation of this length, earliest first. Of two equally near
 * times the earlier is proposed.
 */
export const nearestAlternatives = (
	slots: readonly Slot[],
	{ startsAt, duration }: { readonly startsAt: Instant; readonly duration: Duration },
): Instant[] => {
	const requested = minuteOf(startsAt);
	return slots
		.filter((slot) => slot.startsAt !== startsAt && slot.durations.includes(duration))
		.map((slot) => ({ startsAt: slot.startsAt, distance: Math.abs(minuteOf(slot.startsAt) - requested) }))
		.sort((one, other) => one.distance - other.distance || (one.startsAt < other.startsAt ? -1 : 1))
		.slice(0, maxAlternatives)
		.map((alternative) => alternative.startsAt)
		.sort();
};
