import { expect, it } from "vitest";
import { parisZone, utcZone, zoneNamed } from "./moment.ts";
import { zoneName } from "./zone-name.ts";

const [winter, summer] = [Date.parse("2026-01-15T12:00:00Z"), Date.parse("2026-07-15T12:00:00Z")];

it("calls a zone the same in summer and in winter, in the language of the page", () => {
	for (const at of [winter, summer]) {
		expect(zoneName("fr", parisZone, at)).toBe("heure d’Europe centrale");
		expect(zoneName("en", parisZone, at)).toBe("Central European Time");
		expect(zoneName("fr", zoneNamed("Indian/Reunion"), at)).toBe("heure de La Réunion");
	}
});

it("tells how far a zone without a name is from Greenwich", () => {
	expect(zoneName("en", utcZone, winter)).toBe("GMT+00:00");
	expect(zoneName("en", zoneNamed("Etc/GMT+5"), winter)).toBe("GMT-05:00");
});

it("calls a zone what it was called at the time", () => {
	const crimea = zoneNamed("Europe/Simferopol");
	expect(zoneName("en", crimea, Date.parse("2013-01-15T12:00:00Z"))).toBe("Eastern European Time");
	expect(zoneName("en", crimea, winter)).not.toBe("Eastern European Time");
});
