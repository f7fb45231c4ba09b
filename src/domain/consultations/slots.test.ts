import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Instant, type LocalDate, toInstant } from "../shared/instant.ts";
import { overlaps } from "./appointment.ts";
import { slotsOfPattern } from "./fixed-schedule.ts";
import {
	checkSlot,
	chosenTime,
	type Duration,
	durations,
	durationsWithin,
	firstFree,
	halfHourMinutes,
	halfHoursIn,
	halfHoursOf,
	isOnGrid,
	maxAlternatives,
	maxHalfHours,
	minutesOf,
	nearestAlternatives,
	openingDate,
} from "./slots.ts";

const halfHourAt = (number: number): Instant =>
	toInstant(new Date(Date.UTC(2027, 4, 3) + number * 1_800_000));

describe("firstFree", () => {
	it("a researcher is free first at the earliest start ahead that is not taken", () => {
		const slots = [0, 2, 4].map((index) => ({ startsAt: halfHourAt(index), durations: [...durations] }));
		const [past, taken, free] = slots;
		if (past === undefined || taken === undefined || free === undefined) throw new Error("three starts");
		const offered = [past, { ...taken, durations: [] }, free];
		expect(firstFree(offered, halfHourAt(1))).toBe(free.startsAt);
		expect(firstFree(offered, halfHourAt(5))).toBeNull();
	});
});

describe("openingDate", () => {
	const november: readonly LocalDate[] = ["2026-11-30"];
	const december: readonly LocalDate[] = ["2026-12-02", "2026-12-07", "2026-12-09"];

	it("a calendar opens on the first month with three free days, if that begins within two weeks", () => {
		expect(openingDate([...november, ...december])).toBe("2026-12-02");
		expect(openingDate(["2026-11-12", ...december])).toBe("2026-11-12");
	});

	it("a calendar opens on the first free day where no month has three, and nowhere without one", () => {
		expect(openingDate([...november, ...december.slice(1)])).toBe("2026-11-30");
		expect(openingDate(december)).toBe("2026-12-02");
		expect(openingDate([])).toBeUndefined();
	});
});

describe("halfHoursOf", () => {
	it("two consultations share a half hour exactly when they overlap", () => {
		const duration = fc.constantFrom(...durations);
		// Starts more than three half hours apart never overlap and would dilute the runs.
		const start = fc.integer({ min: 0, max: 3 }).map(halfHourAt);
		const consultation = fc.record({ startsAt: start, duration });
		fc.assert(
			fc.property(consultation, consultation, (one, other) => {
				const halfHours = new Set(halfHoursOf(one.startsAt, one.duration));
				const isShared = halfHoursOf(other.startsAt, other.duration).some((each) => halfHours.has(each));
				const confirmed = { status: "confirmed" } as const;
				expect(isShared).toBe(overlaps({ ...one, ...confirmed }, { ...other, ...confirmed }));
			}),
		);
	});

	it("every started half hour is occupied", () => {
		expect([1, 30, 31, 45, 60, 61, 90].map(halfHoursIn)).toEqual([1, 1, 2, 2, 2, 3, 3]);
		for (const duration of durations) {
			const occupied = halfHoursOf(halfHourAt(0), duration).length * halfHourMinutes;
			expect(occupied, duration).toBeGreaterThanOrEqual(minutesOf[duration]);
			expect(occupied - minutesOf[duration], duration).toBeLessThan(halfHourMinutes);
		}
	});

	it("the half hours of a consultation follow each other from its start", () => {
		expect(halfHoursOf("2027-05-03T07:30:00.000Z", "60min")).toEqual([
			"2027-05-03T07:30:00.000Z",
			"2027-05-03T08:00:00.000Z",
		]);
	});
});

describe("durationsWithin", () => {
	it("a duration fits exactly when its half hours are free", () => {
		expect(durationsWithin(0)).toEqual([]);
		for (const count of [1, 2, 3, 4])
			for (const duration of durations)
				expect(durationsWithin(count).includes(duration), `${duration} in ${count}`).toBe(
					minutesOf[duration] <= count * halfHourMinutes,
				);
	});

	it("every duration fits into the longest one", () => {
		expect(durationsWithin(maxHalfHours)).toEqual(durations);
	});
});

it("isOnGrid accepts a half hour of UTC to the millisecond", () => {
	const times = ["07:30:00.000", "07:30:00.001", "07:30:01.000", "07:15:00.000"] as const;
	expect(times.map((time) => isOnGrid(`2027-05-03T${time}Z`))).toEqual([true, false, false, false]);
});

const now = "2025-05-09T10:00:00.000Z";
const pattern = [{ dayOffset: 0, times: ["09:00", "10:00"] }] as const;
const request = {
	researcherId: "astrophysicist",
	startsAt: "2025-05-10T07:00:00.000Z",
	duration: "60min",
} as const;

