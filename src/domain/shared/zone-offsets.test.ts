import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Instant, parisZone, type Zone, zoneNamed } from "./instant.ts";
import { minutesPerDay } from "./units.ts";
import { createInstantWriter, isShownTwice, minuteOf, offsetsIn } from "./zone-offsets.ts";

/** Its clocks change by half an hour. */
const lordHowe = zoneNamed("Australia/Lord_Howe");

describe("isShownTwice", () => {
	it.each<[string, Zone, Instant, boolean]>([
		["the minute before the repeated hour", parisZone, "2026-10-24T23:59:00.000Z", false],
		["the hour's beginning, the first time", parisZone, "2026-10-25T00:00:00.000Z", true],
		["its end, the first time", parisZone, "2026-10-25T00:59:00.000Z", true],
		["its beginning, the second time", parisZone, "2026-10-25T01:00:00.000Z", true],
		["its end, the second time", parisZone, "2026-10-25T01:59:00.000Z", true],
		["the minute behind the repeated hour", parisZone, "2026-10-25T02:00:00.000Z", false],
		["the evening before", parisZone, "2026-10-24T18:00:00.000Z", false],
		["the same hour a day later", parisZone, "2026-10-26T00:30:00.000Z", false],
		["the hour that is skipped in spring", parisZone, "2026-03-29T01:00:00.000Z", false],
		["the hour before it", parisZone, "2026-03-29T00:30:00.000Z", false],
		["a day in summer", parisZone, "2026-07-01T00:30:00.000Z", false],
		["the minute before a repeated half hour", lordHowe, "2026-04-04T14:29:00.000Z", false],
		["a repeated half hour, the first time", lordHowe, "2026-04-04T14:30:00.000Z", true],
		["a repeated half hour, the second time", lordHowe, "2026-04-04T15:29:00.000Z", true],
		["the minute behind a repeated half hour", lordHowe, "2026-04-04T15:30:00.000Z", false],
	])("%s in %s, %s: %s", (_, zone, instant, isTwice) => {
		expect(isShownTwice(instant, zone)).toBe(isTwice);
	});
});

describe("offsetsIn", () => {
	const [spring, autumn] = [minuteOf("2026-03-29T01:00:00.000Z"), minuteOf("2026-10-25T01:00:00.000Z")];

	it("a year in Paris has three spans, each from one change to the next", () => {
		const [from, to] = [minuteOf("2026-01-01T00:00:00.000Z"), minuteOf("2027-01-01T00:00:00.000Z")];
		expect(offsetsIn(parisZone, from, to)).toEqual([
			{ from, to: spring, offset: 60 },
			{ from: spring, to: autumn, offset: 120 },
			{ from: autumn, to, offset: 60 },
		]);
	});

	it("a span ends exactly at a change, and an empty interval has no spans", () => {
		expect(offsetsIn(parisZone, autumn - 90, autumn)).toEqual([
			{ from: autumn - 90, to: autumn, offset: 120 },
		]);
		expect(offsetsIn(parisZone, autumn, autumn)).toEqual([]);
	});

	it("the spans have no gap, start and end as requested, and differ at each boundary", () => {
		const minute = fc.integer({ min: spring - 3 * minutesPerDay, max: spring + 400 * minutesPerDay });
		fc.assert(
			fc.property(fc.constantFrom(parisZone, lordHowe), minute, minute, (zone, one, other) => {
				const [from, to] = [Math.min(one, other), Math.max(one, other)];
				const spans = offsetsIn(zone, from, to);
				const ends = spans.length === 0 ? [] : [spans[0]?.from, spans.at(-1)?.to];
				expect(ends).toEqual(from === to ? [] : [from, to]);
				for (const [index, span] of spans.slice(1).entries()) {
					expect(span.from).toBe(spans[index]?.to);
					expect(span.offset).not.toBe(spans[index]?.offset);
				}
			}),
			{ numRuns: 30 },
		);
	});
});

it("minutes are written as instants, whatever the order of the days", () => {
	const write = createInstantWriter();
	for (const instant of [
		"2026-11-23T23:59:00.000Z",
		"2026-11-24T00:00:00.000Z",
		"2026-11-23T00:01:00.000Z",
		"2024-02-29T12:30:00.000Z",
	] as const)
		expect(write(minuteOf(instant))).toBe(instant);
});
