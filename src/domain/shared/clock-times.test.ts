import { describe, expect, it } from "vitest";
import { clockTimes } from "./clock-times.ts";
import { localizedPath } from "./locale.ts";
import { parisZone, zoneNamed } from "./moment.ts";

const halfPastTwo = Date.parse("2026-05-10T12:30:00Z");
const noon = Date.parse("2026-05-10T10:00:00Z");

describe("the time of day", () => {
	it("has a colon in English and an h in French, without zeros in front or behind", () => {
		const english = clockTimes("en", parisZone);
		const french = clockTimes("fr", parisZone);
		expect([english.time(halfPastTwo), french.time(halfPastTwo)]).toEqual(["14:30", "14\u202fh\u202f30"]);
		expect([english.time(noon), french.time(noon)]).toEqual(["12:00", "12\u202fh"]);
		expect(clockTimes("fr", zoneNamed("America/Montreal")).time(noon)).toBe("6\u202fh");
		expect(clockTimes("fr", parisZone).time(Date.parse("2026-05-09T22:05:00Z"))).toBe("0\u202fh\u202f05");
	});

	it("names no day where it ends at midnight or after", () => {
		const late = Date.parse("2026-05-10T21:00:00Z");
		const hour = 60 * 60_000;
		expect(clockTimes("en", parisZone).range(late, late + hour)).toBe("23:00–00:00");
		expect(clockTimes("fr", parisZone).range(late, late + hour)).toBe("23\u202fh\u00a0– 0\u202fh");
	});

	it("spans from one time to another", () => {
		expect(clockTimes("en", parisZone).range(noon, halfPastTwo)).toBe("12:00–14:30");
		expect(clockTimes("fr", parisZone).range(noon, halfPastTwo)).toBe("12\u202fh\u00a0– 14\u202fh\u202f30");
	});
});

describe("the path of a page in a language", () => {
	it("is prefixed in French only", () => {
		expect([localizedPath("en", "/explore"), localizedPath("fr", "/explore")]).toEqual([
			"/explore",
			"/fr/explore",
		]);
		expect([localizedPath("en", "/"), localizedPath("fr", "/")]).toEqual(["/", "/fr"]);
	});
});
