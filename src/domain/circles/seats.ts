import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { failure, type Result, success } from "../shared/result.ts";
import { type CircleFacts, isAhead } from "./circle.ts";

/**
 * The states of a participant. `offered`: a seat that became free is kept for them until `offerEndsAt`; `paying`: their
 * payment is open; `seated`: the seat is theirs; `left`: they have none and wait for none.
 */
export const participantStates = ["waiting", "offered", "paying", "seated", "left"] as const;
/** The state of a person's request for a seat. */
export type ParticipantState = (typeof participantStates)[number];

/** Why a participant has left. */
export const leavingReasons = [
	"given_back",
	"offer_ended",
	"unpaid",
	"circle_cancelled",
	"refunded",
] as const;
export type LeavingReason = (typeof leavingReasons)[number];

/** A participant, as far as seats and the waiting list concern them. */
export interface CircleParticipant {
	readonly id: string;
	readonly state: ParticipantState;
	/** Since when they wait; the order of the list. */
	readonly waitingSince: Instant;
	/** Until when an offered seat is kept; null otherwise. */
	readonly offerEndsAt: Instant | null;
}

/** A person has this long to accept an offered seat, in minutes. */
export const offerMinutes = 24 * 60;
/** An offer ends at the latest this many minutes before the circle starts. */
export const offerEndsBeforeMinutes = 60;
/** A seat is offered only where at least this many minutes are left to accept it. */
export const minOfferMinutes = 60;

/** Whether a participant has a seat, or one is kept for them. */
export const occupies = ({ state }: Pick<CircleParticipant, "state">): boolean =>
	state === "offered" || state === "paying" || state === "seated";

/** How many seats no one has and none is kept for anyone. */
export const freeSeats = (
	{ seats }: Pick<CircleFacts, "seats">,
	participants: readonly Pick<CircleParticipant, "state">[],
): number => Math.max(0, seats - participants.filter(occupies).length);

/** Until when a seat that becomes free now is kept for who waits longest; null when that is too late. */
export const offerEndOf = ({ startsAt }: Pick<CircleFacts, "startsAt">, now: Instant): Instant | null => {
	const [whole, last] = [addMinutes(now, offerMinutes), addMinutes(startsAt, -offerEndsBeforeMinutes)];
	const end = whole < last ? whole : last;
	return end < addMinutes(now, minOfferMinutes) ? null : end;
};

/** Whether an offer can still be accepted: the last instant counts. */
export const isOfferOpen = ({ state, offerEndsAt }: CircleParticipant, now: Instant): boolean =>
	state === "offered" && offerEndsAt !== null && now <= offerEndsAt;

/** The waiting list, the longest waiting first. */
export const waitingList = <One extends CircleParticipant>(participants: readonly One[]): One[] =>
	participants
		.filter(({ state }) => state === "waiting")
		.sort((one, other) =>
			one.waitingSince === other.waitingSince
				? one.id < other.id
					? -1
					: 1
				: one.waitingSince < other.waitingSince
					? -1
					: 1,
		);

/** The changes of the waiting list: offers that have ended, and new ones. */
export interface Moves {
	readonly ended: readonly string[];
	readonly offered: readonly string[];
	/** When the new offers end; null where none is made. */
	readonly offerEndsAt: Instant | null;
}

/**
 * Moves the waiting list up: ended offers give their seats back, and each free seat is offered to who waits longest. Shortly
 * before the start nothing is offered any more: a free seat is then open to everyone.
 */
export const movesOf = (
	circle: CircleFacts,
	participants: readonly CircleParticipant[],
	now: Instant,
): Moves => {
	if (!isAhead(circle, now)) return { ended: [], offered: [], offerEndsAt: null };
	const ended = participants.filter((one) => one.state === "offered" && !isOfferOpen(one, now));
	const remaining = participants.filter((one) => !ended.includes(one));
	const offerEndsAt = offerEndOf(circle, now);
	const offered = offerEndsAt === null ? [] : waitingList(remaining).slice(0, freeSeats(circle, remaining));
	return {
		ended: ended.map(({ id }) => id),
		offered: offered.map(({ id }) => id),
		offerEndsAt: offered.length === 0 ? null : offerEndsAt,
	};
};

/** The request of a person: a seat, or a place on the waiting list. */
export type AskedSeat = "seat" | "wait";

/** Why a person gets no seat or place on the list. */
export type SeatRefusal =
	| "circles.closed"
	| "circles.full"
	| "circles.not_full"
	| "circles.offer_ended"
	| "circles.list_closed";

/**
 * Whether a person gets what they ask for, once the list was moved up. `own` is their participation that has not ended.
 * A person with a seat keeps it whatever they ask. Who waits gets a seat by an offer, or one that is open to everyone.
 */
export const checkAsked = (
	asked: AskedSeat,
	circle: CircleFacts,
	{
		own,
		all,
		hadOffer,
	}: {
		readonly own: CircleParticipant | undefined;
		readonly all: readonly CircleParticipant[];
		/** Whether an offer to this person has ended: they learn that, not only that the circle is full. */
		readonly hadOffer: boolean;
	},
	now: Instant,
): Result<null, SeatRefusal> => {
	if (!isAhead(circle, now)) return failure("circles.closed");
	if (own !== undefined && (own.state !== "waiting" || asked === "wait")) return success(null);
	const isFree = freeSeats(circle, all) > 0;
	if (asked === "seat") {
		if (isFree) return success(null);
		return failure(hadOffer ? "circles.offer_ended" : "circles.full");
	}
	if (isFree) return failure("circles.not_full");
	return offerEndOf(circle, now) === null ? failure("circles.list_closed") : success(null);
};
