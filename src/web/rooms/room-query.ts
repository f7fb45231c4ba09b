import type { Room } from "#contract/rooms.ts";
import { minuteMs } from "#domain/shared/units.ts";
import { presentMs } from "../api/server-clock.ts";

const soonestMs = 5_000;

/** When a room is read again, in milliseconds: when it opens or closes, by the server's clock, and each hour until then. */
const nextReadingMs = ({ state, opensAt, closesAt }: Room): number | false => {
	if (state !== "early" && state !== "open") return false;
	const next = Date.parse(state === "early" ? opensAt : closesAt) - presentMs();
	// The clock of the device may be a little ahead of the server's.
	return Math.min(Math.max(next, soonestMs), 60 * minuteMs);
};

/** The options of a query of a room: the page follows the room, and keeps nothing of it once it is left. */
export const followsRoom = {
	refetchInterval: ({ state }: { readonly state: { readonly data: unknown } }) =>
		state.data === undefined ? (false as const) : nextReadingMs(state.data as Room),
	refetchOnWindowFocus: false,
	gcTime: 0,
} as const;
