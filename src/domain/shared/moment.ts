/**
 * A point in time: UTC, always with milliseconds (`2025-05-10T08:00:00.000Z`). In this one form, comparing
 * two instants as strings compares them in time.
 */
export type Instant = string;

/** A day of the calendar, `yyyy-MM-dd`, without a zone. */
export type LocalDate = string;

/** A time on the clock, `HH:MM` from 00:00 to 23:59, without a zone. */
export type LocalTime = string;

/** What a clock and a calendar on a wall show. */
export type LocalMoment = { readonly date: LocalDate; readonly time: LocalTime };

/** Where the specification's consultations take place. */
export const parisZone = "Europe/Paris";
