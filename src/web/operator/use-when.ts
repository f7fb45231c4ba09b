import type { Instant } from "#domain/shared/instant.ts";
import { deviceZone } from "../api/device-zone.ts";
import { useFormat } from "../shared/i18n/format.ts";

/** Writes instants as day and time on the clock of this browser; null as an empty text. */
export function useWhen() {
	const format = useFormat();
	const zone = deviceZone();
	return {
		when: (instant: Instant | null): string =>
			instant === null ? "" : `${format.mediumDate(instant, zone)}, ${format.time(instant, zone)}`,
		day: (instant: Instant | null): string => (instant === null ? "" : format.mediumDate(instant, zone)),
		time: (instant: Instant): string => format.time(instant, zone),
	};
}
