import { expect, it } from "vitest";
import { knownZone } from "./zone.ts";

it("names of zones are accepted in their canonical spelling, and nothing else", () => {
	for (const zone of ["Europe/Paris", "Asia/Kolkata", "Asia/Calcutta", "America/Montreal", "UTC"]) {
		expect(knownZone(zone)).toBe(zone);
	}
	expect(knownZone("eUROPE/pARIS")).toBe("Europe/Paris");
	expect(knownZone("etc/gmt+5")).toBe("Etc/GMT+5");
	// The runtime accepts these as offsets: pages, mails and calendars name zones.
	for (const zone of ["+01:00", "-0530", "Mars/Olympus", "", undefined])
		expect(knownZone(zone)).toBeUndefined();
});
