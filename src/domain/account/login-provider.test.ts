import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginOutcome, type RoleRule, roleFromClaims, suggestedPerson } from "./login-provider.ts";

const rule: RoleRule = {
	claim: "realm_access.roles",
	values: { student: ["eleve"], teacher: ["enseignant", "teacher"], counsellor: ["psyen"] },
};

describe("the role of an account that a school's log-in makes", () => {
	it.each([
		[{ realm_access: { roles: ["enseignant"] } }, "teacher"],
		[{ realm_access: { roles: ["psyen"] } }, "teacher"],
		[{ realm_access: { roles: ["other", "eleve"] } }, "student"],
		// A student who also teaches is asked for age and consent.
		[{ realm_access: { roles: ["teacher", "eleve"] } }, "student"],
		[{ "realm_access.roles": "eleve" }, "student"],
		[{ realm_access: { roles: ["Eleve"] } }, undefined],
		[{ realm_access: ["eleve"] }, undefined],
		[{ roles: ["eleve"] }, undefined],
		[{}, undefined],
	])("the role is read from %j", (claims, role) => expect(roleFromClaims(rule, claims)).toBe(role));

	it("the role is the same for everyone where the setting says so", () => {
		expect(roleFromClaims({ always: "counsellor" }, {})).toBe("teacher");
		expect(roleFromClaims({ always: "student" }, { role: "teacher" })).toBe("student");
	});

	it("the role is a student's, a teacher's or none, whatever the claims are", () => {
		fc.assert(
			fc.property(fc.dictionary(fc.string(), fc.anything()), fc.string(), (claims, claim) => {
				const read = roleFromClaims({ claim, values: { student: ["s"], teacher: ["t"] } }, claims);
				expect([undefined, "student", "teacher"]).toContain(read);
			}),
		);
	});

	it("the role is never read from properties that every object has", () => {
		const values = { teacher: ["toString"], student: ["constructor"] };
		expect(roleFromClaims({ claim: "constructor.name", values }, {})).toBeUndefined();
	});
});

describe("the suggestion for the form", () => {
	it("the suggestion for the form has names and address", () => {
		const claims = { given_name: " Ada ", family_name: "Byron", email: "ada@school.example" };
		expect(suggestedPerson(claims)).toEqual({
			firstName: "Ada",
			lastName: "Byron",
			email: "ada@school.example",
		});
	});

	it("the suggestion for the form leaves out values that could not be stored", () => {
		const claims = { given_name: "<b>Ada</b>", family_name: 7, email: "ada@localhost" };
		expect(suggestedPerson(claims)).toEqual({ firstName: "", lastName: "", email: "" });
		expect(suggestedPerson({})).toEqual({ firstName: "", lastName: "", email: "" });
	});
});

describe("the outcome of a log-in", () => {
	const linked = (emailVerified: boolean, wasOpened: boolean) => ({ emailVerified, wasOpened });

	it.each([
		[null, true, "sign_up"],
		[null, false, "sign_up"],
		[linked(false, false), true, "sign_up"],
		// It was opened before the site had a mail server.
		[linked(false, true), true, "confirm_address"],
		[linked(false, false), false, "open"],
		[linked(true, false), true, "open"],
		[linked(true, true), true, "open"],
	] as const)("%j, confirmed addresses needed: %s → %s", (account, needed, outcome) =>
		expect(loginOutcome(account, needed)).toBe(outcome),
	);
});
