import type { Instant } from "../shared/moment.ts";
import type { Appointment } from "./appointment.ts";

/** My Appointments, as the two tabs show them. */
export type Agenda = { readonly upcoming: Appointment[]; readonly past: Appointment[] };

/** Whether an appointment still stands and has not begun. Only such a one can be cancelled. */
export const isUpcoming = (
	{ status, startsAt }: Pick<Appointment, "status" | "startsAt">,
	now: Instant,
): boolean => status === "confirmed" && startsAt > now;

const byStart = (a: Appointment, b: Appointment): number =>
	a.startsAt < b.startsAt ? -1 : Number(a.startsAt > b.startsAt);

/**
 * Every appointment in exactly one tab. Upcoming: confirmed and in the future, earliest first. Past: begun,
 * completed or cancelled, latest first. Instants are compared, so a change of clocks reorders nothing.
 */
export const agendaOf = (appointments: readonly Appointment[], now: Instant): Agenda => ({
	upcoming: appointments.filter((one) => isUpcoming(one, now)).sort(byStart),
	past: appointments.filter((one) => !isUpcoming(one, now)).sort((a, b) => byStart(b, a)),
});
