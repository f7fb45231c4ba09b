import type { Branded } from "./brand.ts";

/** A day of the calendar, `yyyy-MM-dd`, without a zone. */
export type LocalDate = `${number}-${number}-${number}`;

/** A month of the calendar, `yyyy-MM`. */
export type Month = `${number}-${number}`;

/** A time on the clock, `HH:MM` from 00:00 to 23:59, without a zone. */
export type LocalTime = `${number}:${number}`;

/**
 * A point in time: UTC, always with milliseconds (`2025-05-10T08:00:00.000Z`). In this one form, comparing two
 * instants as strings compares them in time; the compiler takes no other form for one.
 */
export type Instant = `${LocalDate}T${LocalTime}:${number}.${number}Z`;

/** The name of a time zone in the IANA database, such as `Europe/Paris`. */
export type Zone = Branded<string, "Zone">;

/** A local date and time, without a zone. */
export type LocalDateTime = { readonly date: LocalDate; readonly time: LocalTime };

/** The time zone of that name. Throws a RangeError where no calendar knows it. */
export const zoneNamed = (name: string): Zone => {
	new Intl.DateTimeFormat("en", { timeZone: name });
	return name as Zone;
};

/** The zone of the specification's consultations. */
export const parisZone = "Europe/Paris" as Zone;

/** The zone of instants themselves. */
export const utcZone = "UTC" as Zone;

/** A `Date`: it is only read here, no clock is asked. */
type DateLike = { toISOString(): string };

/** The point in time of a `Date`. Throws a RangeError where the date is none. */
export const toInstant = (date: DateLike): Instant => date.toISOString() as Instant;

/** The point in time of a `Date`, or null where there is none. */
export const toInstantOrNull = (date: DateLike | null | undefined): Instant | null =>
	date ? toInstant(date) : null;

/** The first instant of a day in UTC, such as to write a day that has no zone: format it in `utcZone`. */
export const utcMidnight = (date: LocalDate): Instant => `${date}T00:00:00.000Z` as Instant;

/** The day of an instant in UTC. */
export const utcDateOf = (instant: Instant): LocalDate => instant.slice(0, 10) as LocalDate;
