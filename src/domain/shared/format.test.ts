import { describe, expect, it } from "vitest";
import { formatsOf } from "./format.ts";
import { type Instant, parisZone, utcZone, zoneNamed } from "./instant.ts";
import { type Locale, localizedPath } from "./locale.ts";

const english = formatsOf("en");
const french = formatsOf("fr");

describe("time", () => {
	const halfPastTwo = "2026-05-10T12:30:00.000Z";
	const noon = "2026-05-10T10:00:00.000Z";

	it("a time has a colon in English and an h in French, without leading zeros or empty minutes", () => {
		const both = (instant: Instant) => [english.time(instant, parisZone), french.time(instant, parisZone)];
		expect(both(halfPastTwo)).toEqual(["14:30", "14\u202fh\u202f30"]);
		expect(both(noon)).toEqual(["12:00", "12\u202fh"]);
		expect(french.time(noon, zoneNamed("America/Montreal"))).toBe("6\u202fh");
		expect(french.time("2026-05-09T22:05:00.000Z", parisZone)).toBe("0\u202fh\u202f05");
	});

	it("a weekday has its number from Monday on", () => {
		expect([english.weekday(1), english.weekday(7)]).toEqual(["Mon", "Sun"]);
		expect([french.weekday(1), french.weekday(7)]).toEqual(["lun.", "dim."]);
	});

	it("a range that ends at midnight names no day", () => {
		const [late, midnight] = ["2026-05-10T21:00:00.000Z", "2026-05-10T22:00:00.000Z"] as const;
		expect(english.timeRange(late, midnight, parisZone)).toBe("23:00–00:00");
		expect(french.timeRange(late, midnight, parisZone)).toBe("23\u202fh\u00a0– 0\u202fh");
	});

	it("a range spans two times", () => {
		expect(english.timeRange(noon, halfPastTwo, parisZone)).toBe("12:00–14:30");
		expect(french.timeRange(noon, halfPastTwo, parisZone)).toBe("12\u202fh\u00a0– 14\u202fh\u202f30");
	});
});

describe("date", () => {
	const [first, third] = ["2026-12-01T09:00:00.000Z", "2026-12-03T09:00:00.000Z"] as const;
	const written = (locale: Locale, instant: Instant) => {
		const { date, day, mediumDate } = formatsOf(locale);
		return [date(instant, parisZone), day(instant, parisZone), mediumDate(instant, parisZone)];
	};

	it("number and month stay on one line", () => {
		expect(written("fr", third)).toEqual([
			"jeudi 3\u00a0décembre 2026",
			"jeu. 3\u00a0déc.",
			"3\u00a0déc. 2026",
		]);
		expect(written("en", third)).toEqual([
			"Thursday 3\u00a0December 2026",
			"Thu 3\u00a0Dec",
			"3\u00a0Dec 2026",
		]);
		expect(english.earnedDate("2025-04-15T12:00:00.000Z")).toBe("Apr\u00a015, 2025");
	});

	it("the first of a month has its own word in French only", () => {
		expect(written("fr", first)).toEqual([
			"mardi 1er\u00a0décembre 2026",
			"mar. 1er\u00a0déc.",
			"1er\u00a0déc. 2026",
		]);
		expect(written("en", first)[2]).toBe("1\u00a0Dec 2026");
		expect(written("fr", "2026-12-11T09:00:00.000Z")[2]).toBe("11\u00a0déc. 2026");
	});
});

describe("price", () => {
	it.each([
		["en", "€20.00", "€4.99", "€0"],
		["fr", "20,00\u00a0€", "4,99\u00a0€", "0\u00a0€"],
	] as const)("the short price in %s drops empty cents", (locale, full, odd, none) => {
		const { price, shortPrice } = formatsOf(locale);
		expect([price(2000), price(499), shortPrice(499), shortPrice(0)]).toEqual([full, odd, odd, none]);
	});
});

describe("percent", () => {
	it("a whole percentage has a narrow space in French", () => {
		expect([english.percent(65), french.percent(65)]).toEqual(["65%", "65\u202f%"]);
	});

	it("a share has one decimal", () => {
		expect(english.share(0.1428)).toBe("14.3%");
		expect(french.share(0.1428)).toBe("14,3\u202f%");
		expect(french.share(0.5)).toBe("50,0\u202f%");
	});

	it("a signed percentage has a true minus, and no sign at zero", () => {
		expect(english.signed(4)).toBe("+4%");
		expect([french.signed(-1), french.signed(0)]).toEqual(["−1\u202f%", "0\u202f%"]);
	});
});

describe("zoneName", () => {
	const [winter, summer] = ["2026-01-15T12:00:00.000Z", "2026-07-15T12:00:00.000Z"] as const;

	it("a zone has one name in summer and winter, in the language of the page", () => {
		for (const instant of [winter, summer]) {
			expect(french.zoneName(instant, parisZone)).toBe("heure d’Europe centrale");
			expect(english.zoneName(instant, parisZone)).toBe("Central European Time");
			expect(french.zoneName(instant, zoneNamed("Indian/Reunion"))).toBe("heure de La Réunion");
		}
	});

	it("a zone without a name shows its distance from Greenwich", () => {
		expect(english.zoneName(winter, utcZone)).toBe("GMT+00:00");
		expect(english.zoneName(winter, zoneNamed("Etc/GMT+5"))).toBe("GMT-05:00");
	});

	it("a zone has the name that it had at the instant", () => {
		const crimea = zoneNamed("Europe/Simferopol");
		expect(english.zoneName("2013-01-15T12:00:00.000Z", crimea)).toBe("Eastern European Time");
		expect(english.zoneName(winter, crimea)).not.toBe("Eastern European Time");
	});
});

describe("localizedPath", () => {
	it("only French paths have a prefix", () => {
		const both = (path: string) => [localizedPath("en", path), localizedPath("fr", path)];
		expect(both("/explore")).toEqual(["/explore", "/fr/explore"]);
		expect(both("/")).toEqual(["/", "/fr"]);
	});
});
