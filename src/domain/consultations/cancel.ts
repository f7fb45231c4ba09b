import type { Instant } from "../shared/moment.ts";
import { failure, type Result, success } from "../shared/result.ts";
import { isUpcoming } from "./agenda.ts";
import type { Appointment } from "./appointment.ts";

/** The appointment as cancelled. Fails when none of `appointments` has that id, or it is not upcoming. */
export const cancelAppointment = (
	appointments: readonly Appointment[],
	id: string,
	now: Instant,
): Result<Appointment, "consultations.cancel_failed"> => {
	const found = appointments.find((one) => one.id === id);
	return found && isUpcoming(found, now)
		? success({ ...found, status: "cancelled" })
		: failure("consultations.cancel_failed");
};
