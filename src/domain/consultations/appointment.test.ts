import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMinutes } from "../shared/elapsed.ts";
import { type Instant, parisZone } from "../shared/instant.ts";
import { cents } from "../shared/money.ts";
import { instantOf } from "../shared/time.ts";
import {
	type Appointment,
	agendaOf,
	appointmentStatuses,
	asOf,
	endOf,
	isRefundable,
	isUpcoming,
	lastMoveAt,
	lastRefundAt,
	mayBook,
	mayMove,
	overlaps,
} from "./appointment.ts";
import { durations } from "./slots.ts";

describe("overlaps", () => {
	const start = "2025-05-09T10:00:00.000Z";
	const occupation = fc
		.record({ minutes: fc.integer({ min: 0, max: 8 }), duration: fc.constantFrom(...durations) })
		.map(({ minutes, duration }) => ({
			startsAt: addMinutes(start, minutes * 15),
			duration,
			status: "confirmed" as const,
		}));

	it("overlapping is mutual, and an appointment overlaps itself", () => {
		fc.assert(
			fc.property(occupation, occupation, (one, other) => {
				expect(overlaps(one, other)).toBe(overlaps(other, one));
				expect(overlaps(one, one)).toBe(true);
			}),
		);
	});

	it("two appointments overlap exactly when they share a quarter of an hour", () => {
		const quarters = (one: Parameters<typeof endOf>[0]) =>
			[0, 15, 30, 45]
				.map((minutes) => addMinutes(one.startsAt, minutes))
				.filter((quarter) => quarter < endOf(one));
		fc.assert(
			fc.property(occupation, occupation, (one, other) => {
				const shared = quarters(one).some((quarter) => quarters(other).includes(quarter));
				expect(overlaps(one, other)).toBe(shared);
			}),
		);
	});

	it("a cancelled appointment overlaps nothing, and one can start when another ends", () => {
		const one = { startsAt: start, duration: "60min", status: "confirmed" } as const;
		const cancelled = { ...one, status: "cancelled" } as const;
		expect([overlaps(one, cancelled), overlaps(cancelled, one), overlaps(one, one)]).toEqual([
			false,
			false,
			true,
		]);
		expect(endOf(one)).toBe("2025-05-09T11:00:00.000Z");
		expect(overlaps(one, { ...one, startsAt: endOf(one) })).toBe(false);
	});
});

const now = "2027-10-30T23:00:00.000Z";
const appointment = (
	id: string,
	startsAt: Instant,
	status: Appointment["status"] = "confirmed",
): Appointment => ({
	id,
	startsAt,
	status,
	researcherId: "astrophysicist",
	zone: parisZone,
	duration: "30min",
	createdAt: "2027-10-01T00:00:00.000Z",
	amountCents: cents(2000),
});
const idsOf = (appointments: readonly Appointment[]) => appointments.map(({ id }) => id);

describe("agendaOf", () => {
	// shows 4.19
	it("upcoming appointments are listed earliest first, past ones latest first", () => {
		const { upcoming, past } = agendaOf(
			[
				appointment("later", "2027-11-02T09:00:00.000Z"),
				appointment("old", "2027-10-01T09:00:00.000Z"),
				appointment("soon", "2027-11-01T09:00:00.000Z"),
				appointment("called off", "2027-11-03T09:00:00.000Z", "cancelled"),
				appointment("done", "2027-10-20T09:00:00.000Z", "completed"),
			],
			now,
		);
		expect(idsOf(upcoming)).toEqual(["soon", "later"]);
		expect(idsOf(past)).toEqual(["called off", "done", "old"]);
	});

	it("an appointment that starts now is past", () => {
		expect(agendaOf([appointment("a", now)], now).past).toHaveLength(1);
	});

	it("the two 02:30 of the night of 2027-10-31 keep their order", () => {
		const first = instantOf({ date: "2027-10-31", time: "02:30" }, parisZone);
		const second = addMinutes(first, 60);
		const { upcoming } = agendaOf([appointment("second", second), appointment("first", first)], now);
		expect(idsOf(upcoming)).toEqual(["first", "second"]);
		const between = agendaOf(
			[appointment("second", second), appointment("first", first)],
			addMinutes(first, 30),
		);
		expect(idsOf(between.upcoming)).toEqual(["second"]);
		expect(idsOf(between.past)).toEqual(["first"]);
	});

	it("every appointment is in exactly one tab, in order", () => {
		const any = fc
			.array(
				fc.record({
					offset: fc.integer({ min: -5000, max: 5000 }),
					status: fc.constantFrom(...appointmentStatuses),
				}),
				{ maxLength: 12 },
			)
			.map((all) =>
				all.map(({ offset, status }, at) => appointment(String(at), addMinutes(now, offset), status)),
			);
		fc.assert(
			fc.property(any, (all) => {
				const { upcoming, past } = agendaOf(all, now);
				expect([...idsOf(upcoming), ...idsOf(past)].sort()).toEqual(idsOf(all).sort());
				const starts = (list: Appointment[]) => list.map(({ startsAt }) => startsAt);
				expect(starts(upcoming)).toEqual(starts(upcoming).sort());
				expect(starts(past)).toEqual(starts(past).sort().reverse());
			}),
		);
	});
});

