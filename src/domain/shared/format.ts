import { type Instant, type LocalDate, type Month, utcMidnight, utcZone, type Zone } from "./instant.ts";
import { type Locale, languages } from "./locale.ts";
import type { Weekday } from "./weekdays.ts";

const narrowSpace = "\u202f";
const fixedSpace = "\u00a0";

// biome-ignore lint/style/noRestrictedGlobals: arithmetic on an argument, no clock is read
const epochMs = (instant: Instant): number => Date.parse(instant);

/** The space between a day and its month, whichever is first: a year has four figures. */
const besideDay = /(?<=(?<!\d)\d\d?\p{L}*) (?=\p{L})|(?<=\p{L}\.?) (?=\d\d?,)/u;
/** One style of British dates has a comma after the weekday and the others have none: ours have none. */
const afterWeekday = /(?<=^\p{L}+), (?=\d)/u;

/**
 * A day: « mardi 1er décembre 2026 », "Tuesday 1 December 2026". Number and month stay on one line, and the first of a
 * month has its own word where a language has one.
 */
const formatDay = (
	locale: Locale,
	instant: Instant,
	options: Intl.DateTimeFormatOptions,
	tag: string = languages[locale].tag,
): string =>
	new Intl.DateTimeFormat(tag, options)
		.formatToParts(epochMs(instant))
		.map(({ type, value }) => (type === "day" && value === "1" ? languages[locale].firstOfMonth : value))
		.join("")
		.replace(afterWeekday, " ")
		.replace(besideDay, fixedSpace);

/**
 * A time of day: "14:30" or « 14 h 30 », "14:00" or « 14 h ». French writes hours with « h », as the Lexique des règles
 * typographiques of the Imprimerie nationale does, not with a colon.
 */
const formatTime = (locale: Locale, instant: Instant, zone: Zone): string => {
	const format = new Intl.DateTimeFormat(languages[locale].tag, { timeStyle: "short", timeZone: zone });
	if (languages[locale].clock === "colon") return format.format(epochMs(instant));
	const parts = format.formatToParts(epochMs(instant));
	const partOf = (type: "hour" | "minute") => parts.find((part) => part.type === type)?.value ?? "";
	const minutes = partOf("minute");
	const hour = `${Number(partOf("hour"))}${narrowSpace}h`;
	return minutes === "00" ? hour : `${hour}${narrowSpace}${minutes}`;
};

/** The days are named beside a range, so one that ends at midnight does not repeat them. */
const formatTimeRange = (locale: Locale, start: Instant, end: Instant, zone: Zone): string => {
	// A line can end after the dash: a fixed space there would start the next one.
	const dash = languages[locale].clock === "colon" ? "–" : `${fixedSpace}– `;
	return `${formatTime(locale, start, zone)}${dash}${formatTime(locale, end, zone)}`;
};

/** The name of a zone at an instant: zones change their names. Its IANA name where it has no other. */
const formatZone = (locale: Locale, zone: Zone, instant: Instant): string =>
	new Intl.DateTimeFormat(languages[locale].tag, { timeZoneName: "longGeneric", timeZone: zone })
		.formatToParts(epochMs(instant))
		.find(({ type }) => type === "timeZoneName")?.value ?? zone;

const percentFormat = (locale: Locale, options: Intl.NumberFormatOptions = {}) => {
	const format = new Intl.NumberFormat(languages[locale].tag, { style: "percent", ...options });
	// Our French has a narrow space before « % », as before « ? » and « ! »; browsers have a wide one.
	return (part: number): string =>
		format.format(part).replace(`${fixedSpace}%`, `${narrowSpace}%`).replace("-", "−");
};

