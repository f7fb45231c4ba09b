import { roomStateAt, roomTimesOf } from "../consultations/room.ts";
import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { type CircleFacts, circleEnd } from "./circle.ts";

/** A host who has not come this many minutes after the start is missing: the circle is cancelled. */
export const hostMissingAfterMinutes = 15;

/** A circle as far as its room is concerned. */
export interface CircleRoomFacts extends Pick<CircleFacts, "state" | "startsAt" | "minutes"> {
	/** When the host came; null before. */
	readonly hostCameAt: Instant | null;
}

/**
 * The states of a room. `early`: its time has not come; `no_host`: it is time, and the host is not there; `open`; `over`: its
 * time is over, or the circle is cancelled.
 */
export const circleRoomStates = ["early", "no_host", "open", "over"] as const;
export type CircleRoomState = (typeof circleRoomStates)[number];

const meetingOf = (circle: Pick<CircleRoomFacts, "startsAt" | "minutes">) => ({
	startsAt: circle.startsAt,
	endsAt: circleEnd(circle),
});

/** When a room can be opened at the earliest: the rule of consultations. */
export const circleRoomOpensAt = (circle: Pick<CircleRoomFacts, "startsAt" | "minutes">): Instant =>
	roomTimesOf(meetingOf(circle)).opensAt;

/** The state of a room. It is open around its time, as that of a consultation is, and only once the host has come. */
export const circleRoomStateOf = (circle: CircleRoomFacts, now: Instant): CircleRoomState => {
	const isCancelled = circle.state === "cancelled";
	const state = roomStateAt({ ...meetingOf(circle), isCancelled }, now);
	if (state === "cancelled") return "over";
	return state === "open" && circle.hostCameAt === null ? "no_host" : state;
};

/** Whether the host can open the room now. Coming a second time changes nothing. */
export const mayHostCome = (circle: CircleRoomFacts, now: Instant): boolean => {
	const state = circleRoomStateOf(circle, now);
	return state === "no_host" || state === "open";
};

/** The instant from which a host who has not come is missing. */
export const hostMissingAt = (circle: Pick<CircleRoomFacts, "startsAt">): Instant =>
	addMinutes(circle.startsAt, hostMissingAfterMinutes);

/** Whether the circle is cancelled because its host did not come. */
export const isHostMissing = (circle: CircleRoomFacts, now: Instant): boolean =>
	circle.state === "planned" && circle.hostCameAt === null && hostMissingAt(circle) <= now;
