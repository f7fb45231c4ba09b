import type { ConsentState } from "#domain/account/consent.ts";
import type { Role } from "#domain/account/role.ts";
import type { Zone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { and, eq, gt, sql } from "../db/drizzle.ts";
import { prepared } from "../db/prepared.ts";
import type { Queries } from "../db/queries.ts";
import { account, accountSession } from "../db/schema/account.ts";
import { tokenHash } from "../db/token-hash.ts";
import type { ExtendedSession, SessionRows } from "./rows.ts";
import { sessionTable } from "./session-table.ts";

/** The account that makes a request, with its valid session. */
export interface SignedIn extends ExtendedSession {
	readonly accountId: string;
	readonly email: string;
	readonly emailVerified: boolean;
	readonly firstName: string;
	readonly role: Role;
	readonly consent: ConsentState;
	readonly locale: Locale;
	readonly zone: Zone;
}

/** Exported for the benchmark, which runs the same statement alone. */
export const sessionStatements = prepared((queries: Queries) => ({
	find: queries
		.select({
			accountId: account.id,
			sessionId: accountSession.id,
			email: account.email,
			emailVerified: account.emailVerified,
			firstName: account.firstName,
			role: account.role,
			consent: account.consent,
			locale: account.locale,
			zone: account.zone,
			extendedAt: accountSession.updatedAt,
		})
		.from(accountSession)
		.innerJoin(account, eq(account.id, accountSession.accountId))
		.where(
			and(
				eq(accountSession.tokenHash, sql.placeholder("tokenHash")),
				gt(accountSession.expiresAt, sql.placeholder("now")),
			),
		)
		.prepare("session_find"),
}));

/** Whether a session has neither ended nor expired. */
export async function isSessionOpen(queries: Queries, sessionId: string, now: Date): Promise<boolean> {
	const found = await queries
		.select({ id: accountSession.id })
		.from(accountSession)
		.where(and(eq(accountSession.id, sessionId), gt(accountSession.expiresAt, now)));
	return found.length > 0;
}

/** Inserts, extends and ends sessions of accounts. */
export const accountSessionTable = sessionTable(accountSession, "accountId");

/** The rows of accounts' sessions. */
export const accountSessions: SessionRows<SignedIn> = {
	find: async (queries, token, now) => {
		const [found] = await sessionStatements(queries).find.execute({ tokenHash: tokenHash(token), now });
		return found ?? null;
	},
	insert: accountSessionTable.insert,
	extend: accountSessionTable.extend,
};
