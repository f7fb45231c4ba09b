import fc from "fast-check";
import { expect, it } from "vitest";
import { type Instant, toInstant } from "../shared/moment.ts";
import { alternativesProposed, nearestAlternatives } from "./alternatives.ts";

const at = (halfHour: number): Instant => toInstant(new Date(Date.UTC(2027, 4, 3, 8) + halfHour * 1_800_000));
const slots = (...halfHours: number[]) =>
	halfHours.map((halfHour) => ({ startsAt: at(halfHour), durations: ["30min" as const] }));
const wanted = { startsAt: at(10), duration: "30min" } as const;

it("proposes the earlier of two times that are equally near", () => {
	const proposed = [at(8), at(9), at(11)];
	expect(nearestAlternatives(slots(8, 9, 11, 12), wanted)).toEqual(proposed);
	expect(nearestAlternatives(slots(12, 11, 9, 8), wanted)).toEqual(proposed);
});

it("proposes no time that is further away than one left out, and as many as there are up to three", () => {
	fc.assert(
		fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 8 }), (free) => {
			const proposed = nearestAlternatives(slots(...free), wanted);
			const others = free.filter((halfHour) => halfHour !== 10);
			expect(proposed).toHaveLength(Math.min(alternativesProposed, others.length));
			expect(proposed).toEqual([...proposed].sort());
			const distances = others.map((halfHour) => Math.abs(halfHour - 10)).sort((one, other) => one - other);
			const taken = others.filter((halfHour) => proposed.includes(at(halfHour)));
			expect(taken.map((halfHour) => Math.abs(halfHour - 10)).sort((one, other) => one - other)).toEqual(
				distances.slice(0, alternativesProposed),
			);
		}),
	);
});
