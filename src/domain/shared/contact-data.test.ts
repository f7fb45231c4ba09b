import fc from "fast-check";
import { expect, it } from "vitest";
import { hasContactData } from "./contact-data.ts";

it.each([
	"Write to me: lea@mail.example",
	"lea (at) mail point com",
	"lea ＠ example",
	"mon mail : lea arobase orange",
	"06 12 34 56 78",
	"Call +33 (0)6.12.34.56.78 please",
	"mon tel 0612345678",
	"https://example.org/me",
	"www.example.org",
	"see me on lea.example.com",
	"t.me/lea",
	"my page is lea.fr",
	"@lea_07",
	"insta: lea",
	"Snap lea_07",
	"discord lea#1234",
])("contact data is found in %s", (text) => {
	expect(hasContactData(text)).toBe(true);
});

it.each([
	"How do you become an astronomer? I am good at maths and physics.",
	"J’hésite entre une prépa et une licence.Je voudrais comprendre la différence.",
	"Parcoursup 2026-2027, et après ?",
	"Is 3.14159 enough? And 1,000,000 km?",
	"I would like to know how TikTok chooses videos, and how Discord works.",
	"What is it like at the ESO, e.g. in Chile?",
	"",
])("no contact data is found in %s", (text) => {
	expect(hasContactData(text)).toBe(false);
});

it("an address, a link or a number is found wherever it is in a text", () => {
	const word = fc.constantFrom("I", "like", "physics", "and", "astronomie,", "beaucoup.", "2026");
	const contact = fc.constantFrom("a@b.fr", "https://a.fr", "06 12 34 56 78", "www.a.example", "insta: zoe");
	fc.assert(
		fc.property(fc.array(word), contact, fc.array(word), (before, hidden, after) => {
			expect(hasContactData([...before, hidden, ...after].join(" "))).toBe(true);
		}),
	);
});
