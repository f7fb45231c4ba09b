import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardDescriptionLength, firstSentence, relatedDescriptionLength, truncate } from "./truncate.ts";

describe("truncate", () => {
	// shows 9.10
	it("a longer text is cut at the last whole word within the limit and gets an ellipsis", () => {
		const description = "Reads the sea floor for what it says of past climates. ".repeat(4);
		expect(truncate(description, cardDescriptionLength)).toBe(`${description.slice(0, 115)}…`);
		expect(truncate(description, relatedDescriptionLength)).toBe(`${description.slice(0, 99)}…`);
	});

	it.each([
		["Wood says. Equally so", 12, "Wood says…"],
		["Wood says, equally so", 10, "Wood says…"],
		["exactly ten words", 7, "exactly…"],
		["Étudie la mer et les vents", 21, "Étudie…"],
		["Reads maps, and the sky", 20, "Reads maps…"],
		["Donaudampfschiff", 5, "Donau…"],
	])(
		"the cut of %s ends with a whole word, without a short word or punctuation before the ellipsis",
		(text, limit, expected) => {
			expect(truncate(text, limit)).toBe(expected);
		},
	);

	it("a text of exactly the limit's length is unchanged", () => {
		expect(truncate("x".repeat(120), 120)).toBe("x".repeat(120));
	});

	it.each([
		["a pair of surrogates", "ab🔬cd", 3, "ab…"],
		["a letter and its accent", "abe\u0301cd", 3, "ab…"],
		["a joined emoji", "ab👩🏽‍🔬cd", 5, "ab…"],
		["a joined emoji behind its joiner", "ab👩🏽‍🔬cd", 7, "ab…"],
		["a row of marks without a letter", "\u0301\u0301\u0301abc", 2, "…"],
	])("%s is not cut in two", (_, text, limit, expected) => {
		expect(truncate(text, limit)).toBe(expected);
	});

	it("a character is never halved, and the text never exceeds the limit", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), fc.nat(60), (text, limit) => {
				const cut = truncate(text, limit);
				expect(cut.isWellFormed()).toBe(true);
				if (text.length <= limit) expect(cut).toBe(text);
				else {
					expect(cut.length).toBeLessThanOrEqual(limit + 3);
					expect(text.startsWith(cut.slice(0, -3))).toBe(true);
				}
			}),
		);
	});
});

describe("the first sentence", () => {
	it.each([
		["No species lives alone. An ecologist counts.", "No species lives alone."],
		["Is this river safe to swim in? Samples say.", "Is this river safe to swim in?"],
		["Half of it, 2.5 m or so, etc. and more. Then the end.", "Half of it, 2.5 m or so, etc. and more."],
		["One sentence alone.", "One sentence alone."],
		["", ""],
	])("the first sentence of %s is found", (text, expected) => {
		expect(firstSentence(text)).toBe(expected);
	});
});
