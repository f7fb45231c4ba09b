import { describe, expect, it } from "vitest";
import { claimedInstant } from "./claimed-instant.ts";
import { type DocumentBlock, textsOf } from "./document.ts";
import { isLocale } from "./locale.ts";
import { failure, success, valueIn } from "./result.ts";

describe("an instant that a device claims", () => {
	const now = "2026-11-22T13:00:00.000Z";
	it.each([
		["2026-11-22T12:59:59.999Z", "2026-11-22T12:59:59.999Z"],
		[now, now],
		["2026-11-22T13:00:00.001Z", now],
		["9999-12-31T23:59:59.999Z", now],
		["2020-01-01T00:00:00.000Z", "2020-01-01T00:00:00.000Z"],
		["2019-12-31T23:59:59.999Z", "2020-01-01T00:00:00.000Z"],
	])("%s counts as %s", (claimed, counted) => {
		expect(claimedInstant(claimed, now)).toBe(counted);
	});
});

describe("everything that a piece of a page says", () => {
	it.each<[DocumentBlock, string[]]>([
		[{ kind: "paragraph", text: "One." }, ["One."]],
		[{ kind: "list", items: ["One", "Two"] }, ["One", "Two"]],
		[
			{
				kind: "links",
				items: [
					{ label: "One", href: "/1" },
					{ label: "Two", href: "/2", note: "Note" },
				],
			},
			["One", "", "Two", "Note"],
		],
		[{ kind: "definitions", items: [{ term: "One", description: "Two" }] }, ["One", "Two"]],
	])("%o", (block, texts) => {
		expect(textsOf(block)).toEqual(texts);
	});
});

it("only the two languages are languages", () => {
	expect(["en", "fr", "de", "", "EN", null, undefined, 0].filter(isLocale)).toEqual(["en", "fr"]);
});

it("an outcome gives its value, or throws its code", () => {
	expect(valueIn(success(0))).toBe(0);
	expect(() => valueIn(failure("forms.required"))).toThrow("forms.required");
});