describe("isUpcoming", () => {
	it("only a confirmed appointment in the future is upcoming", () => {
		const one = { startsAt: "2025-05-10T07:00:00.000Z", status: "confirmed" } as const;
		expect(isUpcoming(one, "2025-05-09T10:00:00.000Z")).toBe(true);
		expect(isUpcoming({ ...one, status: "cancelled" }, "2025-05-09T10:00:00.000Z")).toBe(false);
		expect(isUpcoming(one, one.startsAt)).toBe(false);
	});
});

describe("asOf", () => {
	it("a confirmed appointment is completed when it ends", () => {
		const hour = { ...appointment("one", "2027-05-03T07:30:00.000Z"), duration: "60min" } as const;
		expect(asOf(hour, "2027-05-03T08:29:59.999Z").status).toBe("confirmed");
		expect(asOf(hour, "2027-05-03T08:30:00.000Z").status).toBe("completed");
		expect(asOf({ ...hour, status: "cancelled" }, "2028-01-01T00:00:00.000Z").status).toBe("cancelled");
	});
});

describe("isRefundable", () => {
	const startsAt = "2027-03-28T12:00:00.000Z";

	it("the whole price is refunded until 24 hours before the start, also across a clock change", () => {
		expect(lastRefundAt({ startsAt })).toBe("2027-03-27T12:00:00.000Z");
		expect(isRefundable({ startsAt }, "2027-03-27T12:00:00.000Z")).toBe(true);
		expect(isRefundable({ startsAt }, "2027-03-27T12:00:00.001Z")).toBe(false);
	});

	it("a moved appointment is refunded until its start", () => {
		expect(isRefundable({ startsAt, wasMoved: true }, startsAt)).toBe(true);
		expect(isRefundable({ startsAt, wasMoved: true }, "2027-03-28T12:00:00.001Z")).toBe(false);
	});
});

describe("mayMove", () => {
	const startsAt = "2027-05-03T10:00:00.000Z";

	it("an appointment can be moved until 24 hours before its start, to the millisecond", () => {
		expect(lastMoveAt({ startsAt })).toBe("2027-05-02T10:00:00.000Z");
		expect(mayMove({ startsAt, status: "confirmed" }, "2027-05-02T10:00:00.000Z")).toBe(true);
		expect(mayMove({ startsAt, status: "confirmed" }, "2027-05-02T10:00:00.001Z")).toBe(false);
	});

	it("a cancelled or completed appointment cannot be moved", () => {
		for (const status of ["cancelled", "completed"] as const)
			expect(mayMove({ startsAt, status }, "2027-04-01T10:00:00.000Z")).toBe(false);
	});
});

it("mayBook requires the premium plan", () => {
	expect(mayBook({ isPremium: true })).toEqual({ ok: true, value: null });
	expect(mayBook({ isPremium: false })).toEqual({ ok: false, code: "consultations.premium_required" });
});
