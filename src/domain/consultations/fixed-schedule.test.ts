import { describe, expect, it } from "vitest";
import { type Instant, parisZone } from "../shared/moment.ts";
import { patternDates, slotsOfPattern } from "./fixed-schedule.ts";
import { datesOf, durations, freeTimes } from "./slots.ts";

const pattern = [0, 1, 2, 3, 4].map((dayOffset) => ({ dayOffset, times: ["09:00", "10:00"] as const }));
const now = "2025-05-09T10:00:00.000Z";
const slots = (taken: Parameters<typeof slotsOfPattern>[1] = []) => slotsOfPattern(pattern, taken, now);
const at = (startsAt: Instant, all = slots()) => all.find((slot) => slot.startsAt === startsAt)?.durations;

describe("patternDates", () => {
	// shows 9.17
	it("gives the specification's days when the clock is at 2025-05-09", () => {
		expect(patternDates(pattern, now).map(({ date }) => date)).toEqual([
			"2025-05-10",
			"2025-05-11",
			"2025-05-12",
			"2025-05-13",
			"2025-05-14",
		]);
	});

	it("begins tomorrow as Paris counts days, not UTC", () => {
		expect(patternDates(pattern, "2025-05-08T22:30:00.000Z")[0]?.date).toBe("2025-05-10");
		expect(patternDates(pattern, "2027-03-27T23:30:00.000Z")[0]?.date).toBe("2027-03-29");
	});
});

describe("slotsOfPattern", () => {
	it("offers every time as an instant, earliest first", () => {
		expect(slots()).toHaveLength(10);
		expect(slots()[0]).toEqual({ startsAt: "2025-05-10T07:00:00.000Z", durations: [...durations] });
		expect(datesOf(slots(), parisZone)).toHaveLength(5);
	});

	it("offers a time of the half hour, on its own day alone", () => {
		const uneven = [
			{ dayOffset: 0, times: ["09:30"] as const },
			{ dayOffset: 1, times: ["10:00"] as const },
		];
		expect(slotsOfPattern(uneven, [], now).map(({ startsAt }) => startsAt)).toEqual([
			"2025-05-10T07:30:00.000Z",
			"2025-05-11T08:00:00.000Z",
		]);
	});

	it("lists a taken time without durations and leaves its neighbours free", () => {
		const all = slots([{ startsAt: "2025-05-10T07:00:00.000Z", duration: "60min", status: "confirmed" }]);
		expect(at("2025-05-10T07:00:00.000Z", all)).toEqual([]);
		expect(at("2025-05-10T08:00:00.000Z", all)).toEqual([...durations]);
		expect(datesOf(all, parisZone)).toHaveLength(5);
	});

	it("takes every half hour of an appointment of an hour", () => {
		const halfHours = [{ dayOffset: 0, times: ["09:00", "09:30", "10:00"] as const }];
		const booked = { startsAt: "2025-05-10T07:00:00.000Z", duration: "60min", status: "confirmed" } as const;
		expect(slotsOfPattern(halfHours, [booked], now).map(({ durations }) => durations)).toEqual([
			[],
			[],
			[...durations],
		]);
	});

	it("still fits 30 minutes before an appointment on the half hour", () => {
		const all = slots([{ startsAt: "2025-05-10T07:30:00.000Z", duration: "30min", status: "confirmed" }]);
		expect(at("2025-05-10T07:00:00.000Z", all)).toEqual(["30min"]);
	});

	it("frees a cancelled time", () => {
		const all = slots([{ startsAt: "2025-05-10T07:00:00.000Z", duration: "60min", status: "cancelled" }]);
		expect(at("2025-05-10T07:00:00.000Z", all)).toEqual([...durations]);
	});

	it("offers nothing before tomorrow, however late it is", () => {
		const late = "2025-05-09T21:59:59.999Z";
		expect(slotsOfPattern(pattern, [], late)[0]?.startsAt).toBe("2025-05-10T07:00:00.000Z");
	});

	it("takes a time that an appointment off the half hour touches", () => {
		const all = slots([{ startsAt: "2025-05-10T07:15:00.000Z", duration: "30min", status: "confirmed" }]);
		expect(at("2025-05-10T07:00:00.000Z", all)).toEqual([]);
		expect(at("2025-05-10T08:00:00.000Z", all)).toEqual([...durations]);
	});

	it("offers no time that the change to summer time skips, and no time twice", () => {
		const night = [{ dayOffset: 0, times: ["03:00", "02:00", "03:00", "01:00"] }] as const;
		expect(slotsOfPattern(night, [], "2027-03-27T10:00:00.000Z").map(({ startsAt }) => startsAt)).toEqual([
			"2027-03-28T00:00:00.000Z",
			"2027-03-28T01:00:00.000Z",
		]);
	});
});

it("lists the free times of one day for one duration", () => {
	const all = slots([{ startsAt: "2025-05-10T07:30:00.000Z", duration: "30min", status: "confirmed" }]);
	const on = (duration: "30min" | "60min") =>
		freeTimes(all, { date: "2025-05-10", duration, zone: parisZone });
	expect(on("30min")).toEqual(["2025-05-10T07:00:00.000Z", "2025-05-10T08:00:00.000Z"]);
	expect(on("60min")).toEqual(["2025-05-10T08:00:00.000Z"]);
});
