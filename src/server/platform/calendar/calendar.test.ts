import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { addMinutes } from "#domain/shared/elapsed.ts";
import { parisZone, toInstant, utcZone, zoneNamed } from "#domain/shared/moment.ts";
import { type CalendarEvent, type CalendarMethod, writeCalendar } from "./calendar.ts";

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
	uid: "5f0c9c1e@spectra.example",
	sequence: 2,
	isCancelled: false,
	writtenAt: "2027-03-01T08:09:10.123Z",
	startsAt: "2027-03-28T00:30:00.000Z",
	endsAt: "2027-03-28T01:30:00.000Z",
	summary: "Un échange, avec Inès ; « planètes »",
	description: "First line\r\nSecond; with, signs \\ and a bell\u0007",
	url: "https://meet.example/abc",
	organizer: { name: 'Spectra "site"', email: "no-reply@spectra.example" },
	attendee: { name: "Ada", email: "ada@example.org" },
	...changes,
});

const write = (changes: Partial<CalendarEvent> = {}, method: CalendarMethod = "REQUEST", zone = parisZone) =>
	writeCalendar({ method, zone, events: [event(changes)] });

/** Reads as a program does that knows no zone but those the calendar tells of. */
const read = (text: string) => {
	const calendar = new ICAL.Component(ICAL.parse(text));
	ICAL.TimezoneService.reset();
	for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
	return {
		calendar,
		events: calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component)),
	};
};

describe("a calendar, read by another program", () => {
	it("tells the event", () => {
		const { calendar, events } = read(write());
		const [first] = events;
		expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
		expect(first).toMatchObject({ uid: event().uid, sequence: 2, summary: event().summary });
		expect(first?.description).toBe("First line\nSecond; with, signs \\ and a bell");
		expect(first?.organizer).toBe("mailto:no-reply@spectra.example");
		expect(first?.attendees.map((one) => one.getFirstValue())).toEqual(["mailto:ada@example.org"]);
		expect(first?.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2027-03-01T08:09:10Z");
		expect(first?.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
	});

	it("tells that it is cancelled", () => {
		const { calendar, events } = read(write({ isCancelled: true, sequence: 3 }, "CANCEL"));
		expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
		expect(events[0]?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
		expect(events[0]?.sequence).toBe(3);
	});

	it("is folded at 75 bytes, cutting no character, with the line ends of the standard", () => {
		const text = write({ summary: "é".repeat(200) });
		const lines = text.split("\r\n");
		expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
		expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
		expect(read(text).events[0]?.summary).toBe("é".repeat(200));
	});

	it("cannot be given lines of its own by what somebody typed", () => {
		const text = write({ summary: "x\r\nATTENDEE:mailto:evil@example.org" });
		expect(read(text).events[0]?.attendees).toHaveLength(1);
	});

	it("reads a name as it was typed, with signs that mean something there (RFC 6868)", () => {
		const name = "Ada ^n Byron ^' ^^";
		const text = write({ attendee: { name, email: "ada@example.org" } });
		expect(read(text).events[0]?.attendees[0]?.getParameter("cn")).toBe(name);
	});
});

describe("its times", () => {
	const zones = [
		parisZone,
		zoneNamed("America/St_Johns"),
		zoneNamed("Asia/Kathmandu"),
		zoneNamed("Australia/Lord_Howe"),
		zoneNamed("Pacific/Apia"),
		utcZone,
	];
	const moments = [
		"2026-01-15T09:30:00.000Z",
		"2027-03-28T00:30:00.000Z",
		"2027-03-28T01:00:00.000Z",
		"2027-10-30T23:30:00.000Z",
		"2027-10-31T00:30:00.000Z",
		"2027-10-31T02:00:00.000Z",
		"2036-07-01T12:00:00.000Z",
	] as const;
	it.each(zones)("are the same instants to a program that does not know %s", (zone) => {
		for (const startsAt of moments) {
			const [first] = read(write({ startsAt, endsAt: addMinutes(startsAt, 60) }, "REQUEST", zone)).events;
			expect([first?.startDate.toJSDate().toISOString(), first?.endDate.toJSDate().toISOString()]).toEqual([
				startsAt,
				addMinutes(startsAt, 60),
			]);
		}
	});

	it("are right for events in summer and in winter of one calendar", () => {
		const events = moments.map((startsAt, number) =>
			event({ uid: `${number}@x`, startsAt, endsAt: addMinutes(startsAt, 30) }),
		);
		const text = writeCalendar({ method: "PUBLISH", zone: parisZone, events, name: "Consultations" });
		const { calendar, events: found } = read(text);
		expect(found.map(({ startDate }) => toInstant(startDate.toJSDate()))).toEqual(moments);
		expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Consultations");
	});
});

it("may be empty", () => {
	const text = writeCalendar({ method: "PUBLISH", zone: parisZone, events: [] });
	expect(read(text).events).toEqual([]);
});
