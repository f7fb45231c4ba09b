import { expect, it } from "vitest";
import { checkGuardian, guardianState, mayNameGuardian } from "./guardian.ts";

it("a guardian is asked for students under eighteen and for students of unknown age", () => {
	for (const ageBand of ["under15", "15to17", null] as const) {
		expect(guardianState({ role: "student", ageBand }, null)).toBe("missing");
	}
	expect(guardianState({ role: "student", ageBand: "18plus" }, null)).toBe("not_needed");
	expect(guardianState({ role: "parent", ageBand: null }, null)).toBe("not_needed");
});

it("a student can name a guardian once a parent has agreed to the account", () => {
	const child = { role: "student", ageBand: "under15" } as const;
	expect(mayNameGuardian({ ...child, consent: "pending" })).toBe(false);
	expect(mayNameGuardian({ ...child, consent: "given" })).toBe(true);
	expect(mayNameGuardian({ role: "student", ageBand: "18plus", consent: "not_needed" })).toBe(false);
});

it("a student can pay and book once the guardian has confirmed", () => {
	const minor = { role: "student", ageBand: "15to17" } as const;
	expect(checkGuardian(guardianState(minor, null))).toMatchObject({ code: "billing.guardian_needed" });
	expect(checkGuardian(guardianState(minor, { isConfirmed: false }))).toMatchObject({
		code: "billing.guardian_pending",
	});
	expect(checkGuardian(guardianState(minor, { isConfirmed: true })).ok).toBe(true);
	expect(checkGuardian("not_needed").ok).toBe(true);
});
