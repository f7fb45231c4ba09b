import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantSchema, localDateSchema, localTimeSchema, zoneSchema } from "#contract/shared.ts";
import { addMinutes } from "./elapsed.ts";
import { type LocalDate, type LocalTime, parisZone, toInstant, utcZone, zoneNamed } from "./instant.ts";
import { addToDate, dateIn, existsIn, instantOf, localDateTimeOf } from "./time.ts";

const inParis = (date: LocalDate, time: LocalTime) => instantOf({ date, time }, parisZone);

describe("instants and local dates and times", () => {
	it("winter and summer in Paris have different offsets", () => {
		expect(inParis("2027-01-15", "10:00")).toBe("2027-01-15T09:00:00.000Z");
		expect(inParis("2027-07-15", "10:00")).toBe("2027-07-15T08:00:00.000Z");
	});

	it("a day starts earlier in Paris than in UTC", () => {
		expect(dateIn("2025-05-09T21:59:59.999Z", parisZone)).toBe("2025-05-09");
		expect(dateIn("2025-05-09T22:00:00.000Z", parisZone)).toBe("2025-05-10");
	});

	it("days are counted by the calendar", () => {
		expect(addToDate("2028-02-28", { days: 1 })).toBe("2028-02-29");
		expect(addToDate("2025-01-01", { days: -1 })).toBe("2024-12-31");
	});

	it("every zone converts back to the same instant, to the minute, outside repeated hours", () => {
		const zone = fc.constantFrom(
			parisZone,
			utcZone,
			zoneNamed("America/Toronto"),
			zoneNamed("Asia/Kolkata"),
			zoneNamed("Pacific/Apia"),
		);
		const minute = fc.integer({ min: 26_300_000, max: 31_600_000 });
		fc.assert(
			fc.property(zone, minute, (name, minutes) => {
				const instant = toInstant(new Date(minutes * 60_000));
				const again = instantOf(localDateTimeOf(instant, name), name);
				// In a repeated hour the first occurrence is meant: an hour earlier at most.
				expect([instant, addMinutes(instant, -60)]).toContain(again);
				expect(localDateTimeOf(again, name)).toEqual(localDateTimeOf(instant, name));
			}),
		);
	});
});

describe("the change to summer time in Paris, 2027-03-28", () => {
	it("a skipped time moves forward by the skipped hour", () => {
		expect(inParis("2027-03-28", "02:30")).toBe("2027-03-28T01:30:00.000Z");
		expect(localDateTimeOf("2027-03-28T01:30:00.000Z", parisZone)).toEqual({
			date: "2027-03-28",
			time: "03:30",
		});
	});

	it("skipped times are reported as not existing", () => {
		const exists = (time: LocalTime) => existsIn({ date: "2027-03-28", time }, parisZone);
		expect((["01:59", "02:00", "02:59", "03:00"] as const).map(exists)).toEqual([true, false, false, true]);
	});

	it("two hours on the clock are one elapsed hour", () => {
		const before = inParis("2027-03-28", "01:30");
		expect(localDateTimeOf(addMinutes(before, 60), parisZone).time).toBe("03:30");
	});
});

describe("the change to winter time in Paris, 2027-10-31", () => {
	it("the first of two equal times is used", () => {
		expect(inParis("2027-10-31", "02:30")).toBe("2027-10-31T00:30:00.000Z");
		expect(existsIn({ date: "2027-10-31", time: "02:30" }, parisZone)).toBe(true);
	});

	it("the same time is shown again one hour later", () => {
		const first = inParis("2027-10-31", "02:30");
		expect(localDateTimeOf(addMinutes(first, 60), parisZone).time).toBe("02:30");
		expect(localDateTimeOf(addMinutes(first, 120), parisZone).time).toBe("03:30");
	});
});

describe("parsing of a local date and time", () => {
	it.each([
		[instantSchema, "2025-05-10T08:00:00.000Z", true],
		[instantSchema, "2025-05-10T08:00:00Z", false],
		[instantSchema, "2025-05-10T08:00:00.000+02:00", false],
		[localDateSchema, "2028-02-29", true],
		[localDateSchema, "2027-02-29", false],
		[localDateSchema, "2025-5-1", false],
		[localTimeSchema, "23:59", true],
		[localTimeSchema, "24:00", false],
		[localTimeSchema, "9:00", false],
		[zoneSchema, "America/Argentina/Buenos_Aires", true],
		[zoneSchema, "Europe / Paris", false],
	])("%#: %s", (schema, value, accepted) => {
		expect(schema.safeParse(value).success).toBe(accepted);
	});
});
