import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMinutes } from "../shared/elapsed.ts";
import { type Instant, parisZone, toInstant, utcZone, type Zone, zoneNamed } from "../shared/instant.ts";
import { dateIn, instantOf, localDateTimeOf } from "../shared/time.ts";
import { minuteOf } from "../shared/zone-offsets.ts";
import { dayOf, openSlots, type Schedule, weeksFrom, zoneCalendar } from "./open-slots.ts";
import { durations, halfHoursOf, isOnGrid } from "./slots.ts";
import type { AvailabilityException, WeeklyHours } from "./weekly.ts";

const taken = (...instants: Instant[]) => new Set(instants.map(minuteOf));
const open = (schedule: Partial<Schedule>, now: Instant, weeks = 8, given = taken()) => {
	const whole = { zone: parisZone, weekly: [], exceptions: [], ...schedule };
	return openSlots(whole, given, weeksFrom(zoneCalendar(whole.zone, dayOf(now), weeks), now, weeks));
};
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const hours = (from: string, to: string) => ({ start: minutes(from), end: minutes(to) });
const on = (weekday: number, from: string, to: string): WeeklyHours => ({ weekday, ...hours(from, to) });
const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => on(day, from, to));
/** The times on one day, as the clock shows them, each with its longest consultation. */
const timesOn = (date: string, slots: ReturnType<typeof open>, zone = parisZone) =>
	slots
		.filter(({ startsAt }) => dateIn(startsAt, zone) === date)
		.map(
			({ startsAt, durations }) => `${localDateTimeOf(startsAt, zone).time} ${durations.at(-1) ?? "taken"}`,
		);

describe("an ordinary week", () => {
	const monday = "2027-05-03";
	const now = "2027-05-03T00:00:00.000Z";

	it("half hours are offered, and an hour where two are free", () => {
		const slots = open({ weekly: [on(1, "09:00", "10:30")] }, now);
		expect(timesOn(monday, slots)).toEqual(["09:00 60min", "09:30 60min", "10:00 30min"]);
		expect(slots).toHaveLength(8 * 3);
		expect(slots[0]?.startsAt).toBe("2027-05-03T07:00:00.000Z");
	});

	it("adjacent hours are joined, and overlapping ones are counted once", () => {
		const weekly = [on(1, "09:00", "09:30"), on(1, "09:30", "10:00"), on(1, "09:00", "10:00")];
		expect(timesOn(monday, open({ weekly }, now))).toEqual(["09:00 60min", "09:30 30min"]);
	});

	it("times that have started or are beyond the booking window are not offered", () => {
		const slots = open({ weekly: everyDay("09:00", "10:00") }, "2027-05-03T07:00:00.000Z", 1);
		expect(slots[0]?.startsAt).toBe("2027-05-03T07:30:00.000Z");
		expect(slots.at(-1)?.startsAt).toBe("2027-05-09T07:30:00.000Z");
	});

	it("the booking window ends at the current minute", () => {
		const weekly = [on(1, "09:00", "10:00")];
		const times = (now: Instant) => open({ weekly }, now, 1).map(({ startsAt }) => startsAt);
		const nextMonday = "2027-05-10T07:00:00.000Z";
		expect(times("2027-05-03T07:00:00.000Z")).toEqual(["2027-05-03T07:30:00.000Z"]);
		expect(times("2027-05-03T07:00:00.001Z")).toEqual(["2027-05-03T07:30:00.000Z", nextMonday]);
	});

	it("the longer of two nested intervals counts", () => {
		const weekly = [on(1, "09:00", "11:00"), on(1, "09:30", "10:00")];
		expect(timesOn(monday, open({ weekly }, now, 1))).toEqual([
			"09:00 60min",
			"09:30 60min",
			"10:00 60min",
			"10:30 30min",
		]);
	});

	it("closed days and closed parts of a day are left out", () => {
		const exceptions: AvailabilityException[] = [
			{ date: monday, kind: "closed", ...hours("10:00", "11:00") },
			{ date: "2027-05-10", kind: "closed", start: 0, end: 1440 },
		];
		const slots = open({ weekly: [on(1, "09:30", "12:00")], exceptions }, now);
		expect(timesOn(monday, slots)).toEqual(["09:30 30min", "11:00 60min", "11:30 30min"]);
		expect(timesOn("2027-05-10", slots)).toEqual([]);
		expect(timesOn("2027-05-17", slots)).toHaveLength(5);
	});

	it("extra hours are offered, even on a closed day", () => {
		const exceptions: AvailabilityException[] = [
			{ date: monday, kind: "extra", ...hours("20:00", "21:00") },
			{ date: monday, kind: "closed", start: 0, end: 1440 },
		];
		const slots = open({ weekly: [on(1, "09:00", "12:00")], exceptions }, now);
		expect(timesOn(monday, slots)).toEqual(["20:00 60min", "20:30 30min"]);
	});

	it("taken times are listed, and the half hour before one stays free", () => {
		const weekly = [on(1, "09:00", "11:00")];
		const slots = open({ weekly }, now, 1, taken("2027-05-03T07:30:00.000Z"));
		expect(timesOn(monday, slots)).toEqual(["09:00 30min", "09:30 taken", "10:00 60min", "10:30 30min"]);
	});

	it("hours extend to midnight, and past it where both days are offered", () => {
		const weekly = [on(1, "23:00", "24:00"), on(2, "00:00", "00:30")];
		const slots = open({ weekly }, now, 1);
		expect(timesOn(monday, slots)).toEqual(["23:00 60min", "23:30 60min"]);
		expect(timesOn("2027-05-04", slots)).toEqual(["00:00 30min"]);
	});

	it("times start on half hours of UTC in zones with a quarter-hour offset", () => {
		const slots = open({ zone: zoneNamed("Asia/Kathmandu"), weekly: [on(1, "10:00", "11:30")] }, now, 1);
		expect(timesOn(monday, slots, zoneNamed("Asia/Kathmandu"))).toEqual(["10:15 60min", "10:45 30min"]);
	});
});

