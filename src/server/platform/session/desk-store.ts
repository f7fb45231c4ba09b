import { randomUUID } from "node:crypto";
import type { Locale } from "#domain/shared/locale.ts";
import type { Zone } from "#domain/shared/moment.ts";
import { and, eq, gt, lt, ne } from "../db/drizzle.ts";
import type { Queries } from "../db/queries.ts";
import { researcher } from "../db/schema/consultation.ts";
import { deskSession } from "../db/schema/desk.ts";
import { tokenHash } from "../db/token-hash.ts";
import type { ExtendedSession, SessionRows } from "./rows.ts";

/** The researcher whose desk makes a request, with its valid session. */
export interface AtDesk extends ExtendedSession {
	readonly researcherId: string;
	readonly locale: Locale;
	readonly zone: Zone;
	/** When the researcher logged in. */
	readonly startedAt: Date;
	readonly role: "researcher";
}

/** The rows of sessions of researchers' desks. */
export const deskSessions: SessionRows<AtDesk> = {
	find: async (queries, token, now) => {
		const [found] = await queries
			.select({
				researcherId: researcher.id,
				sessionId: deskSession.id,
				locale: researcher.locale,
				zone: researcher.zone,
				startedAt: deskSession.createdAt,
				extendedAt: deskSession.updatedAt,
			})
			.from(deskSession)
			.innerJoin(researcher, eq(researcher.id, deskSession.researcherId))
			.where(and(eq(deskSession.tokenHash, tokenHash(token)), gt(deskSession.expiresAt, now)));
		return found === undefined ? null : { ...found, role: "researcher" };
	},
	insert: async (queries, { ownerId, token, place: { device }, expiresAt }, now) => {
		await queries.insert(deskSession).values({
			id: randomUUID(),
			researcherId: ownerId,
			tokenHash: tokenHash(token),
			device,
			expiresAt,
			createdAt: now,
			updatedAt: now,
		});
	},
	extend: async (queries, sessionId, expiresAt, now) => {
		const extended = await queries
			.update(deskSession)
			.set({ expiresAt, updatedAt: now })
			.where(eq(deskSession.id, sessionId))
			.returning({ id: deskSession.id });
		return extended.length > 0;
	},
};

/** Ends the session of a token and returns its researcher; undefined when it had ended. */
export async function endDeskSession(queries: Queries, token: string): Promise<string | undefined> {
	const [ended] = await queries
		.delete(deskSession)
		.where(eq(deskSession.tokenHash, tokenHash(token)))
		.returning({ researcherId: deskSession.researcherId });
	return ended?.researcherId;
}

/** Ends every session of a researcher. */
export async function endDeskSessions(queries: Queries, researcherId: string): Promise<void> {
	await queries.delete(deskSession).where(eq(deskSession.researcherId, researcherId));
}

/** Ends every session of a researcher but one. */
export async function endOtherDeskSessions(
	queries: Queries,
	{ researcherId, sessionId }: Pick<AtDesk, "researcherId" | "sessionId">,
): Promise<void> {
	await queries
		.delete(deskSession)
		.where(and(eq(deskSession.researcherId, researcherId), ne(deskSession.id, sessionId)));
}

/** Deletes the sessions that have expired. */
export async function deleteExpiredDeskSessions(queries: Queries, now: Date): Promise<void> {
	await queries.delete(deskSession).where(lt(deskSession.expiresAt, now));
}
