import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toInstant, utcDateOf } from "../shared/instant.ts";
import { streakInDays } from "./streak.ts";

const anyDay = fc
	.date({ min: new Date("1970-01-01"), max: new Date("2399-12-31"), noInvalidDate: true })
	.map((date) => utcDateOf(toInstant(date)));
const dayBefore = (date: string, count: number) =>
	utcDateOf(toInstant(new Date(Date.parse(date) - count * 86_400_000)));

describe("streak", () => {
	it("a streak counts consecutive days that end today", () => {
		expect(streakInDays(["2025-04-13", "2025-04-14", "2025-04-15"], "2025-04-15")).toBe(3);
	});

	it("a streak is still alive on the next day", () => {
		expect(streakInDays(["2025-04-13", "2025-04-14", "2025-04-15"], "2025-04-16")).toBe(3);
	});

	it("a streak starts again after a whole day without a game", () => {
		expect(streakInDays(["2025-04-13", "2025-04-14", "2025-04-15"], "2025-04-17")).toBe(0);
		expect(streakInDays(["2025-04-13", "2025-04-15"], "2025-04-15")).toBe(1);
		expect(streakInDays([], "2025-04-15")).toBe(0);
	});

	it("a streak continues across months and years", () => {
		expect(streakInDays(["2024-02-28", "2024-02-29", "2024-03-01"], "2024-03-01")).toBe(3);
		expect(streakInDays(["2024-12-31", "2025-01-01"], "2025-01-02")).toBe(2);
	});

	it("a date after today, as after a journey, counts as today", () => {
		expect(streakInDays(["2025-04-14", "2025-04-16"], "2025-04-15")).toBe(2);
	});

	it("a streak is the length of the run, whatever the order and repetition of dates", () => {
		fc.assert(
			fc.property(
				anyDay,
				fc.integer({ min: 1, max: 60 }),
				fc.constantFrom(0, 1),
				fc.boolean(),
				(today, length, pause, reversed) => {
					const run = Array.from({ length }, (_, index) => dayBefore(today, index + pause));
					const days = [...run, ...run.slice(0, 3), dayBefore(today, length + pause + 1)];
					expect(streakInDays(reversed ? days.reverse() : days, today)).toBe(length);
				},
			),
		);
	});
});
