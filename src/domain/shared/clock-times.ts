import { type Locale, languages } from "./locale.ts";
import type { Zone } from "./moment.ts";

/** Times of day as a language writes them. Both take milliseconds since 1970 in UTC. */
interface ClockTimes {
	/** "14:30" or « 14 h 30 »; a full hour is "14:00" or « 14 h ». */
	readonly time: (epochMs: number) => string;
	/** "14:00–14:30" or « 14 h – 14 h 30 ». */
	readonly range: (startMs: number, endMs: number) => string;
}

const narrowSpace = "\u202f";
const fixedSpace = "\u00a0";

/**
 * The clock of a zone in a language. French writes hours with « h », as the Lexique des règles typographiques of the
 * Imprimerie nationale does, not with a colon.
 * @throws RangeError where the zone is not an IANA name.
 */
export const clockTimes = (locale: Locale, zone: Zone): ClockTimes => {
	const format = new Intl.DateTimeFormat(languages[locale].tag, { timeStyle: "short", timeZone: zone });
	if (languages[locale].clock === "colon") {
		return {
			time: (epochMs) => format.format(epochMs),
			// The days are told beside it: until midnight is no reason to repeat them.
			range: (startMs, endMs) => `${format.format(startMs)}–${format.format(endMs)}`,
		};
	}
	const time = (epochMs: number): string => {
		const parts = format.formatToParts(epochMs);
		const partOf = (type: "hour" | "minute") => parts.find((part) => part.type === type)?.value ?? "";
		const minutes = partOf("minute");
		const hour = `${Number(partOf("hour"))}${narrowSpace}h`;
		return minutes === "00" ? hour : `${hour}${narrowSpace}${minutes}`;
	};
	// A line may end after the dash: a fixed space there would begin the next one.
	return { time, range: (startMs, endMs) => `${time(startMs)}${fixedSpace}– ${time(endMs)}` };
};
