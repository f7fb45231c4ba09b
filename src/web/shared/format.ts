import { useMemo } from "react";
import { clockTimes } from "#domain/shared/clock-times.ts";
import { dayWords } from "#domain/shared/day-words.ts";
import { languages } from "#domain/shared/locale.ts";
import type { Instant, Zone } from "#domain/shared/moment.ts";
import { useLocale } from "./locale.ts";

/** Formatters of the screen's language. Amounts are integer cents of euros; dates are UTC instants with a zone. */
export const useFormat = () => {
	const locale = useLocale();
	return useMemo(() => {
		const { tag } = languages[locale];
		const euros = new Intl.NumberFormat(tag, { style: "currency", currency: "EUR" });
		const shortEuros = new Intl.NumberFormat(tag, {
			style: "currency",
			currency: "EUR",
			trailingZeroDisplay: "stripIfInteger",
		});
		const percent = new Intl.NumberFormat(tag, { style: "percent" });
		const finePercent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
		const number = new Intl.NumberFormat(tag);
		const mediumDate = (zone?: Zone, dateTag = tag) =>
			dayWords(locale, { dateStyle: "medium", timeZone: zone }, dateTag);
		const zoneName = (zone: Zone) =>
			new Intl.DateTimeFormat(tag, { timeZoneName: "longGeneric", timeZone: zone });
		const list = new Intl.ListFormat(tag, { type: "conjunction" });
		return {
			/** "€4.99" or « 4,99 € ». */
			price: (cents: number) => euros.format(cents / 100),
			/** "€0" or "€4.99": no cents where there are none. */
			shortPrice: (cents: number) => shortEuros.format(cents / 100),
			/** A whole percentage, 65 → "65%" or « 65 % ». */
			percent: (whole: number) => percent.format(whole / 100),
			/** A share of 1 as a percentage with at most one decimal, 0.1428 → "14.3%". */
			share: (part: number) => finePercent.format(part),
			/** "20,000" or « 20 000 ». */
			number: (value: number) => number.format(value),
			/** "Saturday, 10 May 2025" in a zone. */
			date: (instant: Instant, zone: Zone) =>
				dayWords(locale, { dateStyle: "full", timeZone: zone })(Date.parse(instant)),
			/** "14:00" or « 14 h » in a zone. */
			time: (instant: Instant, zone: Zone) => clockTimes(locale, zone).time(Date.parse(instant)),
			/** "Sat 10 May" in a zone. */
			day: (instant: Instant, zone: Zone) =>
				dayWords(locale, { weekday: "short", day: "numeric", month: "short", timeZone: zone })(
					Date.parse(instant),
				),
			/** "15 Apr 2025", of an instant in a zone (the reader's where none is given: not while prerendering). */
			mediumDate: (instant: Instant, zone?: Zone) => mediumDate(zone)(Date.parse(instant)),
			/** When a badge was earned, in the reader's zone: "Apr 15, 2025", as the specification writes it there. */
			earnedDate: (instant: Instant) =>
				mediumDate(undefined, languages[locale].earnedDateTag)(Date.parse(instant)),
			/** "14:00–14:30" or « 14 h – 14 h 30 » in a zone. */
			timeRange: (start: string, end: string, zone: Zone) =>
				clockTimes(locale, zone).range(Date.parse(start), Date.parse(end)),
			/** "Central European Time", as the zone is called all year round. */
			zoneName: (instant: Instant, zone: Zone) =>
				zoneName(zone)
					.formatToParts(new Date(instant))
					.find(({ type }) => type === "timeZoneName")?.value ?? zone,
			/** "biology, physics and health". */
			list: (words: readonly string[]) => list.format(words),
		};
	}, [locale]);
};
