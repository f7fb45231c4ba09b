import type { Instant } from "../shared/moment.ts";
import type { Cents } from "../shared/money.ts";
import { failure, type Result, success } from "../shared/result.ts";
import type { Appointment, Occupation } from "./appointment.ts";
import type { DayTimes } from "./availability.ts";
import type { BookingRequest } from "./booking-request.ts";
import { slotsOf } from "./slots.ts";

/** What one researcher offers, in their own zone. */
export type Offer = { readonly zone: string; readonly availability: readonly DayTimes[] };

/** The present instant, the id that the new appointment is to have, and what is paid for it. */
export type BookingStamp = { readonly id: string; readonly now: Instant; readonly amountCents: Cents };

/**
 * Books one consultation, confirmed at once. `taken` are the researcher's appointments. Fails when something
 * is not chosen, when the researcher does not offer that time or it has passed (an `offer` of null is a
 * researcher who does not exist), or when another appointment overlaps it.
 */
export const bookAppointment = (
	request: BookingRequest,
	offer: Offer | null,
	taken: readonly Occupation[],
	{ id, now, amountCents }: BookingStamp,
): Result<
	Appointment,
	"consultations.incomplete" | "consultations.slot_unavailable" | "consultations.slot_taken"
> => {
	const { researcherId, startsAt, duration } = request;
	if (!researcherId || !startsAt) return failure("consultations.incomplete");
	if (!offer) return failure("consultations.slot_unavailable");
	const slot = slotsOf(offer.availability, offer.zone, taken, now).find((one) => one.startsAt === startsAt);
	if (!slot) return failure("consultations.slot_unavailable");
	if (!slot.durations.includes(duration)) return failure("consultations.slot_taken");
	return success({
		id,
		researcherId,
		startsAt,
		zone: offer.zone,
		duration,
		status: "confirmed",
		createdAt: now,
		amountCents,
	});
};
