import { type Zone, zoneNamed } from "./instant.ts";

/** An offset instead of a zone, as some systems give it: "+03:00", "-0330", "+11". */
const offset = /^([+-])(\d{2}):?(\d{2})?$/;
/** The name of a zone in the IANA database. */
const ianaName = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/;

/** Zones whose clocks are not whole hours from UTC, by offset. */
const unevenZones: Readonly<Record<string, string>> = {
	"-09:30": "Pacific/Marquesas",
	"-03:30": "America/St_Johns",
	"+03:30": "Asia/Tehran",
	"+04:30": "Asia/Kabul",
	"+05:30": "Asia/Kolkata",
	"+05:45": "Asia/Kathmandu",
	"+06:30": "Asia/Yangon",
	"+08:45": "Australia/Eucla",
	"+09:30": "Australia/Darwin",
	"+10:30": "Australia/Lord_Howe",
	"+12:45": "Pacific/Chatham",
};

/** The named zone with the clocks of an offset. The names `Etc/GMT±h` count west as positive. */
const zoneOfOffset = (sign: string, hours: string, minutes: string): string | undefined => {
	if (minutes !== "00") return unevenZones[`${sign}${hours}:${minutes}`];
	const count = Number(hours);
	return count === 0 ? "UTC" : `Etc/GMT${sign === "+" ? "-" : "+"}${count}`;
};

/**
 * The zone that a system reports, by its name: pages, mails and calendars name zones. Undefined for what no calendar
 * knows. No person types such a value, so nothing may be refused because of it.
 */
export const readZone = (reported: string): Zone | undefined => {
	const [, sign, hours = "", minutes = "00"] = offset.exec(reported) ?? [];
	const name = sign === undefined ? reported : zoneOfOffset(sign, hours, minutes);
	if (name === undefined || name.length > 64 || !ianaName.test(name)) return undefined;
	try {
		return zoneNamed(name);
	} catch {
		return undefined;
	}
};
