import { expect, it } from "vitest";
import type { Instant } from "../shared/instant.ts";
import { circleStartOn, nextCircleDay } from "./weekly-circle.ts";

const wednesday = { weekday: 3, time: "17:00" } as const;

it.each([
	["2025-05-09T10:00:00.000Z", "2025-05-14"],
	["2025-05-12T10:00:00.000Z", "2025-05-14"],
	// From the day before on, the next week's is offered.
	["2025-05-13T10:00:00.000Z", "2025-05-21"],
	// In Paris it is the thirteenth already.
	["2025-05-12T22:30:00.000Z", "2025-05-21"],
])("at %s the next Wednesday is %s", (now, day) => {
	expect(nextCircleDay(wednesday, now as Instant)).toBe(day);
});

it("a weekly circle starts on the clock of Paris, in summer and in winter", () => {
	expect(circleStartOn("2025-05-14", wednesday)).toBe("2025-05-14T15:00:00.000Z");
	expect(circleStartOn("2025-12-10", wednesday)).toBe("2025-12-10T16:00:00.000Z");
});
