import { useMemo } from "react";
import { clockTimes } from "#domain/shared/clock-times.ts";
import type { Instant, Zone } from "#domain/shared/moment.ts";
import { zoneName } from "#domain/shared/zone-name.ts";
import { useLocale } from "./locale.ts";

/** Times of day of UTC instants in a zone, and what a zone is called, in the screen's language. */
export const useTimes = () => {
	const locale = useLocale();
	return useMemo(
		() => ({
			/** "14:00" or « 14 h » in a zone. */
			time: (instant: Instant, zone: Zone) => clockTimes(locale, zone).time(Date.parse(instant)),
			/** "14:00–14:30" or « 14 h – 14 h 30 » in a zone. */
			timeRange: (start: string, end: string, zone: Zone) =>
				clockTimes(locale, zone).range(Date.parse(start), Date.parse(end)),
			/** "Central European Time", as the zone is called all year round. */
			zoneName: (instant: Instant, zone: Zone) => zoneName(locale, zone, Date.parse(instant)),
		}),
		[locale],
	);
};
