import { zoneSchema } from "#contract/shared.ts";
import type { Zone } from "#domain/shared/moment.ts";

/** The zones that most people are in: looking one up here is much quicker than making a formatter for it. */
const common = new Set(Intl.supportedValuesOf("timeZone"));

/**
 * A zone that this machine's calendar knows, by name and written as calendars write it, or undefined. Offsets such as
 * `+01:00` are none: pages, mails and calendars name zones.
 */
export const knownZone = (zone: string | undefined): Zone | undefined => {
	if (zone === undefined || common.has(zone)) return zone as Zone | undefined;
	if (!zoneSchema.safeParse(zone).success) return undefined;
	try {
		const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions();
		// Another name of the same zone stays as it is.
		return (timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone) as Zone;
	} catch {
		return undefined;
	}
};
