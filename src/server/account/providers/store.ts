import { and, eq, gt, isNotNull, isNull, lt } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { providerAttempt, providerIdentity } from "#server/platform/db/schema/providers.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";

/** A person at a provider, linked to an account. */
export type IdentityRow = typeof providerIdentity.$inferSelect;
/** A started log-in. */
export type LoginAttemptRow = typeof providerAttempt.$inferSelect;

const isAttempt = (token: string, now: Date) =>
	and(eq(providerAttempt.tokenHash, tokenHash(token)), gt(providerAttempt.expiresAt, now));

/** Stores a started log-in under the hash of its token. */
export async function insertAttempt(
	queries: Queries,
	token: string,
	row: Pick<LoginAttemptRow, "providerId" | "returnTo" | "sessionId" | "expiresAt">,
): Promise<void> {
	await queries.insert(providerAttempt).values({ ...row, tokenHash: tokenHash(token) });
}

/** The log-in of a token, once: of concurrent and later calls none gets it again. */
export async function consumeAttempt(
	queries: Queries,
	token: string,
	now: Date,
): Promise<LoginAttemptRow | undefined> {
	const [consumed] = await queries
		.update(providerAttempt)
		.set({ usedAt: now })
		.where(and(isAttempt(token, now), isNull(providerAttempt.usedAt)))
		.returning();
	return consumed;
}

/** Keeps who a person is after a log-in that opened nothing yet. */
export async function storeProof(
	queries: Queries,
	token: string,
	proof: Pick<LoginAttemptRow, "issuer" | "subject" | "role" | "isCounsellor" | "expiresAt">,
): Promise<void> {
	await queries
		.update(providerAttempt)
		.set(proof)
		.where(eq(providerAttempt.tokenHash, tokenHash(token)));
}

/** The log-in that waits for the form of a new account, if it came back after `since`; locked until the transaction ends. */
export async function lockWaiting(
	transaction: Transaction,
	token: string,
	{ since, now }: { readonly since: Date; readonly now: Date },
): Promise<LoginAttemptRow | undefined> {
	const isWaiting = and(isNotNull(providerAttempt.role), gt(providerAttempt.usedAt, since));
	const [found] = await transaction
		.select()
		.from(providerAttempt)
		.where(and(isAttempt(token, now), isWaiting))
		.for("update");
	return found;
}

/** Whether the person of a log-in in this browser is known. */
export async function isProvenIn(queries: Queries, token: string, now: Date): Promise<boolean> {
	const found = await queries
		.select({ issuer: providerAttempt.issuer })
		.from(providerAttempt)
		.where(and(isAttempt(token, now), isNotNull(providerAttempt.subject)));
	return found.length > 0;
}

/** Whether the person of a log-in in this browser is linked to an account. */
export async function isProvenOwner(
	queries: Queries,
	token: string,
	accountId: string,
	now: Date,
): Promise<boolean> {
	const isSame = and(
		eq(providerIdentity.issuer, providerAttempt.issuer),
		eq(providerIdentity.subject, providerAttempt.subject),
	);
	const found = await queries
		.select({ subject: providerIdentity.subject })
		.from(providerAttempt)
		.innerJoin(providerIdentity, isSame)
		.where(and(isAttempt(token, now), eq(providerIdentity.accountId, accountId)));
	return found.length > 0;
}

/** Deletes the log-in of a token. */
export async function deleteAttempt(queries: Queries, token: string): Promise<void> {
	await queries.delete(providerAttempt).where(eq(providerAttempt.tokenHash, tokenHash(token)));
}

/** Deletes log-ins that ended before `now`. */
export async function deleteEndedAttempts(queries: Queries, now: Date): Promise<void> {
	await queries.delete(providerAttempt).where(lt(providerAttempt.expiresAt, now));
}

/** The link of a person at a provider, locked until the transaction ends. */
export async function lockIdentity(
	transaction: Transaction,
	{ issuer, subject }: Pick<IdentityRow, "issuer" | "subject">,
): Promise<IdentityRow | undefined> {
	const isIt = and(eq(providerIdentity.issuer, issuer), eq(providerIdentity.subject, subject));
	const [found] = await transaction.select().from(providerIdentity).where(isIt).for("update");
	return found;
}

/** Links a person to an account; false when the person, or the account at this provider, is linked already. */
export async function insertIdentity(queries: Queries, row: IdentityRow): Promise<boolean> {
	const inserted = await queries
		.insert(providerIdentity)
		.values(row)
		.onConflictDoNothing()
		.returning({ subject: providerIdentity.subject });
	return inserted.length > 0;
}

/** Records a log-in. */
export async function markIdentityUsed(
	queries: Queries,
	{ issuer, subject }: Pick<IdentityRow, "issuer" | "subject">,
	now: Date,
): Promise<void> {
	const isIt = and(eq(providerIdentity.issuer, issuer), eq(providerIdentity.subject, subject));
	await queries.update(providerIdentity).set({ usedAt: now }).where(isIt);
}

/** The links of an account, by provider. */
export const identitiesOf = async (queries: Queries, accountId: string): Promise<IdentityRow[]> =>
	queries
		.select()
		.from(providerIdentity)
		.where(eq(providerIdentity.accountId, accountId))
		.orderBy(providerIdentity.providerId);

/** Ends the link of an account to a provider; whether there was one. */
export async function deleteIdentity(
	queries: Queries,
	accountId: string,
	providerId: string,
): Promise<boolean> {
	const isIt = and(eq(providerIdentity.accountId, accountId), eq(providerIdentity.providerId, providerId));
	const deleted = await queries
		.delete(providerIdentity)
		.where(isIt)
		.returning({ subject: providerIdentity.subject });
	return deleted.length > 0;
}
