import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Instant, parisZone, toInstant } from "../shared/moment.ts";
import { cents } from "../shared/money.ts";
import { nearestAlternatives } from "./alternatives.ts";
import type { Appointment } from "./appointment.ts";
import { overlaps } from "./appointment.ts";
import { asOf } from "./completion.ts";
import { durations } from "./duration.ts";
import { halfHoursOf, isOnGrid } from "./half-hours.ts";
import { isRefundable, lastRefundAt } from "./refund.ts";
import { hoursOn } from "./weekly.ts";

const halfHour = fc
	.integer({ min: 0, max: 100 })
	.map((number) => toInstant(new Date(Date.UTC(2027, 4, 3) + number * 1_800_000)));

describe("half hours that are given away", () => {
	it("are shared by two consultations exactly when these overlap", () => {
		const consultation = fc.record({ startsAt: halfHour, duration: fc.constantFrom(...durations) });
		fc.assert(
			fc.property(consultation, consultation, (one, other) => {
				const halfHours = new Set(halfHoursOf(one.startsAt, one.duration));
				const shared = halfHoursOf(other.startsAt, other.duration).some((halfHour) =>
					halfHours.has(halfHour),
				);
				const standing = { status: "confirmed" } as const;
				expect(shared).toBe(overlaps({ ...one, ...standing }, { ...other, ...standing }));
			}),
		);
	});

	it("begin on the half hour, to the millisecond", () => {
		expect(halfHoursOf("2027-05-03T07:30:00.000Z", "60min")).toEqual([
			"2027-05-03T07:30:00.000Z",
			"2027-05-03T08:00:00.000Z",
		]);
		expect(
			(["07:30:00.000", "07:30:00.001", "07:30:01.000", "07:15:00.000"] as const).map((time) =>
				isOnGrid(`2027-05-03T${time}Z`),
			),
		).toEqual([true, false, false, false]);
	});
});

describe("the refund", () => {
	const startsAt = "2027-03-28T12:00:00.000Z";

	it("is whole until 24 hours before, also over a change of clocks", () => {
		expect(lastRefundAt({ startsAt })).toBe("2027-03-27T12:00:00.000Z");
		expect(isRefundable({ startsAt }, "2027-03-27T12:00:00.000Z")).toBe(true);
		expect(isRefundable({ startsAt }, "2027-03-27T12:00:00.001Z")).toBe(false);
	});

	it("is whole until the beginning of what was moved", () => {
		expect(isRefundable({ startsAt, wasMoved: true }, startsAt)).toBe(true);
		expect(isRefundable({ startsAt, wasMoved: true }, "2027-03-28T12:00:00.001Z")).toBe(false);
	});
});

describe("completion", () => {
	const appointment: Appointment = {
		id: "one",
		researcherId: "somebody",
		startsAt: "2027-05-03T07:30:00.000Z",
		zone: parisZone,
		duration: "60min",
		status: "confirmed",
		createdAt: "2027-05-01T00:00:00.000Z",
		amountCents: cents(2000),
	};

	it("comes with the end, for what was confirmed", () => {
		expect(asOf(appointment, "2027-05-03T08:29:59.999Z").status).toBe("confirmed");
		expect(asOf(appointment, "2027-05-03T08:30:00.000Z").status).toBe("completed");
		expect(asOf({ ...appointment, status: "cancelled" }, "2028-01-01T00:00:00.000Z").status).toBe(
			"cancelled",
		);
	});
});

describe("alternatives", () => {
	const slot = (startsAt: Instant, ...lengths: ("30min" | "60min")[]) => ({ startsAt, durations: lengths });
	const slots = [
		slot("2027-05-03T07:00:00.000Z", "30min"),
		slot("2027-05-03T08:00:00.000Z", "30min", "60min"),
		slot("2027-05-03T09:00:00.000Z"),
		slot("2027-05-03T10:00:00.000Z", "30min", "60min"),
		slot("2027-05-03T12:00:00.000Z", "30min", "60min"),
		slot("2027-05-04T09:00:00.000Z", "30min", "60min"),
	];

	it("are the nearest free times for that length, in their order", () => {
		const wanted = { startsAt: "2027-05-03T09:00:00.000Z", duration: "60min" } as const;
		expect(nearestAlternatives(slots, wanted)).toEqual([
			"2027-05-03T08:00:00.000Z",
			"2027-05-03T10:00:00.000Z",
			"2027-05-03T12:00:00.000Z",
		]);
		expect(nearestAlternatives(slots, { ...wanted, duration: "30min" })).toEqual([
			"2027-05-03T07:00:00.000Z",
			"2027-05-03T08:00:00.000Z",
			"2027-05-03T10:00:00.000Z",
		]);
	});

	it("never name the time that is gone, nor a taken one", () => {
		const wanted = { startsAt: "2027-05-03T08:00:00.000Z", duration: "60min" } as const;
		expect(nearestAlternatives(slots, wanted)).not.toContain("2027-05-03T08:00:00.000Z");
		expect(nearestAlternatives([], wanted)).toEqual([]);
	});
});

it("cuts closed hours out of the day, in any order", () => {
	const monday = { date: "2027-05-03", weekday: 1 } as const;
	const weekly = [{ weekday: 1, start: 540, end: 720 }];
	const closed = (start: number, end: number) => ({ date: monday.date, kind: "closed" as const, start, end });
	const cuts = [closed(570, 600), closed(660, 900)];
	const left = [
		{ start: 540, end: 570 },
		{ start: 600, end: 660 },
	];
	expect(hoursOn(weekly, cuts, monday)).toEqual(left);
	expect(hoursOn(weekly, [...cuts].reverse(), monday)).toEqual(left);
	expect(hoursOn(weekly, [closed(0, 1440)], monday)).toEqual([]);
});