describe("2027-03-28 in Paris, when 02:00 to 03:00 is skipped", () => {
	const now = "2027-03-27T12:00:00.000Z";

	it("the existing hours are offered", () => {
		const slots = open({ weekly: everyDay("00:30", "04:30") }, now, 1);
		expect(timesOn("2027-03-28", slots)).toEqual([
			"00:30 60min",
			"01:00 60min",
			"01:30 60min",
			"03:00 60min",
			"03:30 60min",
			"04:00 30min",
		]);
		expect(slots.map(({ startsAt }) => startsAt)).toContain("2027-03-28T01:00:00.000Z");
	});

	it("fully skipped hours are not offered, and the rest of partly skipped ones is", () => {
		expect(timesOn("2027-03-28", open({ weekly: everyDay("02:00", "03:00") }, now, 1))).toEqual([]);
		expect(timesOn("2027-03-28", open({ weekly: everyDay("02:30", "03:30") }, now, 1))).toEqual([
			"03:00 30min",
		]);
	});
});

describe("2027-10-31 in Paris, when 02:00 to 03:00 occurs twice", () => {
	const now = "2027-10-30T12:00:00.000Z";

	it("no appointment starts at the second occurrence of a time", () => {
		const slots = open({ weekly: everyDay("01:30", "03:30") }, now, 1);
		expect(timesOn("2027-10-31", slots)).toEqual([
			"01:30 60min",
			"02:00 60min",
			"02:30 60min",
			"03:00 30min",
		]);
		expect(slots.map(({ startsAt }) => startsAt)).toContain("2027-10-31T00:30:00.000Z");
		expect(slots.map(({ startsAt }) => startsAt)).not.toContain("2027-10-31T01:30:00.000Z");
	});

	it("the second occurrence is also refused while it is in progress", () => {
		const slots = open({ weekly: everyDay("01:30", "03:30") }, "2027-10-31T01:10:00.000Z", 1);
		expect(slots[0]?.startsAt).toBe("2027-10-31T02:00:00.000Z");
	});

	it("the offer ends with the offered hours of the clock", () => {
		const slots = open({ weekly: everyDay("01:30", "02:30") }, now, 1);
		expect(timesOn("2027-10-31", slots)).toEqual(["01:30 60min", "02:00 30min"]);
	});
});

const zones = [
	parisZone,
	utcZone,
	zoneNamed("America/St_Johns"),
	zoneNamed("America/Montreal"),
	zoneNamed("Asia/Kolkata"),
	zoneNamed("Asia/Kathmandu"),
	zoneNamed("Australia/Lord_Howe"),
	zoneNamed("Pacific/Chatham"),
	zoneNamed("Pacific/Apia"),
	zoneNamed("Antarctica/Troll"),
	zoneNamed("Africa/Casablanca"),
];
const stretch = fc
	.tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 16 }))
	.map(([first, length]) => ({ start: first * 30, end: Math.min(1440, (first + length) * 30) }));
const weeklyHours = fc
	.tuple(fc.integer({ min: 1, max: 7 }), stretch)
	.map(([weekday, rest]) => ({ weekday, ...rest }));
const nowIn2026To2036 = fc
	.integer({ min: 29_454_240, max: 35_239_680 })
	.map((minute) => toInstant(new Date(minute * 60_000)));

describe("slots in any zone at any time", () => {
	it("the result equals asking the clock at every half hour", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...zones),
				nowIn2026To2036,
				fc.array(weeklyHours, { maxLength: 6 }),
				(zone, now, weekly) => {
					const isOffered = (instant: Instant) => {
						return [0, 29].every((minute) => {
							const { date, time } = localDateTimeOf(addMinutes(instant, minute), zone);
							const weekday = ((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;
							return weekly.some(
								(one) => one.weekday === weekday && one.start <= minutes(time) && minutes(time) < one.end,
							);
						});
					};
					const first = Math.floor(Date.parse(now) / 1_800_000) + 1;
					const expected = Array.from({ length: 2 * 24 * 7 }, (_, number) =>
						toInstant(new Date((first + number) * 1_800_000)),
					)
						.filter((instant) => instant < addMinutes(now, 7 * 1440) && isOffered(instant))
						.filter((instant) => instantOf(localDateTimeOf(instant, zone), zone) === instant)
						.map((startsAt) => ({
							startsAt,
							durations: durations.filter((duration) =>
								halfHoursOf(startsAt, duration).every((halfHour) => isOffered(halfHour)),
							),
						}));
					expect(open({ zone, weekly }, now, 1)).toEqual(expected);
				},
			),
			{ numRuns: 60 },
		);
	});

	it("every slot maps to half hours of the reservation table", () => {
		fc.assert(
			fc.property(fc.constantFrom(...zones), nowIn2026To2036, weeklyHours, (zone, now, one) => {
				for (const { startsAt, durations: fitting } of open({ zone, weekly: [one] }, now, 2)) {
					expect(isOnGrid(startsAt)).toBe(true);
					for (const duration of fitting) {
						const after = open({ zone, weekly: [one] }, now, 2, taken(...halfHoursOf(startsAt, duration)));
						expect(after.find((slot) => slot.startsAt === startsAt)?.durations).toEqual([]);
					}
				}
			}),
			{ numRuns: 10 },
		);
	});
});

it("an unknown zone is refused", () => {
	expect(() => zoneCalendar("Europe/Atlantis" as Zone, 20_000)).toThrow(RangeError);
});
