import type { Room } from "#contract/rooms.ts";
import { roomStateAt, roomTimesOf } from "#domain/consultations/room.ts";
import type { Reporter } from "#domain/consultations/safety.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { ConsultationsDependencies } from "../dependencies.ts";
import { firstNamesOf, type PaidAppointment } from "../store.ts";
import { meetingAddress } from "./meeting-address.ts";

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
	{ database, meetingTokens }: Pick<ConsultationsDependencies, "database" | "meetingTokens">,
	row: PaidAppointment,
	reader: Reporter,
	now: Date,
): Promise<Room> {
	const queries = database.queries();
	const meeting = { startsAt: toInstant(row.startsAt), endsAt: toInstant(row.endsAt) };
	const state = roomStateAt({ ...meeting, isCancelled: row.state === "cancelled" }, toInstant(now));
	const firstName = (await firstNamesOf(queries, [row.accountId])).get(row.accountId) ?? "";
	const times = roomTimesOf(meeting);
	const { en, fr } = row.researcherWords;
	const room = {
		state,
		...meeting,
		...times,
		firstName,
		researcherName: { en: en.name, fr: fr.name },
		isIllustrative: row.isIllustrative,
	};
	if (state !== "open") return room;
	await recordEvent(queries, {
		event: events[reader],
		accountId: row.accountId,
		at: now,
		researcherId: row.researcherId,
	});
	// The word is the same in every language of the site.
	const shownNames = { student: firstName, guardian: `Parent (${firstName})`, researcher: en.name };
	const entrant = { name: shownNames[reader], hasControl: reader === "researcher" };
	const { closesAt } = times;
	return {
		...room,
		meetingUrl: await meetingAddress(row.meetingUrl, meetingTokens(), entrant, { now, closesAt }),
	};
}
