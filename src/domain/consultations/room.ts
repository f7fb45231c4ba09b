import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";

/** The room of a meeting opens this many minutes before it starts. */
export const roomOpensMinutes = 15;

/** The room closes this many minutes after the end: a talk may last a little longer. */
export const roomClosesMinutes = 30;

/** The beginning and the end of a meeting in a room: a consultation, or anything else with a time. */
export interface Meeting {
	readonly startsAt: Instant;
	/** The first instant after it. */
	readonly endsAt: Instant;
}

/** When the address of a room is given out: from `opensAt` until before `closesAt`. */
export interface RoomTimes {
	readonly opensAt: Instant;
	readonly closesAt: Instant;
}

/** When the room of a meeting is open. */
export const roomTimesOf = ({ startsAt, endsAt }: Meeting): RoomTimes => ({
	opensAt: addMinutes(startsAt, -roomOpensMinutes),
	closesAt: addMinutes(endsAt, roomClosesMinutes),
});

/** The states of a room: not open yet, open, closed, or without a meeting because it was cancelled. */
export const roomStates = ["early", "open", "over", "cancelled"] as const;
export type RoomState = (typeof roomStates)[number];

/** The state of a room at `now`. Only an open one gives out the address of its meeting. */
export const roomStateAt = (
	{ isCancelled, ...meeting }: Meeting & { readonly isCancelled: boolean },
	now: Instant,
): RoomState => {
	if (isCancelled) return "cancelled";
	const { opensAt, closesAt } = roomTimesOf(meeting);
	if (now < opensAt) return "early";
	return now < closesAt ? "open" : "over";
};

/**
 * Whether a link to a room still belongs to its meeting. Each move and each cancellation gives the meeting another
 * `sequence`, and with it ends every link of before.
 */
export const isLinkOfMeeting = (
	link: { readonly sequence: number },
	meeting: { readonly sequence: number; readonly isCancelled: boolean },
): boolean => link.sequence === meeting.sequence && !meeting.isCancelled;
