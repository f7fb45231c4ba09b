import type { Instant, LocalDate, Zone } from "../shared/moment.ts";
import {
	createInstantWriter,
	dateOfDay,
	type EpochMinute,
	minuteOf,
	minutesPerDay,
	type OffsetSpan,
	offsetsIn,
} from "../shared/zone-offsets.ts";
import { type Duration, halfHourMinutes, type Slot } from "./slots.ts";
import { type AvailabilityException, type Hours, hoursOn, type WeeklyHours } from "./weekly.ts";

/** How far ahead consultations can be booked. */
export const weeksAhead = 8;

/** When a researcher is there, on the wall of `zone`. */
export type Schedule = {
	readonly zone: Zone;
	readonly weekly: readonly WeeklyHours[];
	readonly exceptions: readonly AvailabilityException[];
};

/** What clocks and calendar of one zone do in the weeks from one day on: the same for everybody and all day long. */
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
	// From a day before: a change of clocks just now still repeats what comes. To the end of what begins at the very last.
	const spans = offsetsIn(zone, from - minutesPerDay, from + count * minutesPerDay + 2 * halfHourMinutes);
	// Nowhere is the calendar more than a day off UTC's.
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
	// The minute that is under way counts whole: what begins with it lies before the end of the weeks.
	const begun = now.endsWith(":00.000Z") ? 0 : 1;
	return { ...calendar, now: minute, to: minute + begun + weeks * 7 * minutesPerDay };
};

/** A stretch of time, `to` excluded. */
type Stretch = { readonly from: EpochMinute; readonly to: EpochMinute };

/** What is offered on each day. Most days are as every week: only those with an exception are worked out one by one. */
const hoursByDay = ({ weekly, exceptions }: Schedule) => {
	const usual = [1, 2, 3, 4, 5, 6, 7].map((weekday) => weekly.filter((hours) => hours.weekday === weekday));
	const special = new Set(exceptions.map(({ date }) => date));
	return (day: ZoneWeeks["days"][number]): readonly Hours[] =>
		special.has(day.date) ? hoursOn(weekly, exceptions, day) : (usual[day.weekday - 1] ?? []);
};

/** When the researcher's clock shows hours that are offered, in no order. */
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

/** When clocks that were put back show a time for the second time. */
const repeatedStretches = (spans: readonly OffsetSpan[]): Stretch[] =>
	spans.flatMap(({ from, offset }, number) => {
		const before = spans[number - 1]?.offset ?? offset;
		return before > offset ? [{ from, to: from + before - offset }] : [];
	});

const nothing: Duration[] = [];
const half: Duration[] = ["30min"];
const whole: Duration[] = ["30min", "60min"];

/**
 * Every time in the coming weeks at which a consultation may begin, earliest first, with the lengths that fit; a taken
 * one is listed with none. `taken` are the beginnings of half hours that are given away.
 *
 * A consultation fits when the researcher's clock shows offered hours all along. So when clocks are put forward the
 * hour that is skipped is not offered; when they are put back nothing begins at a time that the clock shows for the
 * second time: two equal times on one day cannot be told apart. Lengths are elapsed time.
 */
export const openSlots = (schedule: Schedule, taken: ReadonlySet<EpochMinute>, weeks: ZoneWeeks): Slot[] => {
	const repeated = repeatedStretches(weeks.spans);
	const isAgain = (halfHour: EpochMinute) =>
		repeated.some(({ from, to }) => from <= halfHour && halfHour < to);
	const slots: Slot[] = [];
	for (const { from, to } of joined(openStretches(schedule, weeks))) {
		// The half hours of UTC that lie whole within the stretch.
		const first = Math.ceil(from / halfHourMinutes) * halfHourMinutes;
		for (let halfHour = first; halfHour + halfHourMinutes <= to; halfHour += halfHourMinutes) {
			if (halfHour <= weeks.now || halfHour >= weeks.to || isAgain(halfHour)) continue;
			const next = halfHour + halfHourMinutes;
			const fitsWhole = next + halfHourMinutes <= to && !taken.has(next);
			const fitting = fitsWhole ? whole : half;
			slots.push({ startsAt: weeks.write(halfHour), durations: taken.has(halfHour) ? nothing : fitting });
		}
	}
	return slots;
};
