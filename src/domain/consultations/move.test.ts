import { expect, it } from "vitest";
import { lastMoveAt, mayMove } from "./move.ts";

const startsAt = "2027-05-03T10:00:00.000Z";

it("lets an appointment be moved until 24 hours before it begins, to the millisecond", () => {
	expect(lastMoveAt({ startsAt })).toBe("2027-05-02T10:00:00.000Z");
	expect(mayMove({ startsAt, status: "confirmed" }, "2027-05-02T10:00:00.000Z")).toBe(true);
	expect(mayMove({ startsAt, status: "confirmed" }, "2027-05-02T10:00:00.001Z")).toBe(false);
});

it("lets nothing be moved that is cancelled or over", () => {
	for (const status of ["cancelled", "completed"] as const) {
		expect(mayMove({ startsAt, status }, "2027-04-01T10:00:00.000Z")).toBe(false);
	}
});
