import { expect, it } from "vitest";
import { mayDeclareAge } from "./age-band.ts";

const student = { role: "student", ageBand: "15to17", consent: "not_needed" } as const;

it("a student may state an older age at any time, and another only when the yearly declaration is due", () => {
	expect(mayDeclareAge(student, "18plus", false)).toBe(true);
	for (const same of ["under15", "15to17"] as const) {
		expect(mayDeclareAge(student, same, false)).toBe(false);
		expect(mayDeclareAge(student, same, true)).toBe(true);
	}
});

it("a child whose parent has not agreed cannot become older to do without them", () => {
	const child = { ...student, ageBand: "under15", consent: "pending" } as const;
	expect(mayDeclareAge(child, "15to17", false)).toBe(false);
	expect(mayDeclareAge({ ...child, consent: "given" }, "15to17", false)).toBe(true);
});

it("adults of other roles have no age to state", () => {
	expect(mayDeclareAge({ role: "teacher", ageBand: null, consent: "not_needed" }, "18plus", false)).toBe(
		false,
	);
});
