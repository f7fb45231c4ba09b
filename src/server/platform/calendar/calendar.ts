import type { Instant, Zone } from "#domain/shared/instant.ts";
import { localDateTimeOf } from "#domain/shared/time.ts";
import { isShownTwice } from "#domain/shared/zone-offsets.ts";
import { zoneComponent } from "./zone-component.ts";

/** A participant of an event. */
export interface Participant {
	readonly name: string;
	readonly email: string;
}

/** An event of a calendar. The `uid` stays when it moves or is cancelled; the `sequence` then rises. */
export interface CalendarEvent {
	readonly uid: string;
	readonly sequence: number;
	readonly isCancelled: boolean;
	/** When this version of the event was written. */
	readonly writtenAt: Instant;
	readonly startsAt: Instant;
	readonly endsAt: Instant;
	readonly summary: string;
	readonly description: string;
	/** The meeting room; also shown as the location. */
	readonly url: string;
	readonly organizer: Participant;
	readonly attendee?: Participant;
}

/** The RFC 5546 method: published, requested (an invitation or its change), or cancelled. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** A calendar before it is serialized by RFC 5545. */
export interface CalendarDocument {
	readonly method: CalendarMethod;
	/** The zone of the displayed times; the instants do not depend on it. */
	readonly zone: Zone;
	readonly events: readonly CalendarEvent[];
	/** The name that a program shows for a subscribed calendar. */
	readonly name?: string;
}

/** A TEXT value of RFC 5545: separators are escaped, control characters other than line breaks removed. */
const escaped = (text: string): string =>
	text
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n]/gu, "")
		.replace(/[\\;,]/g, (character) => `\\${character}`)
		.replaceAll("\n", "\\n");

/**
 * A parameter value, such as a name: in quotes, which it can't contain itself. A caret is doubled (RFC 6868),
 * because programs read `^n` as a line break.
 */
const quoted = (text: string): string => `"${text.replace(/[\p{Cc}"]/gu, "").replaceAll("^", "^^")}"`;

/** Folds a line at 75 bytes; a continuation starts with a space. No character is split. */
const folded = (line: string): string => {
	const parts: string[] = [];
	let part = "";
	for (const character of line) {
		if (Buffer.byteLength(part + character) > 75) {
			parts.push(part);
			part = " ";
		}
		part += character;
	}
	return [...parts, part].join("\r\n");
};

/** An instant in UTC, such as `20270328T010000Z`. */
const inUtc = (instant: Instant): string => `${instant.slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/**
 * As local time in the zone, or in UTC where that time occurs twice, because programs read it differently.
 */
const inZone = (name: string, instant: Instant, zone: Zone): string => {
	if (isShownTwice(instant, zone)) return `${name}:${inUtc(instant)}`;
	const { date, time } = localDateTimeOf(instant, zone);
	return `${name};TZID=${zone}:${date.replaceAll("-", "")}T${time.replace(":", "")}00`;
};

const participant = (name: string, parameters: string, { email, name: who }: Participant): string =>
	`${name};CN=${quoted(who)}${parameters}:mailto:${email}`;

const eventLines = (event: CalendarEvent, { method, zone }: CalendarDocument): string[] => {
	const asked = method === "REQUEST" ? ";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE" : "";
	return [
		"BEGIN:VEVENT",
		`UID:${event.uid}`,
		`SEQUENCE:${event.sequence}`,
		`DTSTAMP:${inUtc(event.writtenAt)}`,
		inZone("DTSTART", event.startsAt, zone),
		inZone("DTEND", event.endsAt, zone),
		`SUMMARY:${escaped(event.summary)}`,
		`DESCRIPTION:${escaped(event.description)}`,
		`LOCATION:${escaped(event.url)}`,
		`URL:${event.url}`,
		`STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
		"TRANSP:OPAQUE",
		participant("ORGANIZER", "", event.organizer),
		...(event.attendee === undefined ? [] : [participant("ATTENDEE", asked, event.attendee)]),
		"END:VEVENT",
	];
};

/** Serializes a calendar by RFC 5545; with a method it is a message of RFC 5546. */
export const writeCalendar = (calendar: CalendarDocument): string => {
	const { method, zone, events, name } = calendar;
	const instants = events.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Spectra//Consultations//EN",
		"CALSCALE:GREGORIAN",
		`METHOD:${method}`,
		...(name === undefined ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]),
		...(instants.length === 0 ? [] : zoneComponent(zone, instants)),
		...events.flatMap((event) => eventLines(event, calendar)),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${folded(line)}\r\n`).join("");
};
