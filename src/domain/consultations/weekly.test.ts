import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AvailabilityException, hoursOn, overlapIn, type WeeklyHours } from "./weekly.ts";

const hours = (weekday: number, start: number, end: number): WeeklyHours => ({ weekday, start, end });

describe("overlapping weekly hours", () => {
	it("both overlapping entries are named, in their order", () => {
		const [morning, noon, tuesday] = [hours(1, 540, 720), hours(1, 690, 780), hours(2, 540, 720)];
		expect(overlapIn([tuesday, morning, noon])).toEqual([morning, noon]);
		expect(overlapIn([noon, tuesday, morning])).toEqual([noon, morning]);
	});

	it("entries may touch, and may be equal on different days", () => {
		expect(overlapIn([hours(1, 540, 720), hours(1, 720, 780), hours(1, 480, 540)])).toBeNull();
		expect(overlapIn([hours(1, 540, 720), hours(2, 540, 720)])).toBeNull();
		expect(overlapIn([])).toBeNull();
	});

	it("entries overlap wherever a minute belongs to both", () => {
		const one = fc
			.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 4 }))
			.map(([weekday, start, length]) => hours(weekday, start, start + length));
		const minutesOf = ({ weekday, start, end }: WeeklyHours) =>
			Array.from({ length: end - start }, (_, number) => `${weekday} ${start + number}`);
		fc.assert(
			fc.property(fc.array(one, { maxLength: 4 }), (weekly) => {
				const all = weekly.flatMap(minutesOf);
				expect(overlapIn(weekly) !== null).toBe(new Set(all).size < all.length);
			}),
		);
	});
});

describe("the hours of one day", () => {
	const monday = { date: "2027-05-03", weekday: 1 } as const;
	const usual = { weekday: 1, start: 540, end: 720 };
	const exception = (
		kind: AvailabilityException["kind"],
		start: number,
		end: number,
		date: AvailabilityException["date"] = monday.date,
	): AvailabilityException => ({ date, kind, start, end });

	it("a day has the hours of its weekday unless an exception is of that day", () => {
		expect(hoursOn([usual, hours(2, 600, 660)], [], monday)).toEqual([usual]);
		const elsewhere = [
			exception("closed", 0, 1440, "2027-05-10"),
			exception("extra", 800, 900, "2027-05-10"),
		];
		expect(hoursOn([usual], elsewhere, monday)).toEqual([usual]);
	});

	it("hours stay whole where a closed interval only touches them", () => {
		const touching = [exception("closed", 480, 540), exception("closed", 720, 780)];
		expect(hoursOn([usual], touching, monday)).toEqual([{ start: 540, end: 720 }]);
	});

	it("extra hours are included, even on a closed day", () => {
		const within = exception("extra", 600, 660);
		expect(hoursOn([usual], [within], monday)).toEqual([usual, within]);
		const both = [within, exception("closed", 540, 720)];
		expect(hoursOn([usual], both, monday)).toEqual([expect.objectContaining({ start: 600, end: 660 })]);
	});
});

it("closed hours are removed from the day, in any order", () => {
	const monday = { date: "2027-05-03", weekday: 1 } as const;
	const weekly = [{ weekday: 1, start: 540, end: 720 }];
	const closed = (start: number, end: number) => ({ date: monday.date, kind: "closed" as const, start, end });
	const cuts = [closed(570, 600), closed(660, 900)];
	const left = [
		{ start: 540, end: 570 },
		{ start: 600, end: 660 },
	];
	expect(hoursOn(weekly, cuts, monday)).toEqual(left);
	expect(hoursOn(weekly, [...cuts].reverse(), monday)).toEqual(left);
	expect(hoursOn(weekly, [closed(0, 1440)], monday)).toEqual([]);
});
