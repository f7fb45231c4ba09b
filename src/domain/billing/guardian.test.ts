import { expect, it } from "vitest";
import { checkGuardian, guardianState } from "./guardian.ts";

it("asks a guardian for students under eighteen, and for students who never said their age", () => {
	for (const ageBand of ["under15", "15to17", null] as const) {
		expect(guardianState({ role: "student", ageBand }, null)).toBe("missing");
	}
	expect(guardianState({ role: "student", ageBand: "18plus" }, null)).toBe("not_needed");
	expect(guardianState({ role: "parent", ageBand: null }, null)).toBe("not_needed");
});

it("lets pay and book once the guardian has confirmed", () => {
	const minor = { role: "student", ageBand: "15to17" } as const;
	expect(checkGuardian(guardianState(minor, null))).toMatchObject({ code: "billing.guardian_needed" });
	expect(checkGuardian(guardianState(minor, { isConfirmed: false }))).toMatchObject({
		code: "billing.guardian_pending",
	});
	expect(checkGuardian(guardianState(minor, { isConfirmed: true })).ok).toBe(true);
	expect(checkGuardian("not_needed").ok).toBe(true);
});
