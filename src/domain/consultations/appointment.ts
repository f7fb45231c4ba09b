import * as z from "zod/mini";
import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/moment.ts";
import { instantSchema, zoneSchema } from "../shared/moment-schema.ts";
import { minutesOf } from "./duration.ts";
import { durationSchema } from "./duration-schema.ts";

export const appointmentStatuses = ["confirmed", "completed", "cancelled"] as const;

/** A booked consultation. `zone` is the researcher's: the zone in which the time was offered. */
export const appointmentSchema = z.object({
	id: z.string().check(z.minLength(1)),
	researcherId: z.string().check(z.minLength(1)),
	startsAt: instantSchema,
	zone: zoneSchema,
	duration: durationSchema,
	status: z.enum(appointmentStatuses),
	createdAt: instantSchema,
	/** Where the conversation takes place, where appointments are real. */
	meetingUrl: z.optional(z.url()),
	/** Where its file for calendars is found, a link to follow, where appointments are real. */
	calendarPath: z.optional(z.string()),
	/** It was given another time than was booked, where appointments are real. */
	wasMoved: z.optional(z.boolean()),
	/** The price is on its way back, or is back, where payments are real. */
	refund: z.optional(z.enum(["coming", "done"])),
});
export type Appointment = z.infer<typeof appointmentSchema>;

/** What overlapping is about: a start, a length, and whether it still stands. */
export type Occupation = Pick<Appointment, "startsAt" | "duration" | "status">;

/** When a consultation ends: the first instant that it no longer occupies. */
export const endOf = ({ startsAt, duration }: Pick<Appointment, "startsAt" | "duration">): Instant =>
	addMinutes(startsAt, minutesOf[duration]);

/**
 * Whether two consultations of one researcher cannot both take place. Each occupies [start, end), so one may
 * begin when another ends. A cancelled one occupies nothing.
 */
export const overlaps = (one: Occupation, other: Occupation): boolean =>
	one.status !== "cancelled" &&
	other.status !== "cancelled" &&
	one.startsAt < endOf(other) &&
	other.startsAt < endOf(one);
