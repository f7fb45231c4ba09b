import { type Instant, toInstant, utcZone, type Zone } from "#domain/shared/moment.ts";
import { localMomentOf } from "#domain/shared/time.ts";
import { minuteOf, minutesPerDay, offsetsIn } from "#domain/shared/zone-offsets.ts";

/** An offset of so many minutes, such as `+0530`. */
const offsetText = (minutes: number): string => {
	const size = Math.abs(minutes);
	const digits = (number: number) => String(number).padStart(2, "0");
	return `${minutes < 0 ? "-" : "+"}${digits(Math.floor(size / 60))}${digits(size % 60)}`;
};

const onTheWall = (instant: Instant, zone: Zone): string => {
	const { date, time } = localMomentOf(instant, zone);
	return `${date.replaceAll("-", "")}T${time.replace(":", "")}00`;
};

/**
 * What a calendar has to say of a zone so that programs that do not know it, or know it otherwise, show `moments` right:
 * the offset at their beginning and every change of clocks up to the last of them, each as it was or will be.
 */
export const zoneComponent = (zone: Zone, moments: readonly Instant[]): string[] => {
	const sorted = [...moments].sort();
	const from = minuteOf(sorted[0] ?? "1970-01-01T00:00:00.000Z") - minutesPerDay;
	const to = minuteOf(sorted.at(-1) ?? "1970-01-01T00:00:00.000Z") + minutesPerDay;
	const spans = offsetsIn(zone, from, to);
	const observances = spans.flatMap((span, number) => {
		const before = spans[number - 1]?.offset ?? span.offset;
		const kind = span.offset > before ? "DAYLIGHT" : "STANDARD";
		// Such an observance begins at what the clocks showed just before, at the offset of before.
		const began = toInstant(new Date((span.from + before) * 60_000));
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
