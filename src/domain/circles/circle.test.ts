import { describe, expect, it } from "vitest";
import { ageBands } from "../account/age-band.ts";
import { checkPlan, circleStateAt, isAhead, isCircleRecommended, maxSeats } from "./circle.ts";

const startsAt = "2027-05-03T15:00:00.000Z";
const before = "2027-05-01T15:00:00.000Z";
const plan = { startsAt, seats: 12, priceCents: 500, subjects: ["Oceans", "Les océans"] } as const;

describe("checkPlan", () => {
	it("a circle has one to twelve seats, free or for five euros, on a half hour that lies ahead", () => {
		expect(checkPlan(plan, before).ok).toBe(true);
		expect(checkPlan({ ...plan, priceCents: 0, seats: 1 }, before).ok).toBe(true);
		expect(maxSeats).toBe(12);
	});

	it.each([
		[{ startsAt: "2027-05-03T15:10:00.000Z" }, "time"],
		[{ startsAt: before }, "time"],
		[{ seats: 0 }, "seat_number"],
		[{ seats: 13 }, "seat_number"],
		[{ seats: 1.5 }, "seat_number"],
		[{ priceCents: 499 }, "price"],
		[{ subjects: ["Oceans", " "] }, "subject"],
		[{ subjects: ["x".repeat(121), "Les océans"] }, "subject"],
	] as const)("%j is refused with %s", (change, code) => {
		expect(checkPlan({ ...plan, ...change }, before)).toEqual({ ok: false, code });
	});
});

it("a planned circle is completed from its end on, and is ahead until it starts", () => {
	const circle = { state: "planned", startsAt, minutes: 60 } as const;
	expect(circleStateAt(circle, "2027-05-03T15:59:59.999Z")).toBe("planned");
	expect(circleStateAt(circle, "2027-05-03T16:00:00.000Z")).toBe("completed");
	expect(circleStateAt({ ...circle, state: "cancelled" }, "2027-05-03T16:00:00.000Z")).toBe("cancelled");
	expect(isAhead(circle, before)).toBe(true);
	expect(isAhead(circle, startsAt)).toBe(false);
	expect(isAhead({ ...circle, state: "cancelled" }, before)).toBe(false);
});

it("circles come first for students under eighteen or of unknown age, and for no one else", () => {
	for (const ageBand of [...ageBands, null])
		expect(isCircleRecommended({ role: "student", ageBand })).toBe(ageBand !== "18plus");
	for (const role of ["teacher", "parent", "institution"] as const)
		expect(isCircleRecommended({ role, ageBand: null })).toBe(false);
});
