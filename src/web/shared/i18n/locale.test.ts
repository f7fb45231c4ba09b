import fc from "fast-check";
import { expect, it, test } from "vitest";
import { withoutLocale } from "./locale.ts";
import { messagesOfScreen } from "./screen-messages.ts";

test.each([
	["/fr", "/"],
	["/fr/explore", "/explore"],
	["/french", "/french"],
	["/", "/"],
	["/fr//evil.example", "/evil.example"],
])("%s without its language is %s", (path, plain) => {
	expect(withoutLocale(path)).toBe(plain);
});

it("a path under /fr never becomes the address of another site", () => {
	fc.assert(
		fc.property(fc.string(), (rest) => {
			expect(withoutLocale(`/fr/${rest}`)).toMatch(/^\/(?!\/)/);
		}),
	);
});

it("a screen named like a property of Object.prototype has no messages", () => {
	for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"])
		for (const path of [`/${name}`, `/fr/${name}`, `/career/${name}`]) {
			expect(messagesOfScreen(path)).toEqual(path.includes("career") ? ["career", "career/body", "map"] : []);
		}
});
