import { expect, it } from "vitest";
import { researchers } from "../consultations/researchers.ts";
import { circles } from "./circles.ts";

it("every circle of the demonstration has one of its researchers, and no more people than seats", () => {
	for (const { name, researcherId, seats, taken } of circles) {
		expect(
			researchers.map(({ id }) => id),
			name,
		).toContain(researcherId);
		expect(taken, name).toBeLessThanOrEqual(seats);
	}
	expect(new Set(circles.map(({ name }) => name)).size).toBe(circles.length);
});

it("the circles show a free one, one with a price, and one that is full", () => {
	expect(circles.some(({ priceCents }) => priceCents === 0)).toBe(true);
	expect(circles.some(({ priceCents, seats, taken }) => priceCents > 0 && taken < seats)).toBe(true);
	expect(circles.some(({ seats, taken }) => taken === seats)).toBe(true);
});
