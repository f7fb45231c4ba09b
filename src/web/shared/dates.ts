import { useMemo } from "react";
import { dayWords } from "#domain/shared/day-words.ts";
import { languages } from "#domain/shared/locale.ts";
import type { Instant, Zone } from "#domain/shared/moment.ts";
import { useLocale } from "./locale.ts";

/** Days of UTC instants, in the screen's language and in a zone. */
export const useDates = () => {
	const locale = useLocale();
	return useMemo(() => {
		const { tag, earnedDateTag } = languages[locale];
		const words = (instant: Instant, options: Intl.DateTimeFormatOptions, dateTag: string = tag) =>
			dayWords(locale, options, dateTag)(Date.parse(instant));
		return {
			/** "Saturday 10 May 2025" in a zone. */
			date: (instant: Instant, zone: Zone) => words(instant, { dateStyle: "full", timeZone: zone }),
			/** "Sat 10 May" in a zone. */
			day: (instant: Instant, zone: Zone) =>
				words(instant, { weekday: "short", day: "numeric", month: "short", timeZone: zone }),
			/** "Saturday 10 May" in a zone, where the day stands in a sentence. */
			dayInText: (instant: Instant, zone: Zone) =>
				words(instant, { weekday: "long", day: "numeric", month: "long", timeZone: zone }),
			/** "15 Apr 2025", of an instant in a zone (the reader's where none is given: not while prerendering). */
			mediumDate: (instant: Instant, zone?: Zone) => words(instant, { dateStyle: "medium", timeZone: zone }),
			/** When a badge was earned, in the reader's zone: "Apr 15, 2025", as the specification writes it there. */
			earnedDate: (instant: Instant) => words(instant, { dateStyle: "medium" }, earnedDateTag),
		};
	}, [locale]);
};
