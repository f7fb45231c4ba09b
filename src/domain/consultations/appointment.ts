import { addMinutes } from "../shared/elapsed.ts";
import type { Localized } from "../shared/locale.ts";
import type { Instant, Zone } from "../shared/moment.ts";
import type { Cents } from "../shared/money.ts";
import { type Duration, minutesOf } from "./duration.ts";

/** What an appointment can be. */
export const appointmentStatuses = ["confirmed", "completed", "cancelled"] as const;
/** What an appointment is. */
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** Money that goes back: it is on its way, or it is back. */
export const refundProgress = ["coming", "done"] as const;

/** A booked consultation. `zone` is the researcher's: the zone in which the time was offered. */
export interface Appointment {
	id: string;
	researcherId: string;
	startsAt: Instant;
	zone: Zone;
	duration: Duration;
	status: AppointmentStatus;
	createdAt: Instant;
	/** What was paid for it, whatever the price list says now. */
	amountCents: Cents;
	/** Where the conversation takes place, where appointments are real. */
	meetingUrl?: string | undefined;
	/** Where its file for calendars is found, a link to follow, where appointments are real. */
	calendarPath?: string | undefined;
	/** An operator gave it another time than was booked, where appointments are real. */
	wasMoved?: boolean | undefined;
	/** The price is on its way back, or is back, where payments are real. */
	refund?: (typeof refundProgress)[number] | undefined;
	/** The researcher's name, also of who has retired since, where appointments are real. */
	researcherName?: Localized<string> | undefined;
}

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
