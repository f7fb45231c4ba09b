import { describe, expect, it } from "vitest";
import { type Instant, parisZone } from "../shared/instant.ts";
import { patternDates, slotsOfPattern } from "./fixed-schedule.ts";
import { datesOf, durations, freeTimes } from "./slots.ts";

const pattern = [0, 1, 2, 3, 4].map((dayOffset) => ({ dayOffset, times: ["09:00", "10:00"] as const }));
const now = "2025-05-09T10:00:00.000Z";
const slots = (taken: Parameters<typeof slotsOfPattern>[1] = []) => slotsOfPattern(pattern, taken, now);
const at = (startsAt: Instant, all = slots()) => all.find((slot) => slot.startsAt === startsAt)?.durations;

describe("patternDates", () => {
	// shows 9.17
	it("the days are the specification's when the clock is at 2025-05-09", () => {
		expect(patternDates(pattern, now).map(({ date }) => date)).toEqual([
			"2025-05-10",
			"2025-05-11",
			"2025-05-12",
			"2025-05-13",
			"2025-05-14",
		]);
	});

	it("the first day is tomorrow in Paris time, not in UTC", () => {
		expect(patternDates(pattern, "2025-05-08T22:30:00.000Z")[0]?.date).toBe("2025-05-10");
		expect(patternDates(pattern, "2027-03-27T23:30:00.000Z")[0]?.date).toBe("2027-03-29");
	});
});

describe("slotsOfPattern", () => {
	it("every time is an instant, earliest first", () => {
		expect(slots()).toHaveLength(10);
		expect(slots()[0]).toEqual({ startsAt: "2025-05-10T07:00:00.000Z", durations: [...durations] });
		expect(datesOf(slots(), parisZone)).toHaveLength(5);
	});

	it("a time on the half hour is offered on its own day only", () => {
		const uneven = [
			{ dayOffset: 0, times: ["09:30"] as const },
			{ dayOffset: 1, times: ["10:00"] as const },
		];
		expect(slotsOfPattern(uneven, [], now).map(({ startsAt }) => startsAt)).toEqual([
			"2025-05-10T07:30:00.000Z",
			"2025-05-11T08:00:00.000Z",
		]);
	});

	it("a taken time has no durations, and its neighbours stay free", () => {
		const all = slots([{ startsAt: "2025-05-10T07:00:00.000Z", duration: "60min", status: "confirmed" }]);
		expect(at("2025-05-10T07:00:00.000Z", all)).toEqual([]);
		expect(at("2025-05-10T08:00:00.000Z", all)).toEqual([...durations]);
		expect(datesOf(all, parisZone)).toHaveLength(5);
	});

	it("an appointment of one hour takes both of its half hours", () => {
		const halfHours = [{ dayOffset: 0, times: ["09:00", "09:30", "10:00"] as const }];
		const booked = { startsAt: "2025-05-10T07:00:00.000Z", duration: "60min", status: "confirmed" } as const;
		expect(slotsOfPattern(halfHours, [booked], now).map(({ durations }) => durations)).toEqual([
			[],
			[],
			[...durations],
		]);
	});

	it("30 minutes still fit before an appointment on the half hour", () => {
		const all = slots([{ startsAt: "2025-05-10T07:30:00.000Z", duration: "30min", status: "confirmed" }]);
		expect(at("2025-05-10T07:00:00.000Z", all)).toEqual(["30min"]);
	});

	it("a cancelled appointment frees its time", () => {
		const all = slots([{ startsAt: "2025-05-10T07:00:00.000Z", duration: "60min", status: "cancelled" }]);
		expect(at("2025-05-10T07:00:00.000Z", all)).toEqual([...durations]);
	});

	it("nothing is offered before tomorrow, however late it is", () => {
		const late = "2025-05-09T21:59:59.999Z";
		expect(slotsOfPattern(pattern, [], late)[0]?.startsAt).toBe("2025-05-10T07:00:00.000Z");
	});

	it("a time that an appointment off the half hour overlaps is taken", () => {
		const all = slots([{ startsAt: "2025-05-10T07:15:00.000Z", duration: "30min", status: "confirmed" }]);
		expect(at("2025-05-10T07:00:00.000Z", all)).toEqual([]);
		expect(at("2025-05-10T08:00:00.000Z", all)).toEqual([...durations]);
	});

	it("a time skipped by the change to summer time is not offered, and no time is offered twice", () => {
		const night = [{ dayOffset: 0, times: ["03:00", "02:00", "03:00", "01:00"] }] as const;
		expect(slotsOfPattern(night, [], "2027-03-27T10:00:00.000Z").map(({ startsAt }) => startsAt)).toEqual([
			"2027-03-28T00:00:00.000Z",
			"2027-03-28T01:00:00.000Z",
		]);
	});
});

it("the free times of one day are listed for one duration", () => {
	const all = slots([{ startsAt: "2025-05-10T07:30:00.000Z", duration: "30min", status: "confirmed" }]);
	const on = (duration: "30min" | "60min") =>
		freeTimes(all, { date: "2025-05-10", duration, zone: parisZone });
	expect(on("30min")).toEqual(["2025-05-10T07:00:00.000Z", "2025-05-10T08:00:00.000Z"]);
	expect(on("60min")).toEqual(["2025-05-10T08:00:00.000Z"]);
});
