import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/moment.ts";
import { type CircleFacts, circleEnd } from "./circle.ts";

/** A circle's room can be opened this many minutes before the start. */
export const roomOpensBeforeMinutes = 15;

/** A host who has not come this many minutes after the start is missing: the circle is cancelled. */
export const hostMissingAfterMinutes = 15;

/** A circle as far as its room is concerned. */
export interface CircleRoomFacts extends Pick<CircleFacts, "state" | "startsAt" | "minutes"> {
	/** When the host came; null before. */
	readonly hostCameAt: Instant | null;
}

/**
 * The states of a room. `early`: its time has not come; `no_host`: it is time, and the host is not there; `open`; `over`: the
 * circle has ended or is cancelled.
 */
export const circleRoomStates = ["early", "no_host", "open", "over"] as const;
/** Whether a room can be entered; if not, why. */
export type CircleRoomState = (typeof circleRoomStates)[number];

/** When a room can be opened at the earliest. */
export const circleRoomOpensAt = ({ startsAt }: Pick<CircleRoomFacts, "startsAt">): Instant =>
	addMinutes(startsAt, -roomOpensBeforeMinutes);

/** The state of a room. It is open only around its time, and only once the host has come. */
export const circleRoomStateOf = (circle: CircleRoomFacts, now: Instant): CircleRoomState => {
	if (circle.state !== "planned" || circleEnd(circle) <= now) return "over";
	if (now < circleRoomOpensAt(circle)) return "early";
	return circle.hostCameAt === null ? "no_host" : "open";
};

/** Whether the host can open the room now. Coming a second time changes nothing. */
export const mayHostCome = (circle: CircleRoomFacts, now: Instant): boolean => {
	const state = circleRoomStateOf(circle, now);
	return state === "no_host" || state === "open";
};

/** The instant from which a host who has not come is missing: a quarter of an hour after the start, or its end. */
export const hostMissingAt = (circle: Pick<CircleRoomFacts, "startsAt">): Instant =>
	addMinutes(circle.startsAt, hostMissingAfterMinutes);

/** Whether the circle is cancelled because its host did not come. */
export const isHostMissing = (circle: CircleRoomFacts, now: Instant): boolean =>
	circle.state === "planned" && circle.hostCameAt === null && hostMissingAt(circle) <= now;
