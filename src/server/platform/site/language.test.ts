import fc from "fast-check";
import { expect, test } from "vitest";
import { storedLocale } from "./language.ts";

test.each([
	[undefined, "en"],
	["", "en"],
	["language=fr", "fr"],
	["language=en", "en"],
	["theme=dark; language=fr; other=1", "fr"],
	["language=de", "en"],
	["language=de; language=fr", "fr"],
	["language", "en"],
	["mylanguage=fr", "en"],
	["language = fr", "fr"],
])("the cookie %s stores the language %s", (header, locale) => {
	expect(storedLocale(header)).toBe(locale);
});

test("any cookie header stores one of our languages", () => {
	fc.assert(
		fc.property(fc.string(), (header) => {
			expect(["en", "fr"]).toContain(storedLocale(header));
		}),
	);
});
