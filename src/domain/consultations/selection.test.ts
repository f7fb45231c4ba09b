import { describe, expect, it } from "vitest";
import { type Instant, parisZone, zoneNamed } from "../shared/instant.ts";
import {
	emptySelection,
	isComplete,
	pickDate,
	pickDayOfAny,
	pickDuration,
	pickResearcher,
	pickTime,
	stillOffered,
} from "./selection.ts";

const startsAt: Instant = "2025-05-10T07:00:00.000Z";
const full = pickTime(pickDate(pickResearcher(emptySelection, "astrophysicist"), "2025-05-10"), startsAt);

describe("the selection of a consultation", () => {
	it("a selection starts empty, with 30 minutes", () => {
		expect(emptySelection).toEqual({ researcherId: null, date: null, startsAt: null, duration: "30min" });
		expect(isComplete(emptySelection)).toBe(false);
	});

	it("a selection with researcher, date and time is complete", () => {
		expect(isComplete(full)).toBe(true);
		expect(isComplete(pickDate(full, "2025-05-11"))).toBe(false);
		for (const missing of ["researcherId", "date", "startsAt"])
			expect(isComplete({ ...full, [missing]: null }), missing).toBe(false);
	});

	it("another researcher clears date and time and keeps the duration", () => {
		const hour = { ...full, duration: "60min" as const };
		expect(pickResearcher(hour, "quantum-physicist")).toEqual({
			researcherId: "quantum-physicist",
			date: null,
			startsAt: null,
			duration: "60min",
		});
	});

	it("another date clears the time", () => {
		expect(pickDate(full, "2025-05-11")).toEqual({ ...full, date: "2025-05-11", startsAt: null });
	});

	it("a day picked first chooses the researcher who is free first on it", () => {
		const slot = (time: Instant, durations: ("30min" | "60min")[] = ["30min"]) => ({
			startsAt: time,
			durations,
		});
		const later = { id: "later", slots: [slot("2025-05-10T09:00:00.000Z")] };
		const sooner = { id: "sooner", slots: [slot(startsAt), slot("2025-05-12T07:00:00.000Z")] };
		const taken = {
			id: "taken",
			slots: [slot("2025-05-10T06:00:00.000Z", []), slot("2025-05-13T06:00:00.000Z", [])],
		};
		const pick = (date: `${number}-${number}-${number}`) =>
			pickDayOfAny(emptySelection, date, [taken, later, sooner], parisZone);
		expect(pick("2025-05-10")).toEqual({ ...emptySelection, researcherId: "sooner", date: "2025-05-10" });
		expect(pick("2025-05-13").researcherId).toBe("taken");
		expect(pick("2025-05-14")).toEqual(emptySelection);
	});

	it("another duration keeps the time only where it fits", () => {
		const offered = (durations: ("30min" | "60min")[]) => ({
			slots: [{ startsAt, durations }],
			zone: parisZone,
		});
		expect(pickDuration(full, "60min", offered(["30min", "60min"])).startsAt).toBe(startsAt);
		expect(pickDuration(full, "60min", offered(["30min"])).startsAt).toBeNull();
		expect(pickDuration(full, "60min", offered(["30min"])).duration).toBe("60min");
		const noDay = { ...full, date: null };
		expect(pickDuration(noDay, "60min", offered(["30min", "60min"]))).toEqual({
			...noDay,
			duration: "60min",
			startsAt: null,
		});
	});

	it("a stored selection is restored as far as it is still offered", () => {
		const offering = (...times: Instant[]) => ({
			id: "astrophysicist",
			slots: times.map((time) => ({ startsAt: time, durations: ["30min" as const] })),
		});
		const later = "2025-05-10T09:00:00.000Z";
		expect(stillOffered(full, offering(startsAt, later), parisZone)).toEqual(full);
		expect(stillOffered(full, offering(later), parisZone)).toEqual({ ...full, startsAt: null });
		expect(stillOffered(full, offering("2025-05-12T07:00:00.000Z"), parisZone)).toEqual({
			...full,
			date: null,
			startsAt: null,
		});
		expect(stillOffered({ ...full, date: null }, offering(startsAt), parisZone)).toEqual({
			...full,
			date: null,
			startsAt: null,
		});
		expect(stillOffered({ ...full, duration: "60min" }, undefined, parisZone)).toEqual({
			...emptySelection,
			duration: "60min",
		});
		// 07:00 UTC is another day in Honolulu: the day that was chosen there is the one before.
		const honolulu = zoneNamed("Pacific/Honolulu");
		expect(stillOffered(full, offering(startsAt), honolulu)).toEqual({ ...full, date: null, startsAt: null });
		const there = { ...full, date: "2025-05-09" as const };
		expect(stillOffered(there, offering(startsAt), honolulu)).toEqual(there);
	});
});
