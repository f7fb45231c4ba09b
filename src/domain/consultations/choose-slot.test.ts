import { describe, expect, it } from "vitest";
import { isUpcoming } from "./agenda.ts";
import { checkSlot, chosenTime } from "./choose-slot.ts";
import { slotsOfPattern } from "./fixed-schedule.ts";

const now = "2025-05-09T10:00:00.000Z";
const pattern = [{ dayOffset: 0, times: ["09:00", "10:00"] }] as const;
const request = {
	researcherId: "astrophysicist",
	startsAt: "2025-05-10T07:00:00.000Z",
	duration: "60min",
} as const;
const booked = { ...request, status: "confirmed" } as const;

describe("chosenTime", () => {
	it("is the request once everything is chosen", () => {
		expect(chosenTime(request)).toEqual({ ok: true, value: request });
	});

	it.each([{ researcherId: null }, { researcherId: "" }, { startsAt: null }])(
		"asks for what is missing: %o",
		(missing) => {
			expect(chosenTime({ ...request, ...missing })).toEqual({
				ok: false,
				code: "consultations.incomplete",
			});
		},
	);
});

describe("checkSlot", () => {
	const free = { ok: true, value: null };
	const unavailable = { ok: false, code: "consultations.slot_unavailable" };

	it("lets an offered, free time pass", () => {
		expect(checkSlot(slotsOfPattern(pattern, [], now), request)).toEqual(free);
	});

	it("refuses a time that is not offered, has passed, or belongs to nobody", () => {
		const elsewhere = { ...request, startsAt: "2025-05-10T07:30:00.000Z" } as const;
		expect(checkSlot(slotsOfPattern(pattern, [], now), elsewhere)).toEqual(unavailable);
		expect(checkSlot(slotsOfPattern(pattern, [], request.startsAt), request)).toEqual(unavailable);
		expect(checkSlot([], request)).toEqual(unavailable);
	});

	it("refuses a taken time, and only that", () => {
		const slots = slotsOfPattern(pattern, [booked], now);
		expect(checkSlot(slots, request)).toEqual({ ok: false, code: "consultations.slot_taken" });
		expect(checkSlot(slots, { ...request, startsAt: "2025-05-10T08:00:00.000Z" })).toEqual(free);
		const given = slotsOfPattern(pattern, [{ ...booked, status: "cancelled" }], now);
		expect(checkSlot(given, request)).toEqual(free);
	});
});

it("lets only what is upcoming be cancelled", () => {
	expect(isUpcoming(booked, now)).toBe(true);
	expect(isUpcoming({ ...booked, status: "cancelled" }, now)).toBe(false);
	expect(isUpcoming(booked, booked.startsAt)).toBe(false);
});
