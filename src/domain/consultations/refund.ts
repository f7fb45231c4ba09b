import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/moment.ts";
import type { Appointment } from "./appointment.ts";

/** Until how many minutes before it begins a consultation costs nothing when it is cancelled, and can be moved. */
export const refundableMinutes = 24 * 60;

/** A consultation as far as its price goes. One that was moved does not take place as it was booked. */
type RefundableAppointment = Pick<Appointment, "startsAt" | "wasMoved">;

/** The last instant at which cancelling still brings the whole price back: 24 hours before; of what was moved, its beginning. */
export const lastRefundAt = ({ startsAt, wasMoved = false }: RefundableAppointment): Instant =>
	wasMoved ? startsAt : addMinutes(startsAt, -refundableMinutes);

/** Whether cancelling now brings the whole price back. Later nothing comes back. */
export const isRefundable = (appointment: RefundableAppointment, now: Instant): boolean =>
	now <= lastRefundAt(appointment);
