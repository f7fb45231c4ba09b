import { expect, it } from "vitest";
import { isConsented } from "./consented.ts";

it("optional work of a signed-in account is kept, except while a parent's consent is open", () => {
	const session = { isLoggedIn: true, role: "student" } as const;
	expect(isConsented(null)).toBe(false);
	expect(isConsented(session)).toBe(true);
	expect(isConsented({ ...session, consent: "pending" })).toBe(false);
	expect(isConsented({ ...session, consent: "given" })).toBe(true);
	expect(isConsented({ ...session, consent: "not_needed" })).toBe(true);
});
