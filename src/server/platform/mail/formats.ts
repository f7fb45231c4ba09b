import { clockTimes } from "#domain/shared/clock-times.ts";
import { dayWords } from "#domain/shared/day-words.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { Instant, Zone } from "#domain/shared/moment.ts";
import type { Cents } from "#domain/shared/money.ts";
import { priceWords } from "#domain/shared/price-words.ts";
import { zoneName } from "#domain/shared/zone-name.ts";

/** Dates, times and prices in one language, as the pages write them. */
export const formatsOf = (locale: Locale) => {
	return {
		/** "€20.00" or « 20,00 € ». */
		price: (cents: Cents): string => priceWords(locale).price(cents),
		/** A day in a zone: "10 May 2025". */
		day: (at: Instant, zone: Zone): string =>
			dayWords(locale, { dateStyle: "long", timeZone: zone })(Date.parse(at)),
		/** A near day, without its year: "Saturday 10 May". */
		weekday: (at: Instant, zone: Zone): string =>
			dayWords(locale, { weekday: "long", day: "numeric", month: "long", timeZone: zone })(Date.parse(at)),
		/** A period in a zone: "Saturday 10 May 2025", "14:00 – 14:30", "Central European Time". */
		moment: (from: Instant, to: Instant, zone: Zone) => {
			const at = Date.parse(from);
			const clock = clockTimes(locale, zone);
			return {
				date: dayWords(locale, { dateStyle: "full", timeZone: zone })(at),
				time: from === to ? clock.time(at) : clock.range(at, Date.parse(to)),
				zone: zoneName(locale, zone, at),
			};
		},
	};
};