describe("chosenTime", () => {
	it("a complete request is a chosen time", () => {
		expect(chosenTime(request)).toEqual({ ok: true, value: request });
	});

	it.each([{ researcherId: null }, { researcherId: "" }, { startsAt: null }])(
		"a request with %o is incomplete",
		(missing) => {
			expect(chosenTime({ ...request, ...missing })).toEqual({
				ok: false,
				code: "consultations.incomplete",
			});
		},
	);
});

describe("checkSlot", () => {
	const booked = { ...request, status: "confirmed" } as const;
	const free = { ok: true, value: null };
	const unavailable = { ok: false, code: "consultations.slot_unavailable" };

	it("an offered, free time is accepted", () => {
		expect(checkSlot(slotsOfPattern(pattern, [], now), request)).toEqual(free);
	});

	it("a time that is not offered, has passed, or has no researcher is unavailable", () => {
		const elsewhere = { ...request, startsAt: "2025-05-10T07:30:00.000Z" } as const;
		expect(checkSlot(slotsOfPattern(pattern, [], now), elsewhere)).toEqual(unavailable);
		expect(checkSlot(slotsOfPattern(pattern, [], request.startsAt), request)).toEqual(unavailable);
		expect(checkSlot([], request)).toEqual(unavailable);
	});

	it("only a taken time is refused as taken", () => {
		const slots = slotsOfPattern(pattern, [booked], now);
		expect(checkSlot(slots, request)).toEqual({ ok: false, code: "consultations.slot_taken" });
		expect(checkSlot(slots, { ...request, startsAt: "2025-05-10T08:00:00.000Z" })).toEqual(free);
		const cancelled = slotsOfPattern(pattern, [{ ...booked, status: "cancelled" }], now);
		expect(checkSlot(cancelled, request)).toEqual(free);
	});
});

describe("nearestAlternatives", () => {
	const freeSlots = (...numbers: number[]) =>
		numbers.map((number) => ({ startsAt: halfHourAt(number), durations: ["30min" as const] }));
	const requested = { startsAt: halfHourAt(10), duration: "30min" } as const;

	it("the earlier of two equally near times is proposed", () => {
		const proposed = [halfHourAt(8), halfHourAt(9), halfHourAt(11)];
		expect(nearestAlternatives(freeSlots(8, 9, 11, 12), requested)).toEqual(proposed);
		expect(nearestAlternatives(freeSlots(12, 11, 9, 8), requested)).toEqual(proposed);
	});

	it("up to three times are proposed, and no other free time is nearer", () => {
		const free = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 8 });
		fc.assert(
			fc.property(free, (numbers) => {
				const proposed = nearestAlternatives(freeSlots(...numbers), requested);
				const others = numbers.filter((number) => number !== 10);
				expect(proposed).toHaveLength(Math.min(maxAlternatives, others.length));
				expect(proposed).toEqual([...proposed].sort());
				const ascending = (one: number, other: number) => one - other;
				const distances = others.map((number) => Math.abs(number - 10)).sort(ascending);
				const chosen = others.filter((number) => proposed.includes(halfHourAt(number)));
				expect(chosen.map((number) => Math.abs(number - 10)).sort(ascending)).toEqual(
					distances.slice(0, maxAlternatives),
				);
			}),
		);
	});

	const slot = (startsAt: Instant, ...lengths: Duration[]) => ({ startsAt, durations: lengths });
	const slots = [
		slot("2027-05-03T07:00:00.000Z", "30min"),
		slot("2027-05-03T08:00:00.000Z", "30min", "60min"),
		slot("2027-05-03T09:00:00.000Z"),
		slot("2027-05-03T10:00:00.000Z", "30min", "60min"),
		slot("2027-05-03T12:00:00.000Z", "30min", "60min"),
		slot("2027-05-04T09:00:00.000Z", "30min", "60min"),
	];

	it("only times that are free for the requested length are proposed, in order", () => {
		const hour = { startsAt: "2027-05-03T09:00:00.000Z", duration: "60min" } as const;
		expect(nearestAlternatives(slots, hour)).toEqual([
			"2027-05-03T08:00:00.000Z",
			"2027-05-03T10:00:00.000Z",
			"2027-05-03T12:00:00.000Z",
		]);
		expect(nearestAlternatives(slots, { ...hour, duration: "30min" })).toEqual([
			"2027-05-03T07:00:00.000Z",
			"2027-05-03T08:00:00.000Z",
			"2027-05-03T10:00:00.000Z",
		]);
	});

	it("the requested time itself is not proposed", () => {
		const hour = { startsAt: "2027-05-03T08:00:00.000Z", duration: "60min" } as const;
		expect(nearestAlternatives(slots, hour)).not.toContain("2027-05-03T08:00:00.000Z");
		expect(nearestAlternatives([], hour)).toEqual([]);
	});
});
