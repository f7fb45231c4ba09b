import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthsFrom } from "./months.ts";

describe("monthsFrom", () => {
	it("the last millisecond of a year belongs to December, and January follows", () => {
		expect(monthsFrom(new Date("2026-12-31T23:59:59.999Z"), 1)).toEqual([
			{
				name: "2026_12",
				start: new Date("2026-12-01T00:00:00.000Z"),
				end: new Date("2027-01-01T00:00:00.000Z"),
			},
			{
				name: "2027_01",
				start: new Date("2027-01-01T00:00:00.000Z"),
				end: new Date("2027-02-01T00:00:00.000Z"),
			},
		]);
	});

	it("the first month holds the instant, each follows the one before without a gap, and names differ", () => {
		const instants = fc.date({
			min: new Date("1990-01-01"),
			max: new Date("2200-01-01"),
			noInvalidDate: true,
		});
		fc.assert(
			fc.property(instants, fc.integer({ min: 0, max: 30 }), (instant, ahead) => {
				const months = monthsFrom(instant, ahead);
				expect(months).toHaveLength(ahead + 1);
				expect(months[0]?.start.getTime()).toBeLessThanOrEqual(instant.getTime());
				expect(months[0]?.end.getTime()).toBeGreaterThan(instant.getTime());
				for (const [index, month] of months.slice(1).entries())
					expect(month.start).toEqual(months[index]?.end);
				expect(new Set(months.map(({ name }) => name)).size).toBe(months.length);
			}),
		);
	});
});
