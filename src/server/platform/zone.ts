import type { Zone } from "#domain/shared/instant.ts";
import { readZone } from "#domain/shared/zone-name.ts";

/** Frequent zones: a lookup is much quicker than making a formatter. */
const common = new Set(Intl.supportedValuesOf("timeZone"));

/**
 * A zone of the runtime's database in its canonical spelling, or undefined. An offset such as `+01:00` becomes
 * the zone with its clocks: pages, mails and calendars name zones.
 */
export const knownZone = (zone: string | undefined): Zone | undefined => {
	if (zone === undefined || common.has(zone)) return zone as Zone | undefined;
	const named = readZone(zone);
	if (named === undefined) return undefined;
	const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: named }).resolvedOptions();
	// Another name of the same zone is kept.
	return timeZone.toLowerCase() === named.toLowerCase() ? (timeZone as Zone) : named;
};
