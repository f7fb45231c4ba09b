import { zoneSchema } from "#contract/shared.ts";
import type { Zone } from "#domain/shared/moment.ts";

/** Frequent zones: a lookup is much quicker than making a formatter. */
const common = new Set(Intl.supportedValuesOf("timeZone"));

/**
 * A zone of the runtime's database in its canonical spelling, or undefined. Offsets such as `+01:00` are
 * refused: pages, mails and calendars name zones.
 */
export const knownZone = (zone: string | undefined): Zone | undefined => {
	if (zone === undefined || common.has(zone)) return zone as Zone | undefined;
	if (!zoneSchema.safeParse(zone).success) return undefined;
	try {
		const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions();
		// Another name of the same zone is kept.
		return (timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone) as Zone;
	} catch {
		return undefined;
	}
};
