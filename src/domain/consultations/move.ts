import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/moment.ts";
import type { Appointment } from "./appointment.ts";
import { refundableMinutes } from "./refund.ts";

/** The last instant at which somebody may move their own appointment: 24 hours before it begins. */
export const lastMoveAt = ({ startsAt }: Pick<Appointment, "startsAt">): Instant =>
	addMinutes(startsAt, -refundableMinutes);

/** Whether an appointment that stands may still be moved by who booked it. */
export const mayMove = (appointment: Pick<Appointment, "startsAt" | "status">, now: Instant): boolean =>
	appointment.status === "confirmed" && now <= lastMoveAt(appointment);
