import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkWeekly, maxWeeklyEntries } from "./desk-hours.ts";
import {
	drawnHours,
	freshHours,
	hourAt,
	maxDailyEntries,
	movedHours,
	shownDay,
	stretchedHours,
	withEntry,
} from "./week-grid.ts";
import type { Hours, WeeklyHours } from "./weekly.ts";

const hours = (start: number, end: number): Hours => ({ start, end });
const on = (weekday: number, start: number, end: number): WeeklyHours => ({ weekday, start, end });
const nine = 9 * 60;
const noon = 12 * 60;
const usual = hours(6 * 60, 22 * 60);

describe("hours of a day that are drawn, moved and stretched", () => {
	it.each([
		[nine + 10, noon - 10, hours(nine, noon)],
		[noon - 10, nine + 10, hours(nine, noon)],
		[nine, nine, hours(nine, nine + 30)],
		[nine + 5, nine + 8, hours(nine, nine + 30)],
		[-40, 20, hours(0, 30)],
		[1430, 2000, hours(1410, 1440)],
		[1440, 1440, hours(1410, 1440)],
	])("hours drawn from minute %d to minute %d are the half hours that were touched", (from, to, drawn) => {
		expect(drawnHours(from, to)).toEqual(drawn);
	});

	it("hours that are moved keep their length and end on the same day", () => {
		expect(movedHours(hours(nine, noon), nine + 44)).toEqual(hours(nine + 30, noon + 30));
		expect(movedHours(hours(nine, noon), 1400)).toEqual(hours(1260, 1440));
		expect(movedHours(hours(nine, noon), -100)).toEqual(hours(0, 180));
		// A stored time between two half hours.
		expect(movedHours(hours(nine + 15, noon), 1400)).toEqual(hours(1260, 1425));
	});

	it("an hour is drawn by one press, from the half hour that was pressed", () => {
		expect(hourAt(nine + 29)).toEqual(hours(nine, nine + 60));
		expect(hourAt(1439)).toEqual(hours(1380, 1440));
	});

	it("hours that are stretched keep a half hour, and a beginning or an end at midnight", () => {
		expect(stretchedHours(hours(nine, noon), "start", noon + 90)).toEqual(hours(noon - 30, noon));
		expect(stretchedHours(hours(nine, noon), "start", -5)).toEqual(hours(0, noon));
		expect(stretchedHours(hours(nine, noon), "end", 0)).toEqual(hours(nine, nine + 30));
		expect(stretchedHours(hours(nine, noon), "end", 3000)).toEqual(hours(nine, 1440));
		expect(stretchedHours(hours(nine + 15, noon), "end", 0)).toEqual(hours(nine + 15, nine + 60));
	});

	const minute = fc.integer({ min: -600, max: 2000 });
	const limits = fc.constantFrom(hours(0, 1440), usual);
	it("whatever is drawn, moved or stretched can be saved and lies within what is shown", () => {
		fc.assert(
			fc.property(minute, minute, minute, minute, limits, (from, to, moved, edge, shown) => {
				const steps: Hours[] = [drawnHours(from, to, shown)];
				const last = () => steps.at(-1) as Hours;
				steps.push(movedHours(last(), moved, shown));
				steps.push(stretchedHours(last(), "start", edge, shown));
				steps.push(stretchedHours(last(), "end", moved, shown));
				steps.push(hourAt(from, shown));
				for (const { start, end } of steps) {
					expect(start % 30 === 0 && end % 30 === 0, `${start}–${end}`).toBe(true);
					expect(start >= shown.start && end <= shown.end, `${start}–${end}`).toBe(true);
					expect(checkWeekly([on(1, start, end)]).ok).toBe(true);
				}
			}),
		);
	});
});

