import type { Instant, Zone } from "#domain/shared/moment.ts";
import { localMomentOf } from "#domain/shared/time.ts";
import { isShownTwice } from "#domain/shared/zone-offsets.ts";
import { zoneComponent } from "./zone-component.ts";

/** Somebody on an invitation. */
export interface Participant {
	readonly name: string;
	readonly email: string;
}

/** One event of a calendar. The `uid` stays when it moves or is cancelled; the `sequence` then rises. */
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
	/** Where the conversation takes place; also shown as the location. */
	readonly url: string;
	readonly organizer: Participant;
	readonly attendee?: Participant;
}

/** How a calendar program is to take it: as something to read, an invitation or its change, or its end. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** A calendar as RFC 5545 writes it, before it is written. */
export interface CalendarDocument {
	readonly method: CalendarMethod;
	/** The zone in which times are told; instants outside of it are the same. */
	readonly zone: Zone;
	readonly events: readonly CalendarEvent[];
	/** What a program calls a calendar that it subscribes to. */
	readonly name?: string;
}

/** Text of RFC 5545: what separates values is escaped, and nothing but line breaks is kept of control signs. */
const escaped = (text: string): string =>
	text
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n]/gu, "")
		.replace(/[\\;,]/g, (sign) => `\\${sign}`)
		.replaceAll("\n", "\\n");

/**
 * The value of a parameter, such as a name: in quotes, which it can't hold itself. A caret is written twice (RFC 6868):
 * programs read `^n` as the end of a line.
 */
const quoted = (text: string): string => `"${text.replace(/[\p{Cc}"]/gu, "").replaceAll("^", "^^")}"`;

/** No line is longer than 75 bytes; what goes on begins with a space. No character is cut in two. */
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

/** As the zone's clock shows it; in UTC where that would be a time that it shows twice: programs read it differently. */
const inZone = (name: string, instant: Instant, zone: Zone): string => {
	if (isShownTwice(instant, zone)) return `${name}:${inUtc(instant)}`;
	const { date, time } = localMomentOf(instant, zone);
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

/** Writes a calendar as RFC 5545 has it; with a method it is a message as RFC 5546 has it. */
export const writeCalendar = (calendar: CalendarDocument): string => {
	const { method, zone, events, name } = calendar;
	const moments = events.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Spectra//Consultations//EN",
		"CALSCALE:GREGORIAN",
		`METHOD:${method}`,
		...(name === undefined ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]),
		...(moments.length === 0 ? [] : zoneComponent(zone, moments)),
		...events.flatMap((event) => eventLines(event, calendar)),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${folded(line)}\r\n`).join("");
};
