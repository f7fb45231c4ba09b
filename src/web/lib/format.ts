import { useMemo } from "react";
import { useLocale } from "./locale.ts";

/** Formatters of the screen's language. Amounts are integer cents of euros; dates are UTC instants with a zone. */
export const useFormat = () => {
	const locale = useLocale();
	return useMemo(() => {
		const tag = locale === "fr" ? "fr-FR" : "en-GB";
		const euros = new Intl.NumberFormat(tag, { style: "currency", currency: "EUR" });
		const percent = new Intl.NumberFormat(tag, { style: "percent" });
		const date = (zone: string) => new Intl.DateTimeFormat(tag, { dateStyle: "full", timeZone: zone });
		const time = (zone: string) => new Intl.DateTimeFormat(tag, { timeStyle: "short", timeZone: zone });
		const list = new Intl.ListFormat(tag, { type: "conjunction" });
		return {
			/** "€4.99" or « 4,99 € ». */
			price: (cents: number) => euros.format(cents / 100),
			/** A whole percentage, 65 → "65%" or « 65 % ». */
			percent: (whole: number) => percent.format(whole / 100),
			/** "Saturday, 10 May 2025" in a zone. */
			date: (instant: string, zone: string) => date(zone).format(new Date(instant)),
			/** "14:00" in a zone. */
			time: (instant: string, zone: string) => time(zone).format(new Date(instant)),
			/** "biology, physics and health". */
			list: (words: readonly string[]) => list.format(words),
		};
	}, [locale]);
};
