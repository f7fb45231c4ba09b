import type { Instant } from "../shared/moment.ts";
import { failure, type Result, success } from "../shared/result.ts";
import type { BookingRequest } from "./booking-request.ts";
import type { Duration } from "./duration.ts";
import type { Slot } from "./slot.ts";

/** A booking request in which everything is chosen. */
export interface ChosenTime {
	readonly researcherId: string;
	readonly startsAt: Instant;
	readonly duration: Duration;
}

/** What a booking request asks for; refused while researcher or time is not chosen. */
export const chosenTime = ({
	researcherId,
	startsAt,
	duration,
}: BookingRequest): Result<ChosenTime, "consultations.incomplete"> =>
	researcherId && startsAt
		? success({ researcherId, startsAt, duration })
		: failure("consultations.incomplete");

/**
 * Whether a chosen time is among the slots that its researcher offers (`slot_unavailable` when not) and still free for
 * as long (`slot_taken` when not).
 */
export const checkSlot = (
	slots: readonly Slot[],
	{ startsAt, duration }: Pick<ChosenTime, "startsAt" | "duration">,
): Result<null, "consultations.slot_unavailable" | "consultations.slot_taken"> => {
	const slot = slots.find((one) => one.startsAt === startsAt);
	if (slot === undefined) return failure("consultations.slot_unavailable");
	return slot.durations.includes(duration) ? success(null) : failure("consultations.slot_taken");
};
