import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocalDate } from "../shared/instant.ts";
import { parisZone, toInstant } from "../shared/instant.ts";
import { addToDate, localDateTimeOf } from "../shared/time.ts";
import { checkWeekly, listedExceptions, maxDaysOff, readDaysOff, readExtraHours } from "./desk-hours.ts";
import { dayOf, openSlots, weeksFrom, zoneCalendar } from "./open-slots.ts";
import type { WeeklyHours } from "./weekly.ts";

const hours = (weekday: number, start: number, end: number): WeeklyHours => ({ weekday, start, end });
const day = (date: string) => date as LocalDate;
const today = day("2027-03-01");

describe("checkWeekly", () => {
	it("hours are put in the order of the week, and may touch", () => {
		const [late, early, monday] = [hours(2, 720, 780), hours(2, 540, 720), hours(1, 0, 1440)];
		expect(checkWeekly([late, early, monday])).toEqual({ ok: true, value: [monday, early, late] });
		expect(checkWeekly([])).toEqual({ ok: true, value: [] });
	});

	it.each([
		["desk.hours_midnight", [hours(1, 1320, 120)]],
		["desk.hours_midnight", [hours(1, 540, 540)]],
		["desk.hours_short", [hours(1, 540, 560)]],
		["desk.hours_overlap", [hours(1, 540, 660), hours(1, 600, 720)]],
	])("%s refuses %j", (code, weekly) => {
		expect(checkWeekly(weekly)).toEqual({ ok: false, code });
	});

	const entry = fc
		.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 47 }), fc.integer({ min: 0, max: 48 }))
		.map(([weekday, start, end]) => hours(weekday, start * 30, end * 30));

	it("no offered consultation lies outside the accepted hours, also on the days on which the clocks change", () => {
		// 28 March and 31 October 2027 change the clocks of Paris.
		const starts = ["2027-03-20T12:00:00.000Z", "2027-10-23T12:00:00.000Z"].map((text) =>
			toInstant(new Date(text)),
		);
		fc.assert(
			fc.property(fc.array(entry, { maxLength: 6 }), fc.constantFrom(...starts), (typed, now) => {
				const checked = checkWeekly(typed);
				if (!checked.ok) return;
				const weeks = weeksFrom(zoneCalendar(parisZone, dayOf(now), 2), now, 2);
				const slots = openSlots({ zone: parisZone, weekly: checked.value, exceptions: [] }, new Set(), weeks);
				for (const { startsAt } of slots) {
					const { date, time } = localDateTimeOf(startsAt, parisZone);
					const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
					const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
					const isInside = checked.value.some(
						(one) => one.weekday === weekday && one.start <= minute && minute < one.end,
					);
					expect(isInside, `${date} ${time}`).toBe(true);
				}
			}),
		);
	});
});

describe("readDaysOff", () => {
	it("time off is every day from the first to the last, also over the change of the clocks", () => {
		const read = readDaysOff({ from: day("2027-03-27"), to: day("2027-03-29") }, today);
		expect(read.ok && read.value.map(({ date, kind, start, end }) => [date, kind, start, end])).toEqual([
			["2027-03-27", "closed", 0, 1440],
			["2027-03-28", "closed", 0, 1440],
			["2027-03-29", "closed", 0, 1440],
		]);
	});

	it("the last day is not before the first, the first is not over, and the time off has a limit", () => {
		const read = (from: string, to: string) => readDaysOff({ from: day(from), to: day(to) }, today);
		expect(read("2027-03-05", "2027-03-04")).toEqual({ ok: false, code: "desk.days_order" });
		expect(read("2027-02-28", "2027-03-04")).toEqual({ ok: false, code: "desk.day_over" });
		expect(read(today, addToDate(today, { days: maxDaysOff }))).toEqual({
			ok: false,
			code: "desk.days_many",
		});
		expect(read("2030-03-01", "2030-03-02")).toEqual({ ok: false, code: "desk.day_far" });
		const longest = read(today, addToDate(today, { days: maxDaysOff - 1 }));
		expect(longest.ok && longest.value.length).toBe(maxDaysOff);
	});
});

describe("listedExceptions", () => {
	const off = (date: string) => ({ date: day(date), kind: "closed", start: 0, end: 1440 }) as const;

	it("days off in a row are one entry, and other exceptions stay apart", () => {
		const extra = { date: day("2027-03-03"), kind: "extra", start: 600, end: 660 } as const;
		const morning = { date: day("2027-03-06"), kind: "closed", start: 0, end: 720 } as const;
		expect(
			listedExceptions([off("2027-03-05"), morning, off("2027-03-01"), off("2027-03-02"), extra]).map(
				({ date, until, kind }) => [kind, date, until],
			),
		).toEqual([
			["closed", "2027-03-01", "2027-03-02"],
			["extra", "2027-03-03", "2027-03-03"],
			["closed", "2027-03-05", "2027-03-05"],
			["closed", "2027-03-06", "2027-03-06"],
		]);
	});

	it("time off that was entered at once is listed as one entry", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: maxDaysOff - 1 }), (length) => {
				const to = addToDate(today, { days: length });
				const read = readDaysOff({ from: today, to }, today);
				const listed = listedExceptions(read.ok ? read.value : []);
				expect(listed.map(({ date, until }) => [date, until])).toEqual([[today, to]]);
			}),
		);
	});
});

describe("readExtraHours", () => {
	it("extra hours lie on one day that is not over", () => {
		const read = (date: string, start: number, end: number) =>
			readExtraHours({ date: day(date), start, end }, today);
		expect(read("2027-03-01", 1080, 1200)).toEqual({
			ok: true,
			value: { date: "2027-03-01", kind: "extra", start: 1080, end: 1200 },
		});
		expect(read("2027-02-28", 1080, 1200)).toEqual({ ok: false, code: "desk.day_over" });
		expect(read("2027-03-01", 1380, 60)).toEqual({ ok: false, code: "desk.hours_midnight" });
		expect(read("2027-03-01", 1080, 1090)).toEqual({ ok: false, code: "desk.hours_short" });
	});
});
