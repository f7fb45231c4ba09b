import * as z from "zod/mini";

/**
 * A point in time: UTC, always with milliseconds (`2025-05-10T08:00:00.000Z`). In this one form, comparing
 * two instants as strings compares them in time.
 */
export const instantSchema = z.iso.datetime({ precision: 3 });
export type Instant = z.infer<typeof instantSchema>;

/** A day of the calendar, `yyyy-MM-dd`, without a zone. */
export const localDateSchema = z.iso.date();
export type LocalDate = z.infer<typeof localDateSchema>;

/** A time on the clock, `HH:MM` from 00:00 to 23:59, without a zone. */
export const localTimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export type LocalTime = z.infer<typeof localTimeSchema>;

/** What a clock and a calendar on a wall show. */
export type LocalMoment = { readonly date: LocalDate; readonly time: LocalTime };

/** The name of a time zone in the IANA database, such as `Europe/Paris`. */
export const zoneSchema = z.string().check(z.regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/));

/** Where the specification's consultations take place. */
export const parisZone = "Europe/Paris";
