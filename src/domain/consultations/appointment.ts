import { addMinutes } from "../shared/elapsed.ts";
import type { Instant, Zone } from "../shared/instant.ts";
import type { Localized } from "../shared/locale.ts";
import type { Cents } from "../shared/money.ts";
import { failure, type Result, success } from "../shared/result.ts";
import type { Missed } from "./missed.ts";
import type { Proposal } from "./proposed.ts";
import { type Duration, minutesOf } from "./slots.ts";

/** The states of a reservation: `held` while its payment is open, then `booked` or `released`. */
export const reservationStates = ["held", "booked", "released"] as const;

/** The reminders of an appointment: a day and an hour before it starts. */
export const reminderKinds = ["day", "hour"] as const;

export const appointmentStatuses = ["confirmed", "completed", "cancelled"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** The states of a refund: `coming` while the provider works on it, then `done`. */
export const refundProgress = ["coming", "done"] as const;

/** The maximum length of an operator's or a researcher's reason for a cancellation: two sentences. */
export const maxCancelReasonLength = 300;

/** A booked consultation. The optional fields exist in the live edition only. */
export interface Appointment {
	id: string;
	researcherId: string;
	startsAt: Instant;
	/** The researcher's zone: the time was offered in it. */
	zone: Zone;
	duration: Duration;
	status: AppointmentStatus;
	createdAt: Instant;
	/** The amount paid, whatever the price list says now. */
	amountCents: Cents;
	/** The path of its calendar file. */
	calendarPath?: string | undefined;
	/** Whether an operator moved it to another time than was booked. */
	wasMoved?: boolean | undefined;
	refund?: (typeof refundProgress)[number] | undefined;
	/** Why it was cancelled, in the words of the operator or the researcher who cancelled it. */
	cancelReason?: string | undefined;
	/** The topic in the student's words. */
	topic?: string | undefined;
	/** Other times that the researcher proposes, while the student can answer. */
	proposal?: Proposal | undefined;
	/** Whether the other side came; omitted for an invented researcher and once it is cancelled. */
	missed?: Missed | undefined;
	/** The researcher's name, kept after the researcher has retired. */
	researcherName?: Localized<string> | undefined;
}

/** The part of an appointment that decides whether it overlaps another. */
export type Occupation = Pick<Appointment, "startsAt" | "duration" | "status">;

/** The end of a consultation: the first instant that it does not occupy. */
export const endOf = ({ startsAt, duration }: Pick<Appointment, "startsAt" | "duration">): Instant =>
	addMinutes(startsAt, minutesOf[duration]);

/**
 * Whether two consultations of one researcher exclude each other. Each occupies [start, end), so one can start when
 * another ends. A cancelled one occupies nothing.
 */
export const overlaps = (one: Occupation, other: Occupation): boolean =>
	one.status !== "cancelled" &&
	other.status !== "cancelled" &&
	one.startsAt < endOf(other) &&
	other.startsAt < endOf(one);

/** The appointment with its status at `now`: a confirmed one is completed from the instant at which it ends. */
export const asOf = (appointment: Appointment, now: Instant): Appointment =>
	appointment.status === "confirmed" && endOf(appointment) <= now
		? { ...appointment, status: "completed" }
		: appointment;

/** Whether an appointment is confirmed and has not started. Only an upcoming one can be cancelled. */
export const isUpcoming = (
	{ status, startsAt }: Pick<Appointment, "status" | "startsAt">,
	now: Instant,
): boolean => status === "confirmed" && startsAt > now;

/** The two tabs of a list of appointments. */
export type Agenda<One = Appointment> = { readonly upcoming: One[]; readonly past: One[] };

/** The part of an appointment that decides on its tab and place. */
type Listed = Pick<Appointment, "status" | "startsAt">;

const byStart = (a: Listed, b: Listed): number =>
	a.startsAt < b.startsAt ? -1 : Number(a.startsAt > b.startsAt);

/**
 * Every appointment in exactly one tab. Upcoming: confirmed and in the future, earliest first. Past: started, completed
 * or cancelled, latest first. Instants are compared, so a clock change reorders nothing.
 */
export const agendaOf = <One extends Listed>(appointments: readonly One[], now: Instant): Agenda<One> => ({
	upcoming: appointments.filter((one) => isUpcoming(one, now)).sort(byStart),
	past: appointments.filter((one) => !isUpcoming(one, now)).sort((a, b) => byStart(b, a)),
});

/** A consultation can be cancelled for a full refund, and moved, until this many minutes before it starts. */
export const noticeMinutes = 24 * 60;

/** The last instant of a full refund: 24 hours before the start, or the start itself for a moved appointment. */
export const lastRefundAt = ({
	startsAt,
	wasMoved = false,
}: Pick<Appointment, "startsAt" | "wasMoved">): Instant =>
	wasMoved ? startsAt : addMinutes(startsAt, -noticeMinutes);

/** Whether cancelling now refunds the whole price. Later cancellations refund nothing. */
export const isRefundable = (
	appointment: Pick<Appointment, "startsAt" | "wasMoved">,
	now: Instant,
): boolean => now <= lastRefundAt(appointment);

/** The last instant at which the person who booked an appointment can move it: 24 hours before it starts. */
export const lastMoveAt = ({ startsAt }: Pick<Appointment, "startsAt">): Instant =>
	addMinutes(startsAt, -noticeMinutes);

/** Whether the person who booked a confirmed appointment can still move it. */
export const mayMove = (appointment: Pick<Appointment, "startsAt" | "status">, now: Instant): boolean =>
	appointment.status === "confirmed" && now <= lastMoveAt(appointment);

/** Booking needs the premium plan. Seeing and cancelling appointments does not, also after the plan has ended. */
export const mayBook = ({
	isPremium,
}: {
	readonly isPremium: boolean;
}): Result<null, "consultations.premium_required"> =>
	isPremium ? success(null) : failure("consultations.premium_required");
