import { parisZone, type Zone, zoneNamed } from "#domain/shared/moment.ts";

/** The time zone of this device; Paris where the system names one that no calendar knows. */
export const deviceZone = (): Zone => {
	try {
		return zoneNamed(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
	} catch {
		return parisZone;
	}
};
