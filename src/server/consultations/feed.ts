import { mailMessages } from "#content/messages/mail.ts";
import { roomPath } from "#contract/mail-links.ts";
import { dayMs } from "#domain/shared/units.ts";
import { pageUrl } from "#server/billing/subscribe.ts";
import { type Participant, writeCalendar } from "#server/platform/calendar/calendar.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { eventOf } from "./event.ts";
import type { ResearcherRow } from "./researchers/store.ts";
import { firstNamesOf, heldAppointmentsOf } from "./store.ts";

/** How long past appointments stay in a calendar, in milliseconds. */
const feedPastMs = 90 * dayMs;

/** The address of the calendar with this token. */
export const feedPath = (token: string): string => `/api/calendar-feeds/${token}.ics`;

interface CalendarFeedDependencies {
	readonly organizer: Participant;
	readonly publicUrl: string;
	readonly now: Date;
}

/** A researcher's appointments as a calendar subscription, without cancelled ones. */
export async function writeFeed(
	queries: Queries,
	{ id, locale, zone }: ResearcherRow,
	{ organizer, publicUrl, now }: CalendarFeedDependencies,
): Promise<string> {
	const words = mailMessages[locale].appointment;
	const rows = await heldAppointmentsOf(queries, id, new Date(now.getTime() - feedPastMs));
	const names = await firstNamesOf(
		queries,
		rows.map(({ accountId }) => accountId),
	);
	const events = rows.map((row) =>
		eventOf(row, {
			organizer,
			words,
			other: names.get(row.accountId) ?? "",
			writtenAt: row.placedAt,
			room: pageUrl(publicUrl, locale, roomPath("desk", row.id)),
		}),
	);
	return writeCalendar({ method: "PUBLISH", zone, events, name: words.feedName });
}
