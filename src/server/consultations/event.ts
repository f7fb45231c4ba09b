import { type AppointmentWords, fillIn } from "#content/messages/mail.ts";
import { toInstant } from "#domain/shared/moment.ts";
import type { CalendarEvent, Participant } from "#server/platform/calendar/calendar.ts";
import type { AppointmentRow } from "./store.ts";

/** What a calendar is told of an appointment besides the row. */
interface CalendarEventDependencies {
	/** Who sends the invitation: the site. */
	readonly organizer: Participant;
	readonly words: AppointmentWords;
	/** The other person, as the owner of the calendar knows them. */
	readonly other: string;
	readonly attendee?: Participant;
	readonly writtenAt: Date;
}

/** The appointment in somebody's calendar. Its uid is the same in everybody's, for as long as it exists. */
export const eventOf = (
	row: Pick<AppointmentRow, "id" | "sequence" | "state" | "startsAt" | "endsAt" | "meetingUrl">,
	{ organizer, words, other, attendee, writtenAt }: CalendarEventDependencies,
): CalendarEvent => {
	const names = { other, url: row.meetingUrl };
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
		url: row.meetingUrl,
		organizer,
		...(attendee === undefined ? {} : { attendee }),
	};
};
