import { describe, expect, it } from "vitest";
import { checkContactMessage, maxMessageLength } from "../contact/contact-message.ts";
import { isDeliverableAddress, isEmailAddress } from "./email-address.ts";
import { checkLogin, checkSignUp, checkUserInfo } from "./forms.ts";

const email = "ada@example.org";
const required = { ok: false, code: "forms.required" };
const invalid = { ok: false, code: "forms.email_invalid" };

describe("isEmailAddress", () => {
	it.each([email, "ada+quiz@example.co.uk", "o'neil@example.org", "ada@localhost"])(
		"%s is an e-mail address",
		(value) => {
			expect(isEmailAddress(value)).toBe(true);
		},
	);

	it.each([
		"",
		"ada",
		"ada@",
		"@example.org",
		"ada@example..org",
		"a da@example.org",
		`${"a".repeat(250)}@b.fr`,
	])("%s is not an e-mail address", (value) => {
		expect(isEmailAddress(value)).toBe(false);
	});
});

describe("isDeliverableAddress", () => {
	it("a deliverable address has a host with a dot, ordinary characters and at most 254 of them", () => {
		const host = `@${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.fr`;
		const longest = "x".repeat(254 - host.length) + host;
		expect([longest, `x${longest}`].map(isEmailAddress)).toEqual([true, false]);
		expect([longest, email, "o'neil+x@a-b.museum"].every(isDeliverableAddress)).toBe(true);
		const odd = [`x${longest}`, "ada@localhost", "a..b@c.fr", ".a@b.fr", "a.@b.fr", "a{b}@c.fr", "a@b.c", ""];
		expect(odd.filter(isDeliverableAddress)).toEqual([]);
	});

	it.each(["x@xn--80a1acny.xn--p1ai", "jean&marie@example.org", "a=b@example.org"])(
		"mail can be sent to %s",
		(address) => expect(isDeliverableAddress(address)).toBe(true),
	);

	it.each(["x@example.xn--", "x@example.xn--a-", "&@example", "x@example.1"])(
		"no mail can be sent to %s",
		(address) => expect(isDeliverableAddress(address)).toBe(false),
	);
});

describe("checkLogin", () => {
	it("a valid log-in form gives the trimmed address and the password unchanged", () => {
		expect(checkLogin({ email: ` ${email} `, password: " secret " })).toEqual({
			ok: true,
			value: { email, password: " secret " },
		});
	});

	it("a log-in form needs both fields and a well-formed address", () => {
		expect(checkLogin({ email: " ", password: "x" })).toEqual(required);
		expect(checkLogin({ email, password: "" })).toEqual(required);
		expect(checkLogin({ email: "ada", password: "x" })).toEqual(invalid);
	});
});

describe("checkSignUp", () => {
	const form = { firstName: "Ada", lastName: "Byron", email, password: "secret", role: "teacher" as const };

	it("a complete sign-up form is accepted", () => {
		expect(checkSignUp({ ...form, firstName: " Ada " })).toEqual({ ok: true, value: form });
	});

	it.each(["firstName", "lastName", "email", "password"])("a sign-up form needs %s", (field) => {
		expect(checkSignUp({ ...form, [field]: "" })).toEqual(required);
		expect(checkSignUp({ ...form, [field]: "", role: null })).toEqual(required);
	});

	it("a sign-up form needs a role", () => {
		expect(checkSignUp({ ...form, role: null })).toEqual({ ok: false, code: "account.role_required" });
	});

	it("a sign-up form needs a well-formed address", () => {
		expect(checkSignUp({ ...form, email: "ada" })).toEqual(invalid);
	});
});

describe("checkUserInfo", () => {
	it("a profile needs a name and an address, and the consent stays unchanged", () => {
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
	it("a contact message needs every field, and longer text is cut to the limit", () => {
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
