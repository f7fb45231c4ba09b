import { and, eq, isNull, lt, or, sql } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { operatorAccount, operatorRecoveryCode } from "#server/platform/db/schema/operator.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { endFactorChallenges } from "#server/platform/passkeys/challenges.ts";
import { deletePasskeys } from "#server/platform/passkeys/store.ts";

/** An operator's account as it is stored. */
export type OperatorRow = typeof operatorAccount.$inferSelect;

/** The operator's row of an account; undefined when it is no operator's. */
export async function findOperator(queries: Queries, accountId: string): Promise<OperatorRow | undefined> {
	const [found] = await queries
		.select()
		.from(operatorAccount)
		.where(eq(operatorAccount.accountId, accountId));
	return found;
}

/** The same, locked until the transaction ends: factors that are added, removed and reset at once see each other. */
export async function lockOperator(
	transaction: Transaction,
	accountId: string,
): Promise<OperatorRow | undefined> {
	const [found] = await transaction
		.select()
		.from(operatorAccount)
		.where(eq(operatorAccount.accountId, accountId))
		.for("no key update");
	return found;
}

/** All operators with their addresses, in the order in which they became ones. */
export const listOperators = (queries: Queries) =>
	queries
		.select({
			email: account.email,
			since: operatorAccount.createdAt,
			enrolledAt: operatorAccount.enrolledAt,
			startCodeUntil: operatorAccount.startCodeUntil,
		})
		.from(operatorAccount)
		.innerJoin(account, eq(account.id, operatorAccount.accountId))
		.orderBy(operatorAccount.createdAt);

/** Makes an account an operator's with a code to start the second factor. False when it is one already. */
export async function insertOperator(
	queries: Queries,
	accountId: string,
	start: { readonly codeHash: string; readonly until: Date },
	now: Date,
): Promise<boolean> {
	const row = { accountId, createdAt: now, startCodeHash: start.codeHash, startCodeUntil: start.until };
	const inserted = await queries
		.insert(operatorAccount)
		.values(row)
		.onConflictDoNothing()
		.returning({ accountId: operatorAccount.accountId });
	return inserted.length > 0;
}

/** Forgets the passkeys, and the challenges for more: without an app, one of these would set the second factor up. */
async function forgetPasskeys(transaction: Transaction, accountId: string): Promise<void> {
	await lockOperator(transaction, accountId);
	await deletePasskeys(transaction, { realm: "operator", accountId });
	await endFactorChallenges(transaction, accountId);
}

/** Forgets the second factor and its recovery codes; a new code starts another. False when it is no operator's account. */
export async function resetOperator(
	transaction: Transaction,
	accountId: string,
	start: { readonly codeHash: string; readonly until: Date },
): Promise<boolean> {
	await forgetPasskeys(transaction, accountId);
	await transaction.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.accountId, accountId));
	const reset = await transaction
		.update(operatorAccount)
		.set({
			startCodeHash: start.codeHash,
			startCodeUntil: start.until,
			secret: null,
			enrolledAt: null,
			usedStep: null,
		})
		.where(eq(operatorAccount.accountId, accountId))
		.returning({ accountId: operatorAccount.accountId });
	return reset.length > 0;
}

/** Takes the right away, with second factor and recovery codes. False when it is no operator's account. */
export async function deleteOperator(transaction: Transaction, accountId: string): Promise<boolean> {
	await forgetPasskeys(transaction, accountId);
	const deleted = await transaction
		.delete(operatorAccount)
		.where(eq(operatorAccount.accountId, accountId))
		.returning({ accountId: operatorAccount.accountId });
	return deleted.length > 0;
}

/** Stores the encrypted secret of a second factor that no code has confirmed yet. */
export async function storeFactor(queries: Queries, accountId: string, secret: string): Promise<void> {
	await queries
		.update(operatorAccount)
		.set({ secret })
		.where(and(eq(operatorAccount.accountId, accountId), isNull(operatorAccount.enrolledAt)));
}

/** Forgets the secret of an app that no code has confirmed, where a passkey is the second factor. */
export async function dropFactor(queries: Queries, accountId: string): Promise<void> {
	await queries.update(operatorAccount).set({ secret: null }).where(eq(operatorAccount.accountId, accountId));
}

/**
 * Uses a step of thirty seconds up and stores the secret anew, with the key in use. Of concurrent uses of a step one
 * succeeds, and none of an earlier one.
 */
export async function consumeStep(
	queries: Queries,
	accountId: string,
	{ step, secret }: { readonly step: number; readonly secret: string },
): Promise<boolean> {
	const isFresh = or(isNull(operatorAccount.usedStep), lt(operatorAccount.usedStep, step));
	const used = await queries
		.update(operatorAccount)
		.set({ usedStep: step, secret })
		.where(and(eq(operatorAccount.accountId, accountId), isFresh))
		.returning({ accountId: operatorAccount.accountId });
	return used.length > 0;
}

/** Marks the second factor as set up: the code that started it works no longer. False when it was before. */
export async function markEnrolled(queries: Queries, accountId: string, now: Date): Promise<boolean> {
	const marked = await queries
		.update(operatorAccount)
		.set({ enrolledAt: now, startCodeHash: null, startCodeUntil: null })
		.where(and(eq(operatorAccount.accountId, accountId), isNull(operatorAccount.enrolledAt)))
		.returning({ accountId: operatorAccount.accountId });
	return marked.length > 0;
}

/** Replaces the recovery codes of an account. Only their hashes are stored. */
export async function storeRecoveryCodes(
	transaction: Transaction,
	accountId: string,
	codes: readonly string[],
): Promise<void> {
	await transaction.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.accountId, accountId));
	await transaction
		.insert(operatorRecoveryCode)
		.values(codes.map((code) => ({ accountId, codeHash: tokenHash(code) })));
}

/** Uses a recovery code up. Of concurrent uses one succeeds. */
export async function consumeRecoveryCode(
	queries: Queries,
	accountId: string,
	code: string,
): Promise<boolean> {
	const used = await queries
		.delete(operatorRecoveryCode)
		.where(
			and(eq(operatorRecoveryCode.accountId, accountId), eq(operatorRecoveryCode.codeHash, tokenHash(code))),
		)
		.returning({ codeHash: operatorRecoveryCode.codeHash });
	return used.length > 0;
}

/** How many recovery codes of an account are left. */
export async function countRecoveryCodes(queries: Queries, accountId: string): Promise<number> {
	const [found] = await queries
		.select({ count: sql<number>`count(*)::int` })
		.from(operatorRecoveryCode)
		.where(eq(operatorRecoveryCode.accountId, accountId));
	return found?.count ?? 0;
}
