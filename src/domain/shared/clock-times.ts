import { type Locale, languages } from "./locale.ts";

/** Times of day as a language writes them. Both take UTC instants. */
interface ClockTimes {
	/** "14:30" or « 14 h 30 »; a full hour is "14:00" or « 14 h ». */
	readonly time: (instant: string) => string;
	/** "14:00–14:30" or « 14 h – 14 h 30 ». */
	readonly range: (start: string, end: string) => string;
}

const narrowSpace = "\u202f";

/**
 * The clock of a zone in a language. French writes hours with « h », as the Lexique des règles typographiques of the
 * Imprimerie nationale does, not with a colon.
 * @throws RangeError where the zone is not an IANA name.
 */
export const clockTimes = (locale: Locale, zone: string): ClockTimes => {
	const format = new Intl.DateTimeFormat(languages[locale].tag, { timeStyle: "short", timeZone: zone });
	if (locale !== "fr") {
		return {
			time: (instant) => format.format(new Date(instant)),
			range: (start, end) => format.formatRange(new Date(start), new Date(end)),
		};
	}
	const time = (instant: string): string => {
		const parts = format.formatToParts(new Date(instant));
		const valueOf = (type: "hour" | "minute") => parts.find((part) => part.type === type)?.value ?? "";
		const minutes = valueOf("minute");
		const hour = `${Number(valueOf("hour"))}${narrowSpace}h`;
		return minutes === "00" ? hour : `${hour}${narrowSpace}${minutes}`;
	};
	return { time, range: (start, end) => `${time(start)} – ${time(end)}` };
};
