import { expect, it } from "vitest";
import { idleBeforeWarning, warnedBeforeErasure } from "./retention.ts";

it("tells a teacher of a class in which nothing happened for 335 days, and erases it 30 days later: after a year", () => {
	expect(idleBeforeWarning("2027-01-01T09:30:00.000Z")).toBe("2026-01-31T09:30:00.000Z");
	expect(warnedBeforeErasure("2027-01-31T09:30:00.000Z")).toBe("2027-01-01T09:30:00.000Z");
});
