import { expect, it } from "vitest";
import { idleBeforeWarning, warnedBeforeErasure } from "./retention.ts";

it("the teacher is notified after 335 days without activity, and the class is erased 30 days later", () => {
	expect(idleBeforeWarning("2027-01-01T09:30:00.000Z")).toBe("2026-01-31T09:30:00.000Z");
	expect(warnedBeforeErasure("2027-01-31T09:30:00.000Z")).toBe("2027-01-01T09:30:00.000Z");
});
