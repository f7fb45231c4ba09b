import { timestamp } from "../drizzle.ts";

/** A point in time, to the millisecond as everywhere in Spectra. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
