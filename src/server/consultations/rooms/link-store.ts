import { randomUUID } from "node:crypto";
import type { LinkRefusal } from "#domain/account/link-refusal.ts";
import { isLinkOfMeeting, roomTimesOf } from "#domain/consultations/room.ts";
import { readLinkToken } from "#domain/shared/link-secret.ts";
import type { Instant } from "#domain/shared/moment.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { eq, lt } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { roomLink } from "#server/platform/db/schema/rooms.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import { endedLinkKeptMs } from "#server/platform/people/links.ts";
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

const addressHash = (address: string): string => tokenHash(address.toLowerCase());

/** Draws the token of a guardian's link to a room. Those of earlier mails about the same time keep working. */
export async function drawRoomLink(
	queries: Queries,
	{ id: appointmentId, sequence, to, ...meeting }: RoomLinkOwner,
	now: Date,
): Promise<string> {
	const token = drawToken();
	const expiresAt = new Date(roomTimesOf(meeting).closesAt);
	const hashes = { tokenHash: tokenHash(token), addressHash: addressHash(to) };
	await queries
		.insert(roomLink)
		.values({ id: randomUUID(), appointmentId, sequence, ...hashes, expiresAt, createdAt: now });
	return token;
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
	const token = readLinkToken(fragment);
	if (token === undefined) return failure("account.link_damaged");
	const [link] = await queries
		.select()
		.from(roomLink)
		.where(eq(roomLink.tokenHash, tokenHash(token)));
	const row = link && (await findAppointment(queries, link.appointmentId));
	if (link === undefined || row === undefined) return failure("account.link_invalid");
	const meeting = { sequence: row.sequence, isCancelled: row.state === "cancelled" };
	if (!isLinkOfMeeting(link, meeting)) return failure("account.link_invalid");
	const readers = (await recipientsOf(queries, row.accountId)).filter(({ isGuardian }) => isGuardian);
	if (!readers.some(({ email }) => addressHash(email) === link.addressHash))
		return failure("account.link_invalid");
	return link.expiresAt > now ? success(row) : failure("account.link_expired");
}

/** Deletes the links that ended long before `now`. */
export async function deleteOldRoomLinks(queries: Queries, now: Date): Promise<void> {
	await queries.delete(roomLink).where(lt(roomLink.expiresAt, new Date(now.getTime() - endedLinkKeptMs)));
}
