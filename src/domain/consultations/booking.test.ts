import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMinutes } from "../shared/elapsed.ts";
import { parisZone } from "../shared/moment.ts";
import { type Appointment, endOf, overlaps } from "./appointment.ts";
import { bookAppointment } from "./booking.ts";
import type { BookingRequest } from "./booking-request.ts";
import { cancelAppointment } from "./cancel.ts";
import { durations } from "./duration.ts";

const now = "2025-05-09T10:00:00.000Z";
const offer = { zone: parisZone, availability: [{ date: "2025-05-10", times: ["09:00", "10:00"] }] };
const request: BookingRequest = {
	researcherId: "astrophysicist",
	startsAt: "2025-05-10T07:00:00.000Z",
	duration: "60min",
};
const stamp = { id: "a1", now, amountCents: 2000 };
const booked: Appointment = {
	...request,
	id: "a1",
	researcherId: "astrophysicist",
	startsAt: "2025-05-10T07:00:00.000Z",
	zone: parisZone,
	status: "confirmed",
	createdAt: now,
	amountCents: 2000,
};

describe("bookAppointment", () => {
	it("confirms an offered, free time at once", () => {
		expect(bookAppointment(request, offer, [], stamp)).toEqual({ ok: true, value: booked });
	});

	it.each([{ researcherId: null }, { researcherId: "" }, { startsAt: null }])(
		"asks for what is missing: %o",
		(missing) => {
			expect(bookAppointment({ ...request, ...missing }, offer, [], stamp)).toEqual({
				ok: false,
				code: "consultations.incomplete",
			});
		},
	);

	it("refuses a time that is not offered, has passed, or belongs to nobody", () => {
		const unavailable = { ok: false, code: "consultations.slot_unavailable" };
		const elsewhere = { ...request, startsAt: "2025-05-10T07:30:00.000Z" };
		expect(bookAppointment(elsewhere, offer, [], stamp)).toEqual(unavailable);
		const later = { ...stamp, now: "2025-05-10T07:00:00.000Z" };
		expect(bookAppointment(request, offer, [], later)).toEqual(unavailable);
		expect(bookAppointment(request, null, [], stamp)).toEqual(unavailable);
	});

	it("refuses a taken time, and only that", () => {
		expect(bookAppointment(request, offer, [booked], stamp)).toEqual({
			ok: false,
			code: "consultations.slot_taken",
		});
		const next = { ...request, startsAt: "2025-05-10T08:00:00.000Z" };
		expect(bookAppointment(next, offer, [booked], stamp).ok).toBe(true);
		expect(bookAppointment(request, offer, [{ ...booked, status: "cancelled" }], stamp).ok).toBe(true);
	});
});

describe("overlaps", () => {
	const occupation = fc
		.record({ minutes: fc.integer({ min: 0, max: 8 }), duration: fc.constantFrom(...durations) })
		.map(({ minutes, duration }) => ({
			startsAt: addMinutes(now, minutes * 15),
			duration,
			status: "confirmed" as const,
		}));

	it("is mutual, and true of everything with itself", () => {
		fc.assert(
			fc.property(occupation, occupation, (one, other) => {
				expect(overlaps(one, other)).toBe(overlaps(other, one));
				expect(overlaps(one, one)).toBe(true);
			}),
		);
	});

	it("means that some quarter of an hour belongs to both", () => {
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
});

describe("cancelAppointment", () => {
	it("gives the appointment back as cancelled", () => {
		expect(cancelAppointment([booked], "a1", now)).toEqual({
			ok: true,
			value: { ...booked, status: "cancelled" },
		});
	});

	it.each([
		["an unknown id", [], now],
		["one already cancelled", [{ ...booked, status: "cancelled" as const }], now],
		["one that has begun", [booked], booked.startsAt],
	])("fails for %s", (_, appointments, instant) => {
		expect(cancelAppointment(appointments, "a1", instant)).toEqual({
			ok: false,
			code: "consultations.cancel_failed",
		});
	});
});
