import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { isLinkOfMeeting, roomClosesMinutes, roomOpensMinutes, roomStateAt, roomTimesOf } from "./room.ts";

const startsAt: Instant = "2027-03-01T09:00:00.000Z";
const endsAt: Instant = "2027-03-01T09:30:00.000Z";
const meeting = { startsAt, endsAt, isCancelled: false };
const minute = (minutes: number) => addMinutes(startsAt, minutes);

describe("the room of a meeting", () => {
	it("the room of a meeting opens before the start and closes after the end", () => {
		expect(roomTimesOf(meeting)).toEqual({
			opensAt: "2027-03-01T08:45:00.000Z",
			closesAt: "2027-03-01T10:00:00.000Z",
		});
	});

	it.each([
		["2027-03-01T08:44:59.999Z", "early"],
		["2027-03-01T08:45:00.000Z", "open"],
		["2027-03-01T09:30:00.000Z", "open"],
		["2027-03-01T09:59:59.999Z", "open"],
		["2027-03-01T10:00:00.000Z", "over"],
	] as const)("at %s the room of a meeting is %s", (now, state) =>
		expect(roomStateAt(meeting, now)).toBe(state),
	);

	it("the room of a cancelled meeting is never open", () => {
		fc.assert(
			fc.property(fc.integer({ min: -2000, max: 2000 }), (minutes) => {
				expect(roomStateAt({ ...meeting, isCancelled: true }, minute(minutes))).toBe("cancelled");
			}),
		);
	});

	it("the room of a meeting is early, then open, then over, and never goes back", () => {
		const order = ["early", "open", "over"];
		const at = (minutes: number) => order.indexOf(roomStateAt(meeting, minute(minutes)));
		fc.assert(
			fc.property(fc.integer({ min: -200, max: 200 }), fc.nat(200), (minutes, later) => {
				expect(at(minutes)).toBeLessThanOrEqual(at(minutes + later));
			}),
		);
		expect([at(-roomOpensMinutes), at(30 + roomClosesMinutes)]).toEqual([1, 2]);
	});
});

describe("a link to a room", () => {
	it("a link to a room ends when its meeting is moved or cancelled", () => {
		expect(isLinkOfMeeting({ sequence: 1 }, { sequence: 1, isCancelled: false })).toBe(true);
		expect(isLinkOfMeeting({ sequence: 1 }, { sequence: 2, isCancelled: false })).toBe(false);
		expect(isLinkOfMeeting({ sequence: 1 }, { sequence: 1, isCancelled: true })).toBe(false);
	});
});