describe("a week with one more entry", () => {
	it("hours that touch or overlap it become part of it, also those beyond; other days stay", () => {
		const week = [on(1, 480, 540), on(1, 700, 800), on(1, 800, 900), on(2, 540, 600)];
		expect(withEntry(week, on(1, 540, 720))).toEqual([on(1, 480, 900), on(2, 540, 600)]);
		expect(withEntry(week, on(2, 630, 660))).toEqual([...week, on(2, 630, 660)]);
	});

	it("it keeps what else the entry has, and hours that end before they begin", () => {
		const wrong = { ...on(1, 600, 540), id: 1 };
		expect(withEntry([wrong, { ...on(1, 700, 800), id: 2 }], { ...on(1, 550, 700), id: 3 })).toEqual([
			{ ...on(1, 550, 800), id: 3 },
			wrong,
		]);
	});

	it("a day has no more entries than it can have, unless the new one joins others", () => {
		const full = Array.from({ length: maxDailyEntries }, (_, index) => on(1, index * 120, index * 120 + 60));
		expect(withEntry(full, on(1, 1200, 1260))).toBeNull();
		expect(withEntry(full, on(1, 60, 120))).toHaveLength(maxDailyEntries - 1);
		expect(withEntry(full, on(2, 1200, 1260))).toHaveLength(maxDailyEntries + 1);
	});

	const entry = fc
		.tuple(
			fc.integer({ min: 1, max: 7 }),
			fc.integer({ min: 0, max: 1440 }),
			fc.integer({ min: 0, max: 1440 }),
		)
		.map(([weekday, from, to]) => ({ weekday, ...drawnHours(from, to) }));
	it("after any entries the week can be saved, nothing touches, and it is open exactly when an entry was", () => {
		fc.assert(
			fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
				const accepted: WeeklyHours[] = [];
				let week: readonly WeeklyHours[] = [];
				for (const one of entries) {
					const next = withEntry(week, one);
					if (next === null) continue;
					week = next;
					accepted.push(one);
				}
				expect(checkWeekly(week).ok).toBe(true);
				expect(week.length).toBeLessThanOrEqual(maxWeeklyEntries);
				const isOpen = (all: readonly WeeklyHours[], weekday: number, minute: number) =>
					all.filter((one) => one.weekday === weekday && one.start <= minute && minute < one.end).length;
				for (const one of accepted) {
					for (const minute of [one.start - 30, one.start, one.end - 30, one.end]) {
						const found = isOpen(week, one.weekday, minute);
						expect(found).toBe(Math.min(isOpen(accepted, one.weekday, minute), 1));
					}
				}
			}),
		);
	});
});

describe("hours to begin with", () => {
	it("a day begins with the morning, then two hours a half hour later, then earlier ones", () => {
		expect(freshHours([])).toEqual(hours(nine, noon));
		expect(freshHours([hours(nine, noon)])).toEqual(hours(noon + 30, noon + 150));
		expect(freshHours([hours(nine, 1440)])).toEqual(hours(390, 510));
		expect(freshHours([hours(60, 1440)])).toEqual(hours(0, 30));
	});

	it("a day that is full, or has as many entries as it can have, has none", () => {
		expect(freshHours([hours(0, 1440)])).toBeNull();
		expect(freshHours(Array.from({ length: maxDailyEntries }, () => hours(nine, noon)))).toBeNull();
	});

	it("they never touch the others", () => {
		const some = fc.array(
			fc
				.tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
				.map(([a, b]) => drawnHours(a, b)),
			{ maxLength: maxDailyEntries - 1 },
		);
		fc.assert(
			fc.property(some, (taken) => {
				const fresh = freshHours(taken);
				if (fresh === null) return;
				const week = taken.map((one) => ({ weekday: 1, ...one }));
				expect(withEntry(week, { weekday: 1, ...fresh })).toHaveLength(week.length + 1);
			}),
		);
	});
});

it("a week shows the usual part of a day, and whole days where hours lie outside", () => {
	expect(shownDay([])).toEqual(usual);
	expect(shownDay([usual])).toEqual(usual);
	expect(shownDay([hours(330, 600)])).toEqual(hours(0, 1440));
	expect(shownDay([hours(600, 1350)])).toEqual(hours(0, 1440));
});
