import { randomUUID } from "node:crypto";
import { and, desc, eq, lt, sql } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account, accountCredential, accountSession } from "#server/platform/db/schema/account.ts";
import { mailOutbox } from "#server/platform/db/schema/mail.ts";
import { auditEvent } from "#server/platform/db/schema/security.ts";
import { accountSessionTable } from "#server/platform/session/store.ts";

/** An account as stored. */
export type AccountRow = typeof account.$inferSelect;
/** The columns that signing up fills; the others start empty. */
export type NewAccount = Omit<
	AccountRow,
	"id" | "emailVerified" | "newEmail" | "consentRequestedAt" | "consentDecidedAt" | "createdAt" | "updatedAt"
>;
/** A session as stored. */
export type SessionRow = Pick<
	typeof accountSession.$inferSelect,
	"id" | "device" | "network" | "createdAt" | "updatedAt"
>;

/** One account; undefined when there is none of that id. */
export async function findAccount(queries: Queries, accountId: string): Promise<AccountRow | undefined> {
	const [found] = await queries.select().from(account).where(eq(account.id, accountId));
	return found;
}

/** The account that holds an address, ignoring case. */
export async function findAccountByEmail(queries: Queries, email: string): Promise<AccountRow | undefined> {
	const isIt = and(eq(account.email, email.toLowerCase()), eq(account.isClaim, false));
	const [found] = await queries.select().from(account).where(isIt);
	return found;
}

/** Every account of an address, those that only claim it too, locked until the transaction ends. */
export async function lockAccountsOf(transaction: Transaction, email: string): Promise<AccountRow[]> {
	const isIt = eq(account.email, email.toLowerCase());
	return transaction.select().from(account).where(isIt).orderBy(account.id).for("update");
}

/**
 * Inserts an account with its password.
 * @throws a unique violation when another account has the address
 */
export async function insertAccount(
	transaction: Transaction,
	row: NewAccount,
	passwordHash: string,
	now: Date,
): Promise<AccountRow> {
	const written = { createdAt: now, updatedAt: now };
	const [inserted] = await transaction
		.insert(account)
		.values({ ...row, id: randomUUID(), ...written })
		.returning();
	if (inserted === undefined) throw new Error("The insert returned no account");
	await transaction.insert(accountCredential).values({ accountId: inserted.id, passwordHash, ...written });
	return inserted;
}

/** Changes fields of an account and returns it; undefined when there is none of that id. */
export async function changeAccount(
	queries: Queries,
	accountId: string,
	change: Partial<Omit<AccountRow, "id" | "email" | "createdAt">>,
	updatedAt: Date,
): Promise<AccountRow | undefined> {
	const [changed] = await queries
		.update(account)
		.set({ ...change, updatedAt })
		.where(eq(account.id, accountId))
		.returning();
	return changed;
}

/**
 * Replaces an account's address by a confirmed one.
 * @throws a unique violation when another account has it
 */
export async function replaceEmail(
	queries: Queries,
	accountId: string,
	email: string,
	updatedAt: Date,
): Promise<void> {
	await queries
		.update(account)
		.set({ email, emailVerified: true, newEmail: null, updatedAt })
		.where(eq(account.id, accountId));
}

/** The hash of an account's password; undefined when there is no such account. */
export async function passwordHashOf(queries: Queries, accountId: string): Promise<string | undefined> {
	const [found] = await queries
		.select({ hash: accountCredential.passwordHash })
		.from(accountCredential)
		.where(eq(accountCredential.accountId, accountId));
	return found?.hash;
}

/** The same, locked until the transaction ends. */
export async function lockPasswordHash(
	transaction: Transaction,
	accountId: string,
): Promise<string | undefined> {
	const [found] = await transaction
		.select({ hash: accountCredential.passwordHash })
		.from(accountCredential)
		.where(eq(accountCredential.accountId, accountId))
		.for("update");
	return found?.hash;
}

/** Replaces the hash of an account's password. */
export async function writePasswordHash(queries: Queries, accountId: string, hash: string, now: Date) {
	await queries
		.update(accountCredential)
		.set({ passwordHash: hash, updatedAt: now })
		.where(eq(accountCredential.accountId, accountId));
}

/** Valid sessions, latest visit first. */
export async function openSessions(queries: Queries, accountId: string): Promise<SessionRow[]> {
	return queries
		.select({
			id: accountSession.id,
			device: accountSession.device,
			network: accountSession.network,
			createdAt: accountSession.createdAt,
			updatedAt: accountSession.updatedAt,
		})
		.from(accountSession)
		.where(eq(accountSession.accountId, accountId))
		.orderBy(desc(accountSession.updatedAt));
}

/** Ends one session of an account; false when it has no such session. */
export async function endSession(queries: Queries, accountId: string, sessionId: string): Promise<boolean> {
	const ended = await queries
		.delete(accountSession)
		.where(and(eq(accountSession.accountId, accountId), eq(accountSession.id, sessionId)))
		.returning({ id: accountSession.id });
	return ended.length > 0;
}

/** Ends the session of this token and returns its account; undefined when there is none. */
export const endSessionByToken = accountSessionTable.endByToken;

/** Ends every session of an account, except one where it is given. */
export const endSessions = accountSessionTable.endAll;

/** Deletes sessions that ended before `now`. */
export const deleteEndedSessions = accountSessionTable.deleteExpired;

/** The account's events in the audit log, earliest first. */
export async function securityEventsOf(queries: Queries, accountId: string) {
	return queries
		.select({ event: auditEvent.event, at: auditEvent.at })
		.from(auditEvent)
		.where(eq(auditEvent.accountId, accountId))
		.orderBy(auditEvent.at);
}

/** Deletes events of the audit log before `before`. */
export async function deleteSecurityEvents(queries: Queries, before: Date): Promise<void> {
	await queries.delete(auditEvent).where(lt(auditEvent.at, before));
}

/**
 * The stored mails of an account, earliest first, without their text. Mails to researchers are left out:
 * those addresses are not the account's.
 */
export async function pendingMailsOf(queries: Queries, accountId: string) {
	return queries
		.select({ kind: mailOutbox.kind, recipient: mailOutbox.recipient, writtenAt: mailOutbox.writtenAt })
		.from(mailOutbox)
		.where(
			and(
				eq(mailOutbox.accountId, accountId),
				sql`${mailOutbox.facts} ->> 'reader' IS DISTINCT FROM 'researcher'`,
			),
		)
		.orderBy(mailOutbox.writtenAt);
}

/** Deletes an account; its rows in other tables cascade. */
export async function eraseAccountRow(queries: Queries, accountId: string): Promise<void> {
	await queries.delete(account).where(eq(account.id, accountId));
}
