import type { AgeBand } from "../account/age-band.ts";
import type { Role } from "../account/role.ts";
import { needsGuardian } from "../billing/guardian.ts";
import { circleSeatPrice } from "../billing/prices.ts";
import { isOnGrid } from "../consultations/slots.ts";
import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { type Cents, cents } from "../shared/money.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** The largest number of seats of a circle: more people do not get to speak within an hour. */
export const maxSeats = 12;

/** The lengths of a circle in minutes: whole half hours, so that it takes a researcher's time as an appointment does. */
export const circleLengths = [30, 60, 90] as const;
/** The prices of a seat: free, or the one price. */
export const seatPrices: readonly Cents[] = [cents(0), circleSeatPrice];

/** The longest subject of a circle, in characters: a line of a phone or two. */
export const maxSubjectLength = 120;

/** The states of a circle. `cancelled` also when its host did not come. */
export const circleStates = ["planned", "cancelled", "completed"] as const;
export type CircleState = (typeof circleStates)[number];

/** The facts that decide about a circle's seats and room. */
export interface CircleFacts {
	readonly state: CircleState;
	readonly startsAt: Instant;
	readonly minutes: number;
	readonly seats: number;
}

/** The first instant that a circle does not occupy. */
export const circleEnd = ({ startsAt, minutes }: Pick<CircleFacts, "startsAt" | "minutes">): Instant =>
	addMinutes(startsAt, minutes);

/** The circle with its state at `now`: a planned one is completed from the instant at which it ends. */
export const circleStateAt = (circle: Omit<CircleFacts, "seats">, now: Instant): CircleState =>
	circle.state === "planned" && circleEnd(circle) <= now ? "completed" : circle.state;

/** Whether seats of a circle can be taken and given back: it is planned and has not started. */
export const isAhead = (
	{ state, startsAt }: Pick<CircleFacts, "state" | "startsAt">,
	now: Instant,
): boolean => state === "planned" && now < startsAt;

/** Why a circle cannot be planned as an operator describes it. */
export type CirclePlanRefusal = "time" | "seat_number" | "price" | "subject";

/** Whether a circle can be planned like this: in the future on the grid of consultations, with a known price. */
export const checkPlan = (
	plan: {
		readonly startsAt: Instant;
		readonly seats: number;
		readonly priceCents: number;
		readonly subjects: readonly string[];
	},
	now: Instant,
): Result<null, CirclePlanRefusal> => {
	if (!isOnGrid(plan.startsAt) || plan.startsAt <= now) return failure("time");
	if (!Number.isInteger(plan.seats) || plan.seats < 1 || plan.seats > maxSeats) return failure("seat_number");
	if (!seatPrices.some((price) => price === plan.priceCents)) return failure("price");
	const isLine = (text: string) => text.trim() !== "" && text.length <= maxSubjectLength;
	return plan.subjects.every(isLine) ? success(null) : failure("subject");
};

/**
 * Whether circles come first for a reader: for students under eighteen or of unknown age, because a group with a named
 * adult is the safer first talk.
 */
export const isCircleRecommended = (person: {
	readonly role: Role;
	readonly ageBand: AgeBand | null;
}): boolean => needsGuardian(person.role, person.ageBand);
