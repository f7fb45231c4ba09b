import { parisZone, type Zone, zoneNamed } from "#domain/shared/moment.ts";

/** The time zone of this device; Paris if the system names one that `Intl` does not know. */
export const deviceZone = (): Zone => {
	try {
		return zoneNamed(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
	} catch {
		return parisZone;
	}
};
