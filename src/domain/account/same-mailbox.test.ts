import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkGuardianEmail } from "./registration.ts";
import { isSameMailbox, mailboxOf } from "./same-mailbox.ts";

describe("isSameMailbox", () => {
	it.each([
		["kid13@example.org", "kid13+mum@example.org"],
		["tim@gmail.com", "t.im@gmail.com"],
		["tim@gmail.com", "T.I.M+mum@googlemail.com"],
		["kid@example.org", " KID@Example.ORG "],
		["kid@example.org", "kid@example.org."],
		["kid@proton.me", "kid@protonmail.com"],
		["kid@pm.me", "k.i.d+mum@protonmail.ch"],
		["kid@icloud.com", "kid@me.com"],
		["kid@mac.com", "kid@icloud.com"],
		["kid@yandex.ru", "kid@ya.ru"],
		["k-id@yandex.com", "k.id@yandex.kz"],
		["kid@fastmail.com", "mum@kid.fastmail.com"],
	])("%s and %s are the same mailbox", (own, other) => {
		expect(isSameMailbox(own, other)).toBe(true);
		expect(checkGuardianEmail(other, own).ok).toBe(false);
	});

	it.each([
		["kid@example.org", "kids@example.org"],
		["kid@example.org", "kid@example.com"],
		["kid+one@example.org", "one@example.org"],
		["kid@fastmail.com", "kid@mum.fastmail.com"],
		["kid@outlook.com", "kid@hotmail.com"],
		["k-id@example.org", "kid@example.org"],
	])("%s and %s are two mailboxes", (own, other) => {
		expect(isSameMailbox(own, other)).toBe(false);
		expect(checkGuardianEmail(other, own).ok).toBe(true);
	});

	it("the mailbox of a mailbox is itself", () => {
		fc.assert(
			fc.property(fc.emailAddress(), (address) => {
				expect(mailboxOf(mailboxOf(address))).toBe(mailboxOf(address));
			}),
		);
	});

	it("every disguised form of an address is the same mailbox", () => {
		const letters = fc.string({ unit: fc.constantFrom(..."abcxyz019"), minLength: 1, maxLength: 12 });
		fc.assert(
			fc.property(letters, letters, fc.nat(12), fc.boolean(), (name, tag, index, isUpper) => {
				const cut = index % name.length;
				const dotted = cut === 0 ? name : `${name.slice(0, cut)}.${name.slice(cut)}`;
				const dressed = `${dotted}+${tag}@example.org`;
				const written = isUpper ? dressed.toUpperCase() : dressed;
				expect(isSameMailbox(`${name}@example.org`, written)).toBe(true);
			}),
		);
	});
});
