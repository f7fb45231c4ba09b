import { type Locale, languages } from "./locale.ts";
import type { Zone } from "./moment.ts";

/**
 * What a zone is called in a language, all year round where it has such a name: "Central European Time". Its IANA name
 * where it has none.
 * @param epochMs the instant that is told, in milliseconds since 1970 in UTC: zones changed their names.
 */
export const zoneName = (locale: Locale, zone: Zone, epochMs: number): string =>
	new Intl.DateTimeFormat(languages[locale].tag, { timeZoneName: "longGeneric", timeZone: zone })
		.formatToParts(epochMs)
		.find(({ type }) => type === "timeZoneName")?.value ?? zone;
