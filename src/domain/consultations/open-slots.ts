import type { Instant, LocalDate, Zone } from "../shared/instant.ts";
import { minutesPerDay } from "../shared/units.ts";
import {
	createInstantWriter,
	dateOfDay,
	type EpochMinute,
	minuteOf,
	type OffsetSpan,
	offsetsIn,
} from "../shared/zone-offsets.ts";
import { durationsWithin, halfHourMinutes, maxHalfHours, type Slot } from "./slots.ts";
import { type AvailabilityException, type Hours, hoursOn, type WeeklyHours } from "./weekly.ts";

/** Consultations can be booked this many weeks ahead. */
export const weeksAhead = 8;

/** A researcher's hours, in local time of `zone`. */
export type Schedule = {
	readonly zone: Zone;
	readonly weekly: readonly WeeklyHours[];
	readonly exceptions: readonly AvailabilityException[];
};

/** Clock changes and calendar of one zone in the weeks from one day on. It can be cached for the whole day. */
export type ZoneCalendar = {
	readonly spans: readonly OffsetSpan[];
	readonly days: readonly { readonly day: number; readonly date: LocalDate; readonly weekday: number }[];
	readonly write: (minute: EpochMinute) => Instant;
};

/** The weeks ahead of an instant. */
export type ZoneWeeks = ZoneCalendar & { readonly now: EpochMinute; readonly to: EpochMinute };

/** The calendar of `zone` for every instant of one day of UTC (days after 1970-01-01). Throws a RangeError on an unknown zone. */
export const zoneCalendar = (zone: Zone, today: number, weeks = weeksAhead): ZoneCalendar => {
	const from = today * minutesPerDay;
	const count = weeks * 7 + 1;
	// From a day earlier, because a clock change just before `from` repeats times after it; to the end of the last
	// consultation that can start.
	const end = from + count * minutesPerDay + maxHalfHours * halfHourMinutes;
	const spans = offsetsIn(zone, from - minutesPerDay, end);
	// No zone's calendar is more than a day off UTC.
	const days = Array.from({ length: count + 3 }, (_, number) => {
		const day = today - 1 + number;
		// 1970-01-01 was a Thursday.
		return { day, date: dateOfDay(day), weekday: ((day + 3) % 7) + 1 };
	});
	return { spans, days, write: createInstantWriter() };
};

/** The day of UTC on which an instant lies. */
export const dayOf = (instant: Instant): number => Math.floor(minuteOf(instant) / minutesPerDay);

/** The weeks from `now` in a calendar of its day. */
export const weeksFrom = (calendar: ZoneCalendar, now: Instant, weeks = weeksAhead): ZoneWeeks => {
	const minute = minuteOf(now);
	// A started minute counts whole, so that a slot at its end lies within the weeks.
	const started = now.endsWith(":00.000Z") ? 0 : 1;
	return { ...calendar, now: minute, to: minute + started + weeks * 7 * minutesPerDay };
};

/** A stretch of time, `to` excluded. */
type Stretch = { readonly from: EpochMinute; readonly to: EpochMinute };

/** The hours offered on a day. Only days with an exception are computed one by one; the others follow the week. */
const hoursByDay = ({ weekly, exceptions }: Schedule) => {
	const usual = [1, 2, 3, 4, 5, 6, 7].map((weekday) => weekly.filter((hours) => hours.weekday === weekday));
	const special = new Set(exceptions.map(({ date }) => date));
	return (day: ZoneWeeks["days"][number]): readonly Hours[] =>
		special.has(day.date) ? hoursOn(weekly, exceptions, day) : (usual[day.weekday - 1] ?? []);
};

/** The stretches in which the researcher's clock shows offered hours, unsorted. */
const openStretches = (schedule: Schedule, { days, spans }: ZoneWeeks): Stretch[] => {
	const stretches: Stretch[] = [];
	const hoursOf = hoursByDay(schedule);
	for (const day of days) {
		const midnight = day.day * minutesPerDay;
		for (const { start, end } of hoursOf(day)) {
			for (const span of spans) {
				const from = Math.max(midnight + start - span.offset, span.from);
				const to = Math.min(midnight + end - span.offset, span.to);
				if (from < to) stretches.push({ from, to });
			}
		}
	}
	return stretches;
};

const joined = (stretches: readonly Stretch[]): Stretch[] => {
	const all: Stretch[] = [];
	for (const stretch of [...stretches].sort((one, other) => one.from - other.from)) {
		const last = all.at(-1);
		if (last === undefined || stretch.from > last.to) all.push(stretch);
		else all[all.length - 1] = { from: last.from, to: Math.max(last.to, stretch.to) };
	}
	return all;
};

/** The stretches in which a clock that went back shows a time for the second time. */
const repeatedStretches = (spans: readonly OffsetSpan[]): Stretch[] =>
	spans.flatMap(({ from, offset }, number) => {
		const before = spans[number - 1]?.offset ?? offset;
		return before > offset ? [{ from, to: from + before - offset }] : [];
	});

/** The durations that fit into 0, 1, 2 … free half hours. */
const durationsByFreeHalfHours = Array.from({ length: maxHalfHours + 1 }, (_, count) =>
	durationsWithin(count),
);

/**
 * Every time in the coming weeks at which a consultation can start, earliest first, with the lengths that fit; a taken
 * time has no lengths. `taken` holds the starts of the half hours that are taken.
 *
 * A consultation fits when the researcher's clock shows offered hours during all of it. So the hour that is skipped
 * when clocks go forward is not offered. When they go back, nothing starts at a time that the clock shows for the
 * second time: two equal times on one day are indistinguishable. Lengths are elapsed time.
 */
export const openSlots = (schedule: Schedule, taken: ReadonlySet<EpochMinute>, weeks: ZoneWeeks): Slot[] => {
	const repeated = repeatedStretches(weeks.spans);
	const isRepeated = (halfHour: EpochMinute) =>
		repeated.some(({ from, to }) => from <= halfHour && halfHour < to);
	const slots: Slot[] = [];
	for (const { from, to } of joined(openStretches(schedule, weeks))) {
		/** The number of free half hours in a row, at most `maxHalfHours`. */
		const freeFrom = (halfHour: EpochMinute): number => {
			let count = 0;
			let next = halfHour;
			while (count < maxHalfHours && next + halfHourMinutes <= to && !taken.has(next)) {
				count += 1;
				next += halfHourMinutes;
			}
			return count;
		};
		// The half hours of UTC that lie entirely within the stretch.
		const first = Math.ceil(from / halfHourMinutes) * halfHourMinutes;
		for (let halfHour = first; halfHour + halfHourMinutes <= to; halfHour += halfHourMinutes) {
			if (halfHour <= weeks.now || halfHour >= weeks.to || isRepeated(halfHour)) continue;
			const fitting = durationsByFreeHalfHours[freeFrom(halfHour)] ?? [];
			slots.push({ startsAt: weeks.write(halfHour), durations: fitting });
		}
	}
	return slots;
};
