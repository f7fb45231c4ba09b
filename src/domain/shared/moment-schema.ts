import * as z from "zod/mini";

/** An `Instant`. */
export const instantSchema = z.iso.datetime({ precision: 3 });

/** A `LocalDate`. */
export const localDateSchema = z.iso.date();

/** A `LocalTime`. */
export const localTimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The name of a time zone in the IANA database, such as `Europe/Paris`. */
export const zoneSchema = z.string().check(z.regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/));
