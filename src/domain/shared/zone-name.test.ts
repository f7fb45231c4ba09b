import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { browserZoneSchema } from "#contract/shared.ts";
import { readZone } from "./zone-name.ts";

/** The offset of a zone in minutes, on a day without summer time in the north. */
const offsetOf = (zone: string): number => {
	const date = new Date("2026-01-15T12:00:00.000Z");
	const [local, utc] = [zone, "UTC"].map((timeZone) => date.toLocaleString("sv-SE", { timeZone }));
	return (Date.parse(`${local}Z`) - Date.parse(`${utc}Z`)) / 60_000;
};

describe("readZone", () => {
	it.each([
		["Europe/Paris", "Europe/Paris"],
		["America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"],
		["UTC", "UTC"],
		["+03:00", "Etc/GMT-3"],
		["-0500", "Etc/GMT+5"],
		["+11", "Etc/GMT-11"],
		["+00:00", "UTC"],
		["-00:00", "UTC"],
		["+05:30", "Asia/Kolkata"],
	])("a system that reports %s is in the zone %s", (reported, zone) => {
		expect(readZone(reported)).toBe(zone);
	});

	it.each(["", "Mars/Olympus", "Europe / Paris", "+99:00", "+03:17", "-03:00Z", "x".repeat(100)])(
		"%j is the zone of no calendar",
		(reported) => expect(readZone(reported)).toBeUndefined(),
	);

	it("the named zone of an offset has the clocks of the offset", () => {
		for (const reported of ["-11:00", "-03:00", "+01:00", "+05:30", "+05:45", "+09:30", "+14:00"]) {
			const [hours = 0, minutes = 0] = reported.slice(1).split(":").map(Number);
			const wanted = (reported.startsWith("-") ? -1 : 1) * (60 * hours + minutes);
			expect([reported, offsetOf(readZone(reported) ?? "")]).toEqual([reported, wanted]);
		}
	});

	it("whatever a system reports, the result is a zone or nothing", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (reported) => {
				const zone = readZone(reported);
				if (zone !== undefined) new Intl.DateTimeFormat("en", { timeZone: zone });
			}),
		);
	});
});

describe("the zone in a request", () => {
	it.each(["Europe/Paris", "+03:00", "Mars/Olympus", "", "x".repeat(1_000), 3, null, undefined, {}])(
		"%j refuses no request",
		(zone) => expect(browserZoneSchema.safeParse(zone).success).toBe(true),
	);
});
