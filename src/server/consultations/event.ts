import { type AppointmentWords, fillIn } from "#content/messages/mail.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { CalendarEvent, Participant } from "#server/platform/calendar/calendar.ts";
import type { AppointmentRow } from "./store.ts";

/** The parts of a calendar event that are not in the row. */
interface CalendarEventDependencies {
	/** The sender of the invitation: the site. */
	readonly organizer: Participant;
	readonly words: Pick<AppointmentWords, "eventTitle" | "eventDescription">;
	/** The other participant, from the calendar owner's point of view. */
	readonly other: string;
	/** The address of the room's page, for the calendar's owner. */
	readonly room: string;
	readonly attendee?: Participant;
	readonly writtenAt: Date;
}

/**
 * An appointment as a calendar event. Its uid is the same in every participant's calendar and never changes.
 */
export const eventOf = (
	row: Pick<AppointmentRow, "id" | "sequence" | "state" | "startsAt" | "endsAt">,
	{ organizer, words, other, room, attendee, writtenAt }: CalendarEventDependencies,
): CalendarEvent => {
	const names = { other, url: room };
	const [, host = "spectra"] = organizer.email.split("@");
	return {
		uid: `${row.id}@${host}`,
		sequence: row.sequence,
		isCancelled: row.state === "cancelled",
		writtenAt: toInstant(writtenAt),
		startsAt: toInstant(row.startsAt),
		endsAt: toInstant(row.endsAt),
		summary: fillIn(words.eventTitle, names),
		description: fillIn(words.eventDescription, names),
		url: room,
		organizer,
		...(attendee === undefined ? {} : { attendee }),
	};
};
