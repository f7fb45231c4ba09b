import { expect, it } from "vitest";
import { knownZone } from "./zone.ts";

it("names of zones are accepted in their canonical spelling, and nothing else", () => {
	for (const zone of ["Europe/Paris", "Asia/Kolkata", "Asia/Calcutta", "America/Montreal", "UTC"]) {
		expect(knownZone(zone)).toBe(zone);
	}
	expect(knownZone("eUROPE/pARIS")).toBe("Europe/Paris");
	expect(knownZone("etc/gmt+5")).toBe("Etc/GMT+5");
	for (const zone of ["+03:17", "Mars/Olympus", "", undefined]) expect(knownZone(zone)).toBeUndefined();
	// The runtime accepts offsets as zones: pages, mails and calendars name zones.
	expect([knownZone("+01:00"), knownZone("+0530")]).toEqual(["Etc/GMT-1", "Asia/Kolkata"]);
});
