import type { Room } from "#contract/rooms.ts";
import { roomStateAt, roomTimesOf } from "#domain/consultations/room.ts";
import type { Reporter } from "#domain/consultations/safety.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { firstNamesOf, type PaidAppointment } from "../store.ts";

const events = {
	student: "room_opened",
	guardian: "room_opened_by_guardian",
	researcher: "room_opened_by_researcher",
} as const satisfies Record<Reporter, string>;

/**
 * The room of a consultation as one of its readers sees it at `now`; the caller has checked that the room is theirs. The
 * address of the meeting is in it only while the room is open, and each time it is given out is recorded.
 */
export async function openRoom(
	queries: Queries,
	row: PaidAppointment,
	reader: Reporter,
	now: Date,
): Promise<Room> {
	const meeting = { startsAt: toInstant(row.startsAt), endsAt: toInstant(row.endsAt) };
	const state = roomStateAt({ ...meeting, isCancelled: row.state === "cancelled" }, toInstant(now));
	const names = await firstNamesOf(queries, [row.accountId]);
	const isOpen = state === "open";
	if (isOpen) await recordEvent(queries, events[reader], row.accountId, now, row.researcherId);
	const { en, fr } = row.researcherWords;
	return {
		...{ state, ...meeting, ...roomTimesOf(meeting) },
		firstName: names.get(row.accountId) ?? "",
		researcherName: { en: en.name, fr: fr.name },
		isIllustrative: row.isIllustrative,
		...(isOpen ? { meetingUrl: row.meetingUrl } : {}),
	};
}
