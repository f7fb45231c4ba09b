import type { Instant } from "../shared/moment.ts";
import { type Appointment, endOf } from "./appointment.ts";

/** An appointment as it stands now: what was confirmed is completed from the instant at which it ends. */
export const asOf = (appointment: Appointment, now: Instant): Appointment =>
	appointment.status === "confirmed" && endOf(appointment) <= now
		? { ...appointment, status: "completed" }
		: appointment;
