import { describe, expect, it } from "vitest";
import { claimedInstant } from "./claimed-instant.ts";
import { type DocumentBlock, textsOf } from "./document.ts";
import {
	type Instant,
	type LocalDate,
	parisZone,
	toInstant,
	toInstantOrNull,
	utcDateOf,
	type Zone,
	zoneNamed,
} from "./instant.ts";
import { isLocale } from "./locale.ts";
import { type Cents, cents } from "./money.ts";
import { failure, success, valueIn } from "./result.ts";

describe("a device's claimed instant", () => {
	const now = "2026-11-22T13:00:00.000Z";
	it.each<[Instant, Instant]>([
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

describe("the text of a document block", () => {
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

describe("values that the compiler keeps apart", () => {
	it("bare texts and numbers are not accepted as instants, days, amounts or zones", () => {
		const [text, number]: [string, number] = ["", 0];
		// @ts-expect-error a text is not known to be an instant
		const instant: Instant = text;
		// @ts-expect-error seconds without milliseconds would be compared wrongly
		const rough: Instant = "2026-11-22T13:00:00Z";
		// @ts-expect-error a day is no instant
		const noon: Instant = "2026-11-22" satisfies LocalDate;
		// @ts-expect-error a text is not known to be a day
		const day: LocalDate = text;
		// @ts-expect-error a number may be minutes
		const price: Cents = number;
		// @ts-expect-error the name was not checked to be a zone
		const zone: Zone = text;
		expect([instant, rough, noon, day, price, zone]).toHaveLength(6);
	});

	it("each of these values is valid or is not created", () => {
		for (const amount of [0, 499]) expect(cents(amount)).toBe(amount);
		for (const amount of [-1, 4.99, Number.NaN]) expect(() => cents(amount)).toThrow(RangeError);
		expect(zoneNamed("Europe/Paris")).toBe(parisZone);
		expect(() => zoneNamed("Europe/Atlantis")).toThrow(RangeError);
		expect(utcDateOf(toInstant(new Date("2026-11-22T23:59:59.999Z")))).toBe("2026-11-22");
		expect(toInstantOrNull(null)).toBeNull();
	});
});
