import type { Zone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { and, eq, gt } from "../db/drizzle.ts";
import { researcher } from "../db/schema/consultation.ts";
import { deskSession } from "../db/schema/desk.ts";
import { tokenHash } from "../db/token-hash.ts";
import type { ExtendedSession, SessionRows } from "./rows.ts";
import { sessionTable } from "./session-table.ts";

/** The researcher whose desk makes a request, with its valid session. */
export interface AtDesk extends ExtendedSession {
	readonly researcherId: string;
	readonly locale: Locale;
	readonly zone: Zone;
	/** When the researcher logged in. */
	readonly startedAt: Date;
	readonly role: "researcher";
}

const deskSessionTable = sessionTable(deskSession, "researcherId");

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
	insert: deskSessionTable.insert,
	extend: deskSessionTable.extend,
};

/** Ends the session of a token and returns its researcher; undefined when it had ended. */
export const endDeskSession = deskSessionTable.endByToken;

/** Ends every session of a researcher, except one where it is given. */
export const endDeskSessions = deskSessionTable.endAll;

/** Deletes the sessions that have expired. */
export const deleteExpiredDeskSessions = deskSessionTable.deleteExpired;