const createFormats = (locale: Locale) => {
	const { tag, earnedDateTag } = languages[locale];
	const euros = { style: "currency", currency: "EUR" } as const;
	const number = new Intl.NumberFormat(tag);
	const list = new Intl.ListFormat(tag, { type: "conjunction" });
	const price = new Intl.NumberFormat(tag, euros);
	const shortPrice = new Intl.NumberFormat(tag, { ...euros, trailingZeroDisplay: "stripIfInteger" });
	const percent = percentFormat(locale);
	const signed = percentFormat(locale, { signDisplay: "exceptZero" });
	const day = (instant: Instant, options: Intl.DateTimeFormatOptions) => formatDay(locale, instant, options);
	const date = (instant: Instant, zone: Zone) => day(instant, { dateStyle: "full", timeZone: zone });
	return {
		/** "20,000" or « 20 000 ». */
		number: (value: number): string => number.format(value),
		/** "biology, physics and health". */
		list: (words: readonly string[]): string => list.format(words),
		/** "€20.00" or « 20,00 € ». */
		price: (cents: number): string => price.format(cents / 100),
		/** "€0" or "€4.99": cents only where there are some. */
		shortPrice: (cents: number): string => shortPrice.format(cents / 100),
		/** 65 → "65%" or « 65 % ». */
		percent: (whole: number): string => percent(whole / 100),
		/** 0.1428 → "14.3%". */
		share: percentFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
		/** 4 → "+4%", with a true minus. */
		signed: (whole: number): string => signed(whole / 100),
		/** "Saturday 10 May 2025". */
		date,
		/** "10 May 2025". */
		longDate: (instant: Instant, zone: Zone): string => day(instant, { dateStyle: "long", timeZone: zone }),
		/** "10 May 2025" in short, in the reader's zone when none is given: not while prerendering. */
		mediumDate: (instant: Instant, zone?: Zone): string =>
			day(instant, { dateStyle: "medium", timeZone: zone }),
		/** "Sat 10 May". */
		day: (instant: Instant, zone: Zone): string =>
			day(instant, { weekday: "short", day: "numeric", month: "short", timeZone: zone }),
		/** "May 2025". */
		month: (month: Month): string =>
			day(utcMidnight(`${month}-01` as LocalDate), { month: "long", year: "numeric", timeZone: utcZone }),
		/** "Mon" or « lun. », of the number of a weekday. */
		weekday: (weekday: Weekday): string =>
			// 1 January 2024 is a Monday.
			day(utcMidnight(`2024-01-0${weekday}` as LocalDate), { weekday: "short", timeZone: utcZone }),
		/** "Saturday 10 May", inside a sentence. */
		dayInText: (instant: Instant, zone: Zone): string =>
			day(instant, { weekday: "long", day: "numeric", month: "long", timeZone: zone }),
		/** The date of a badge in the reader's zone: "Apr 15, 2025", as the specification writes it. */
		earnedDate: (instant: Instant): string =>
			formatDay(locale, instant, { dateStyle: "medium" }, earnedDateTag),
		/** "14:00" or « 14 h ». */
		time: (instant: Instant, zone: Zone): string => formatTime(locale, instant, zone),
		/** "14:00–14:30" or « 14 h – 14 h 30 ». */
		timeRange: (start: Instant, end: Instant, zone: Zone): string =>
			formatTimeRange(locale, start, end, zone),
		/** "Central European Time", the same in summer and winter where the zone has such a name. */
		zoneName: (instant: Instant, zone: Zone): string => formatZone(locale, zone, instant),
		/** The parts of a period: "Saturday 10 May 2025", "14:00–14:30", "Central European Time". */
		period: (start: Instant, end: Instant, zone: Zone) => ({
			date: date(start, zone),
			time: start === end ? formatTime(locale, start, zone) : formatTimeRange(locale, start, end, zone),
			zone: formatZone(locale, zone, start),
		}),
	};
};

type Formats = ReturnType<typeof createFormats>;

/** Formatters are expensive to create and hold no state. */
const cache = new Map<Locale, Formats>();

/**
 * Numbers, prices, days and times as a language writes them, on screens and in mails alike. Amounts are euro cents. A
 * `zone` must be an IANA name, otherwise a RangeError is thrown.
 */
export const formatsOf = (locale: Locale): Formats => {
	const formats = cache.get(locale) ?? createFormats(locale);
	cache.set(locale, formats);
	return formats;
};
