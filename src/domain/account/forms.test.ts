import { describe, expect, it } from "vitest";
import { checkContactMessage, maxMessageLength } from "../contact/contact-message.ts";
import { isDeliverableAddress, isEmailAddress } from "./email-address.ts";
import { checkLogin, checkSignUp, checkUserInfo } from "./forms.ts";

const email = "ada@example.org";
const required = { ok: false, code: "forms.required" };
const invalid = { ok: false, code: "forms.email_invalid" };

describe("isEmailAddress", () => {
	it.each([email, "ada+quiz@example.co.uk", "o'neil@example.org", "ada@localhost"])("accepts %s", (value) => {
		expect(isEmailAddress(value)).toBe(true);
	});

	it.each([
		"",
		"ada",
		"ada@",
		"@example.org",
		"ada@example..org",
		"a da@example.org",
		`${"a".repeat(250)}@b.fr`,
	])("refuses %s", (value) => {
		expect(isEmailAddress(value)).toBe(false);
	});
});

describe("isDeliverableAddress", () => {
	it("needs a host with a dot, ordinary signs, and no more than 254 characters", () => {
		const host = `@${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.fr`;
		const longest = "x".repeat(254 - host.length) + host;
		expect([longest, `x${longest}`].map(isEmailAddress)).toEqual([true, false]);
		expect([longest, email, "o'neil+x@a-b.museum"].every(isDeliverableAddress)).toBe(true);
		const odd = [`x${longest}`, "ada@localhost", "a..b@c.fr", ".a@b.fr", "a.@b.fr", "a{b}@c.fr", "a@b.c", ""];
		expect(odd.filter(isDeliverableAddress)).toEqual([]);
	});
});

describe("checkLogin", () => {
	it("gives back the address trimmed and the password as it is", () => {
		expect(checkLogin({ email: ` ${email} `, password: " secret " })).toEqual({
			ok: true,
			value: { email, password: " secret " },
		});
	});

	it("needs both fields and a written address", () => {
		expect(checkLogin({ email: " ", password: "x" })).toEqual(required);
		expect(checkLogin({ email, password: "" })).toEqual(required);
		expect(checkLogin({ email: "ada", password: "x" })).toEqual(invalid);
	});
});

describe("checkSignUp", () => {
	const form = { firstName: "Ada", lastName: "Byron", email, password: "secret", role: "teacher" as const };

	it("accepts a full form", () => {
		expect(checkSignUp({ ...form, firstName: " Ada " })).toEqual({ ok: true, value: form });
	});

	it.each(["firstName", "lastName", "email", "password"])("needs %s", (field) => {
		expect(checkSignUp({ ...form, [field]: "" })).toEqual(required);
		expect(checkSignUp({ ...form, [field]: "", role: null })).toEqual(required);
	});

	it("needs a role", () => {
		expect(checkSignUp({ ...form, role: null })).toEqual({ ok: false, code: "account.role_required" });
	});

	it("checks the address", () => {
		expect(checkSignUp({ ...form, email: "ada" })).toEqual(invalid);
	});
});

describe("checkUserInfo", () => {
	it("needs name and address; consent stays what it was", () => {
		expect(checkUserInfo({ name: " ", email, consentToUpdates: true })).toEqual(required);
		expect(checkUserInfo({ name: "Ada", email: "", consentToUpdates: true })).toEqual(required);
		expect(checkUserInfo({ name: "Ada", email: "ada@", consentToUpdates: true })).toEqual(invalid);
		expect(checkUserInfo({ name: " Ada", email, consentToUpdates: false })).toEqual({
			ok: true,
			value: { name: "Ada", email, consentToUpdates: false },
		});
	});
});

describe("checkContactMessage", () => {
	it("needs every field and cuts what is longer than a message may be", () => {
		expect(checkContactMessage({ name: "Ada", email, message: " " })).toEqual(required);
		expect(checkContactMessage({ name: "Ada", email: "ada", message: "Hello" })).toEqual(invalid);
		expect(checkContactMessage({ name: " ", email, message: "Hello" })).toEqual(required);
		expect(checkContactMessage({ name: "Ada", email: " ", message: "Hello" })).toEqual(required);
		expect(checkContactMessage({ name: " Ada ", email: ` ${email} `, message: " Hello " })).toEqual({
			ok: true,
			value: { name: "Ada", email, message: "Hello" },
		});
		const checked = checkContactMessage({ name: "Ada", email, message: "x".repeat(maxMessageLength + 1) });
		expect(checked.ok && checked.value.message).toHaveLength(maxMessageLength);
	});
});
