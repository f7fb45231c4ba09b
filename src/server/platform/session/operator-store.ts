import { operatorLongestHours } from "#domain/operator/second-factor.ts";
import { hourMs } from "#domain/shared/units.ts";
import { and, eq, gt, inArray, isNotNull } from "../db/drizzle.ts";
import type { Queries } from "../db/queries.ts";
import { accountSession } from "../db/schema/account.ts";
import { operatorAccount, operatorSession } from "../db/schema/operator.ts";
import { tokenHash } from "../db/token-hash.ts";
import type { ExtendedSession, SessionRows } from "./rows.ts";
import { sessionTable } from "./session-table.ts";

/** The operator who makes a request, with the valid session of the desk. */
export interface AsOperator extends ExtendedSession {
	readonly accountId: string;
	/** The session of the account under which the desk was opened. */
	readonly accountSessionId: string;
	readonly expiresAt: Date;
	readonly role: "operator";
}

const operatorSessionTable = sessionTable(operatorSession, "accountSessionId");

const longestMs = operatorLongestHours * hourMs;

/**
 * The rows of sessions of the operator's desk; the owner is a session of an account. A session is found only while that
 * session, the account's right and its second factor exist.
 */
export const operatorSessions: SessionRows<AsOperator> = {
	find: async (queries, token, now) => {
		const [found] = await queries
			.select({
				accountId: accountSession.accountId,
				accountSessionId: accountSession.id,
				sessionId: operatorSession.id,
				extendedAt: operatorSession.updatedAt,
				expiresAt: operatorSession.expiresAt,
			})
			.from(operatorSession)
			.innerJoin(accountSession, eq(accountSession.id, operatorSession.accountSessionId))
			.innerJoin(operatorAccount, eq(operatorAccount.accountId, accountSession.accountId))
			.where(
				and(
					eq(operatorSession.tokenHash, tokenHash(token)),
					gt(operatorSession.expiresAt, now),
					gt(operatorSession.createdAt, new Date(now.getTime() - longestMs)),
					gt(accountSession.expiresAt, now),
					isNotNull(operatorAccount.enrolledAt),
				),
			);
		return found === undefined ? null : { ...found, role: "operator" };
	},
	insert: operatorSessionTable.insert,
	extend: operatorSessionTable.extend,
};

/** Ends the session of a token and returns its account; undefined when it had ended. */
export async function endOperatorSession(queries: Queries, token: string): Promise<string | undefined> {
	const accountSessionId = await operatorSessionTable.endByToken(queries, token);
	if (accountSessionId === undefined) return undefined;
	const [owner] = await queries
		.select({ accountId: accountSession.accountId })
		.from(accountSession)
		.where(eq(accountSession.id, accountSessionId));
	return owner?.accountId;
}

/** Closes the desk of an account in every browser. */
export async function endOperatorSessions(queries: Queries, accountId: string): Promise<void> {
	const ofAccount = queries
		.select({ id: accountSession.id })
		.from(accountSession)
		.where(eq(accountSession.accountId, accountId));
	await queries.delete(operatorSession).where(inArray(operatorSession.accountSessionId, ofAccount));
}

/** Deletes the sessions that have expired. */
export const deleteExpiredOperatorSessions = operatorSessionTable.deleteExpired;
