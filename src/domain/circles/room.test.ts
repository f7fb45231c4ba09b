import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { circleLengths, circleStates } from "./circle.ts";
import { type CircleRoomFacts, circleRoomStateOf, isHostMissing, mayHostCome } from "./room.ts";

const startsAt: Instant = "2027-05-03T15:00:00.000Z";
const circle: CircleRoomFacts = { state: "planned", startsAt, minutes: 60, hostCameAt: null };
const at = (minutes: number) => addMinutes(startsAt, minutes);

describe("the room of a circle", () => {
	it.each([
		[-16, "early"],
		[-15, "no_host"],
		[0, "no_host"],
		[89, "no_host"],
		[90, "over"],
	])("the room without a host, %i minutes after the start, is %s", (minutes, state) => {
		expect(circleRoomStateOf(circle, at(minutes))).toBe(state);
	});

	it("the room is open from the host's arrival until half an hour after the end", () => {
		const hosted = { ...circle, hostCameAt: at(-10) };
		expect(circleRoomStateOf(hosted, at(-10))).toBe("open");
		expect(circleRoomStateOf(hosted, at(89))).toBe("open");
		expect(circleRoomStateOf(hosted, at(90))).toBe("over");
		expect(circleRoomStateOf({ ...hosted, state: "cancelled" }, at(0))).toBe("over");
	});

	it("the room is never open without a host or outside its time, whatever else is true", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...circleStates),
				fc.constantFrom(...circleLengths),
				fc.option(fc.integer({ min: -30, max: 120 })),
				fc.integer({ min: -60, max: 180 }),
				(state, minutes, came, present) => {
					const one = { state, startsAt, minutes, hostCameAt: came === null ? null : at(came) };
					const isOpen = circleRoomStateOf(one, at(present)) === "open";
					if (isOpen) expect([state === "cancelled", came === null]).toEqual([false, false]);
					if (isOpen) expect(present >= -15 && present < minutes + 30).toBe(true);
					expect(mayHostCome({ ...one, hostCameAt: null }, at(present))).toBe(
						state !== "cancelled" && present >= -15 && present < minutes + 30,
					);
				},
			),
		);
	});
});

describe("a host who does not come", () => {
	it("a host is missing a quarter of an hour after the start", () => {
		expect(isHostMissing(circle, at(14))).toBe(false);
		expect(isHostMissing(circle, at(15))).toBe(true);
		expect(isHostMissing({ ...circle, hostCameAt: at(14) }, at(30))).toBe(false);
		expect(isHostMissing({ ...circle, state: "cancelled" }, at(30))).toBe(false);
	});
});
