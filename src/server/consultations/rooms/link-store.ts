import { randomUUID } from "node:crypto";
import type { LinkRefusal } from "#domain/account/link-refusal.ts";
import { isLinkOfMeeting, roomTimesOf } from "#domain/consultations/room.ts";
import type { Instant } from "#domain/shared/instant.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { roomLink } from "#server/platform/db/schema/rooms.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { deleteEndedLinks, linkTable, unlessEnded } from "#server/platform/people/link-table.ts";
import { recipientsOf } from "#server/platform/people/store.ts";
import { findAppointment, type PaidAppointment } from "../store.ts";

/** The appointment and the guardian of a link. */
interface RoomLinkOwner {
	readonly id: string;
	readonly sequence: number;
	readonly startsAt: Instant;
	readonly endsAt: Instant;
	/** The address to which the link is sent. */
	readonly to: string;
}

const links = linkTable(roomLink, "tokenHash");

const addressHash = (address: string): string => tokenHash(address.toLowerCase());

/** Draws the token of a guardian's link to a room. Those of earlier mails about the same time keep working. */
export async function drawRoomLink(
	queries: Queries,
	{ id: appointmentId, sequence, to, ...meeting }: RoomLinkOwner,
	now: Date,
): Promise<string> {
	return links.draw(queries, {
		id: randomUUID(),
		appointmentId,
		sequence,
		addressHash: addressHash(to),
		expiresAt: new Date(roomTimesOf(meeting).closesAt),
		createdAt: now,
	});
}

/**
 * The appointment of a link, or why the link does not work. It ends with its room, when the appointment is moved or
 * cancelled, and when its reader is no longer a confirmed guardian of the student.
 */
export async function readRoomLink(
	queries: Queries,
	fragment: string,
	now: Date,
): Promise<Result<PaidAppointment, LinkRefusal>> {
	const found = await links.find(queries, fragment);
	if (!found.ok) return found;
	const link = found.value;
	const row = await findAppointment(queries, link.appointmentId);
	if (row === undefined) return failure("account.link_invalid");
	const meeting = { sequence: row.sequence, isCancelled: row.state === "cancelled" };
	if (!isLinkOfMeeting(link, meeting)) return failure("account.link_invalid");
	const readers = (await recipientsOf(queries, row.accountId)).filter(({ isGuardian }) => isGuardian);
	if (!readers.some(({ email }) => addressHash(email) === link.addressHash))
		return failure("account.link_invalid");
	const open = unlessEnded(link, now);
	return open.ok ? success(row) : open;
}

/** Deletes the links that ended long before `now`. */
export const deleteOldRoomLinks = (queries: Queries, now: Date): Promise<void> =>
	deleteEndedLinks(queries, roomLink, now);
