import { randomUUID } from "node:crypto";
import { operatorLongestHours } from "#domain/operator/second-factor.ts";
import { and, eq, gt, inArray, isNotNull, lt } from "../db/drizzle.ts";
import type { Queries } from "../db/queries.ts";
import { accountSession } from "../db/schema/account.ts";
import { operatorAccount, operatorSession } from "../db/schema/operator.ts";
import { tokenHash } from "../db/token-hash.ts";
import type { ExtendedSession, SessionRows } from "./rows.ts";

/** The operator who makes a request, with the valid session of the desk. */
export interface AsOperator extends ExtendedSession {
	readonly accountId: string;
	/** The session of the account under which the desk was opened. */
	readonly accountSessionId: string;
	readonly expiresAt: Date;
	readonly role: "operator";
}

const longestMs = operatorLongestHours * 60 * 60_000;

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
	insert: async (queries, { ownerId, token, place: { device }, expiresAt }, now) => {
		await queries.insert(operatorSession).values({
			id: randomUUID(),
			accountSessionId: ownerId,
			tokenHash: tokenHash(token),
			device,
			expiresAt,
			createdAt: now,
			updatedAt: now,
		});
	},
	extend: async (queries, sessionId, expiresAt, now) => {
		const extended = await queries
			.update(operatorSession)
			.set({ expiresAt, updatedAt: now })
			.where(eq(operatorSession.id, sessionId))
			.returning({ id: operatorSession.id });
		return extended.length > 0;
	},
};

/** Ends the session of a token and returns its account; undefined when it had ended. */
export async function endOperatorSession(queries: Queries, token: string): Promise<string | undefined> {
	const [ended] = await queries
		.delete(operatorSession)
		.where(eq(operatorSession.tokenHash, tokenHash(token)))
		.returning({ accountSessionId: operatorSession.accountSessionId });
	if (ended === undefined) return undefined;
	const [owner] = await queries
		.select({ accountId: accountSession.accountId })
		.from(accountSession)
		.where(eq(accountSession.id, ended.accountSessionId));
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
export async function deleteExpiredOperatorSessions(queries: Queries, now: Date): Promise<void> {
	await queries.delete(operatorSession).where(lt(operatorSession.expiresAt, now));
}
