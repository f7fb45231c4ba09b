import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accessLevels, mayAsk } from "./access-level.ts";
import { ageBands, isDeclarationDue, needsConsent } from "./age-band.ts";
import type { SignUpDraft } from "./forms.ts";
import { checkPassword, maxPasswordLength, minPasswordLength } from "./password.ts";
import { isPersonName, maxNameLength } from "./person-name.ts";
import { checkGuardianEmail, checkRegistration } from "./registration.ts";
import { roles } from "./role.ts";

const email = "ada@example.org";
const uncommon = () => false;
const refusal = (code: string) => ({ ok: false, code });

const draft: SignUpDraft = {
	firstName: " Ada ",
	lastName: "Byron",
	email,
	password: "a long enough secret",
	role: "student",
	ageBand: "15to17",
};

describe("checkPassword", () => {
	it("the length of a password is counted in characters, not in bytes or surrogates", () => {
		expect(checkPassword("🦉".repeat(minPasswordLength), email, uncommon).ok).toBe(true);
		expect(checkPassword("🦉".repeat(minPasswordLength - 1), email, uncommon)).toEqual(
			refusal("account.password_short"),
		);
		expect(checkPassword("é".repeat(maxPasswordLength), email, uncommon).ok).toBe(true);
		expect(checkPassword("x".repeat(maxPasswordLength + 1), email, uncommon)).toEqual(
			refusal("account.password_long"),
		);
	});

	it("a password may contain any characters", () => {
		const characters = fc.string({ unit: "grapheme-ascii", minLength: 10, maxLength: 128 });
		fc.assert(fc.property(characters, (password) => checkPassword(password, email, uncommon).ok));
	});

	it("a password is the same whichever Unicode form it was typed in", () => {
		const typed = ["mot de passe é", "mot de passe e\u0301"];
		const [first, second] = typed.map((password) => checkPassword(password, email, uncommon));
		expect(first).toEqual(second);
	});

	it("the account's address and common passwords are refused, whatever their case", () => {
		expect(checkPassword("Ada@Example.org", email, uncommon)).toEqual(refusal("account.password_is_email"));
		const isCommon = (password: string) => password === "qwertyuiop";
		expect(checkPassword("QwertyUiop", email, isCommon)).toEqual(refusal("account.password_common"));
	});
});

describe("isPersonName", () => {
	it.each(["Ada", "O’Neil", "O'Neil", "J. R. R.", "Zoë-Maé", "李", "Jr.", "de la Tour"])(
		"isPersonName accepts %s",
		(name) => {
			expect(isPersonName(name)).toBe(true);
		},
	);

	it.each([
		"",
		"a\nb",
		"<b>Ada</b>",
		"see https://x.fr",
		"evil.example",
		"ada@example.org",
		"a\u202eb",
		"x".repeat(maxNameLength + 1),
		"evil．com",
		"evil。com",
		"evil․com",
		"1.2.3.4",
		"call +33 1 23 45 67 89 now",
		"１２３４５",
	])("%j is not a person's name", (name) => expect(isPersonName(name)).toBe(false));

	it("the length of a name is counted in visible characters", () => {
		expect(isPersonName("é".repeat(maxNameLength))).toBe(true);
		expect(isPersonName("🦉".repeat(maxNameLength))).toBe(true);
		// One character that is read as eighteen letters.
		expect(isPersonName("ﷺ".repeat(5))).toBe(false);
	});
});

describe("checkRegistration", () => {
	it("a complete registration is accepted and trimmed", () => {
		expect(checkRegistration({ ...draft, lastName: " Byron ", email: ` ${email} ` }, uncommon)).toEqual({
			ok: true,
			value: { ...draft, firstName: "Ada", guardianEmail: null },
		});
	});

	it.each([
		[{ firstName: "" }, "forms.required"],
		[{ role: null }, "account.role_required"],
		[{ lastName: "http://x" }, "forms.name_invalid"],
		[{ lastName: " " }, "forms.required"],
		[{ email: "ada@localhost" }, "forms.email_invalid"],
		[{ password: "ADA@example.org" }, "account.password_is_email"],
		[{ ageBand: null }, "account.age_band_required"],
		[{ ageBand: "under15" as const }, "account.guardian_email_required"],
		[{ ageBand: "under15" as const, guardianEmail: "parent" }, "forms.email_invalid"],
		[{ ageBand: "under15" as const, guardianEmail: "ADA@example.org" }, "account.guardian_email_own"],
		[{ password: "short" }, "account.password_short"],
	])("%o is refused", (wrong, code) => {
		expect(checkRegistration({ ...draft, ...wrong }, uncommon)).toMatchObject(refusal(code));
	});

	it("only students give their age, and no other role's age is kept", () => {
		const checked = checkRegistration(
			{ ...draft, role: "teacher", guardianEmail: "p@example.org" },
			uncommon,
		);
		expect(checked).toMatchObject({ ok: true, value: { ageBand: null, guardianEmail: null } });
	});

	it("the guardian's address is kept where consent is needed", () => {
		const young = { ...draft, ageBand: "under15" as const, guardianEmail: " parent@example.org " };
		expect(checkRegistration(young, uncommon)).toMatchObject({
			ok: true,
			value: { guardianEmail: "parent@example.org" },
		});
		expect(checkGuardianEmail(" ", email)).toEqual(refusal("account.guardian_email_required"));
	});
});

describe("the age band", () => {
	it("only students under fifteen need a parent's consent", () => {
		const asked = roles.flatMap((role) =>
			ageBands.filter((band) => needsConsent(role, band)).map((band) => [role, band]),
		);
		expect(asked).toEqual([["student", "under15"]]);
	});

	it("the age is asked again after one calendar year", () => {
		const declared = "2028-02-29T23:00:00.000Z";
		expect(isDeclarationDue("student", declared, "2029-02-27T23:59:59.999Z")).toBe(false);
		expect(isDeclarationDue("student", declared, "2029-02-28T00:00:00.000Z")).toBe(true);
		expect(isDeclarationDue("student", null, declared)).toBe(true);
		expect(isDeclarationDue("teacher", null, declared)).toBe(false);
	});
});

describe("mayAsk", () => {
	const callers = [
		null,
		{ role: "student", consent: "pending" },
		{ role: "student", consent: "given" },
		{ role: "teacher", consent: "not_needed" },
		{ role: "parent", consent: "not_needed" },
		{ role: "researcher" },
		{ role: "operator" },
	] as const;

	it("a call is allowed exactly to the roles of its access level", () => {
		const verdicts = accessLevels.map((accessLevel) =>
			callers.map((requester) => {
				const verdict = mayAsk(accessLevel, requester);
				return verdict.ok ? "yes" : verdict.code;
			}),
		);
		const [guest, pending, other] = [
			"account.sign_in_required",
			"account.consent_required",
			"account.student_only",
		];
		expect(verdicts).toEqual([
			["yes", "yes", "yes", "yes", "yes", "yes", "yes"],
			[guest, "yes", "yes", "yes", "yes", guest, guest],
			[guest, pending, "yes", "yes", "yes", guest, guest],
			[guest, pending, "yes", other, other, guest, guest],
			[guest, "account.teacher_only", "account.teacher_only", "yes", "account.teacher_only", guest, guest],
			[guest, "account.parent_only", "account.parent_only", "account.parent_only", "yes", guest, guest],
			[guest, ...Array(4).fill("account.institution_only"), guest, guest],
			[...Array(5).fill("desk.sign_in_required"), "yes", "desk.sign_in_required"],
			[...Array(6).fill("operator.sign_in_required"), "yes"],
		]);
	});
});
