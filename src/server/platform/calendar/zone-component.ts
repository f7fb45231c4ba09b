import { type Instant, toInstant, utcZone, type Zone } from "#domain/shared/instant.ts";
import { localDateTimeOf } from "#domain/shared/time.ts";
import { minuteMs, minutesPerDay } from "#domain/shared/units.ts";
import { minuteOf, offsetsIn } from "#domain/shared/zone-offsets.ts";

/** An offset in minutes, such as `+0530`. */
const offsetText = (minutes: number): string => {
	const size = Math.abs(minutes);
	const digits = (number: number) => String(number).padStart(2, "0");
	return `${minutes < 0 ? "-" : "+"}${digits(Math.floor(size / 60))}${digits(size % 60)}`;
};

const onTheWall = (instant: Instant, zone: Zone): string => {
	const { date, time } = localDateTimeOf(instant, zone);
	return `${date.replaceAll("-", "")}T${time.replace(":", "")}00`;
};

/**
 * The VTIMEZONE lines of a zone, for programs that do not know it or know it differently: the offset before
 * the first of `instants` and every clock change up to the last, as it was or will be.
 */
export const zoneComponent = (zone: Zone, instants: readonly Instant[]): string[] => {
	const sorted = [...instants].sort();
	const from = minuteOf(sorted[0] ?? "1970-01-01T00:00:00.000Z") - minutesPerDay;
	const to = minuteOf(sorted.at(-1) ?? "1970-01-01T00:00:00.000Z") + minutesPerDay;
	const spans = offsetsIn(zone, from, to);
	const observances = spans.flatMap((span, number) => {
		const before = spans[number - 1]?.offset ?? span.offset;
		const kind = span.offset > before ? "DAYLIGHT" : "STANDARD";
		// An observance starts at the local time just before, at the previous offset.
		const began = toInstant(new Date((span.from + before) * minuteMs));
		const start = number === 0 ? "19700101T000000" : onTheWall(began, utcZone);
		return [
			`BEGIN:${kind}`,
			`DTSTART:${start}`,
			`TZOFFSETFROM:${offsetText(before)}`,
			`TZOFFSETTO:${offsetText(span.offset)}`,
			`TZNAME:${offsetText(span.offset)}`,
			`END:${kind}`,
		];
	});
	return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...observances, "END:VTIMEZONE"];
};
