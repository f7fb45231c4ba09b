import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMinutes } from "../shared/elapsed.ts";
import { endOf, overlaps } from "./appointment.ts";
import { durations } from "./duration.ts";

const now = "2025-05-09T10:00:00.000Z";

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

	it("concerns nothing that was cancelled, and lets one begin when the other ends", () => {
		const one = { startsAt: now, duration: "60min", status: "confirmed" } as const;
		const cancelled = { ...one, status: "cancelled" } as const;
		expect([overlaps(one, cancelled), overlaps(cancelled, one), overlaps(one, one)]).toEqual([
			false,
			false,
			true,
		]);
		expect(endOf(one)).toBe("2025-05-09T11:00:00.000Z");
		expect(overlaps(one, { ...one, startsAt: endOf(one) })).toBe(false);
	});
});
