import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { addMinutes } from "#domain/shared/elapsed.ts";
import { parisZone, toInstant, utcZone, zoneNamed } from "#domain/shared/instant.ts";
import { type CalendarEvent, type CalendarMethod, writeCalendar } from "./calendar.ts";

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
	uid: "5f0c9c1e@spectra.example",
	sequence: 2,
	isCancelled: false,
	writtenAt: "2027-03-01T08:09:10.123Z",
	startsAt: "2027-03-28T00:30:00.000Z",
	endsAt: "2027-03-28T01:30:00.000Z",
	summary: "Un échange, avec Inès ; « planètes »",
	description: "First line\r\nSecond; with, characters \\ and a bell\u0007",
	url: "https://meet.example/abc",
	organizer: { name: 'Spectra "site"', email: "no-reply@spectra.example" },
	attendee: { name: "Ada", email: "ada@example.org" },
	...changes,
});

const write = (changes: Partial<CalendarEvent> = {}, method: CalendarMethod = "REQUEST", zone = parisZone) =>
	writeCalendar({ method, zone, events: [event(changes)] });

/** Parses a calendar like a program that knows only the zones defined in the file. */
const read = (text: string) => {
	const calendar = new ICAL.Component(ICAL.parse(text));
	ICAL.TimezoneService.reset();
	for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
	return {
		calendar,
		events: calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component)),
	};
};

describe("a calendar parsed by another program", () => {
	it("the calendar holds the event", () => {
		const { calendar, events } = read(write());
		const [first] = events;
		expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
		expect(first).toMatchObject({ uid: event().uid, sequence: 2, summary: event().summary });
		expect(first?.description).toBe("First line\nSecond; with, characters \\ and a bell");
		expect(first?.organizer).toBe("mailto:no-reply@spectra.example");
		expect(first?.attendees.map((one) => one.getFirstValue())).toEqual(["mailto:ada@example.org"]);
		expect(first?.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2027-03-01T08:09:10Z");
		expect(first?.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
	});

	it("the calendar holds the cancellation", () => {
		const { calendar, events } = read(write({ isCancelled: true, sequence: 3 }, "CANCEL"));
		expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
		expect(events[0]?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
		expect(events[0]?.sequence).toBe(3);
	});

	it("lines are folded at 75 bytes without splitting a character, with the standard's line ends", () => {
		const text = write({ summary: "é".repeat(200) });
		const lines = text.split("\r\n");
		expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
		expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
		expect(read(text).events[0]?.summary).toBe("é".repeat(200));
	});

	it("typed text can't add lines to the calendar", () => {
		const text = write({ summary: "x\r\nATTENDEE:mailto:evil@example.org" });
		expect(read(text).events[0]?.attendees).toHaveLength(1);
	});

	it("a name with special characters is read as it was typed (RFC 6868)", () => {
		const name = "Ada ^n Byron ^' ^^";
		const text = write({ attendee: { name, email: "ada@example.org" } });
		expect(read(text).events[0]?.attendees[0]?.getParameter("cn")).toBe(name);
	});
});

describe("the times of a calendar", () => {
	const zones = [
		parisZone,
		zoneNamed("America/St_Johns"),
		zoneNamed("Asia/Kathmandu"),
		zoneNamed("Australia/Lord_Howe"),
		zoneNamed("Pacific/Apia"),
		utcZone,
	];
	const instants = [
		"2026-01-15T09:30:00.000Z",
		"2027-03-28T00:30:00.000Z",
		"2027-03-28T01:00:00.000Z",
		"2027-10-30T23:30:00.000Z",
		"2027-10-31T00:30:00.000Z",
		"2027-10-31T02:00:00.000Z",
		"2036-07-01T12:00:00.000Z",
	] as const;
	it.each(zones)("a program that does not know %s reads the same instants", (zone) => {
		for (const startsAt of instants) {
			const [first] = read(write({ startsAt, endsAt: addMinutes(startsAt, 60) }, "REQUEST", zone)).events;
			expect([first?.startDate.toJSDate().toISOString(), first?.endDate.toJSDate().toISOString()]).toEqual([
				startsAt,
				addMinutes(startsAt, 60),
			]);
		}
	});

	it("events in summer and winter of one calendar have the right times", () => {
		const events = instants.map((startsAt, number) =>
			event({ uid: `${number}@x`, startsAt, endsAt: addMinutes(startsAt, 30) }),
		);
		const text = writeCalendar({ method: "PUBLISH", zone: parisZone, events, name: "Consultations" });
		const { calendar, events: found } = read(text);
		expect(found.map(({ startDate }) => toInstant(startDate.toJSDate()))).toEqual(instants);
		expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Consultations");
	});
});

it("a calendar may be empty", () => {
	const text = writeCalendar({ method: "PUBLISH", zone: parisZone, events: [] });
	expect(read(text).events).toEqual([]);
});
