import { useMemo } from "react";
import type { Instant, Zone } from "#domain/shared/instant.ts";
import { localDateTimeOf } from "#domain/shared/time.ts";
import { useFormat } from "../i18n/format.ts";

interface ZonedPeriod {
	readonly startsAt: Instant;
	readonly endsAt: Instant;
	/** The zone of the other side: of a researcher, or of a circle. */
	readonly zone: Zone;
}

/** Days and times on the reader's own clock and, where the other side's clock differs, on that one too. */
export const useTwoClocks = (readerZone: Zone) => {
	const format = useFormat();
	return useMemo(
		() =>
			({ startsAt, endsAt, zone }: ZonedPeriod) => {
				const here = localDateTimeOf(startsAt, readerZone);
				const there = localDateTimeOf(startsAt, zone);
				const timeThere = format.timeRange(startsAt, endsAt, zone);
				return {
					/** "Sat 10 May". */
					day: format.day(startsAt, readerZone),
					/** "Saturday 10 May 2025". */
					date: format.date(startsAt, readerZone),
					/** "10:00–10:30". */
					time: format.timeRange(startsAt, endsAt, readerZone),
					/** "16:00–16:30", with the day where it is another one, and its zone; null where both clocks agree. */
					there:
						here.date === there.date && here.time === there.time
							? null
							: {
									time: here.date === there.date ? timeThere : `${format.day(startsAt, zone)}, ${timeThere}`,
									zone: format.zoneName(startsAt, zone),
								},
				};
			},
		[format, readerZone],
	);
};
