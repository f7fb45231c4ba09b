import { randomUUID } from "node:crypto";
import { and, eq } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { passkey } from "#server/platform/db/schema/passkeys.ts";

/** A passkey as stored. */
export type PasskeyRow = typeof passkey.$inferSelect;

/** The passkeys of an account, oldest first. */
export async function passkeysOf(queries: Queries, accountId: string): Promise<PasskeyRow[]> {
	return queries
		.select()
		.from(passkey)
		.where(eq(passkey.accountId, accountId))
		.orderBy(passkey.createdAt, passkey.id);
}

/** The account of a passkey; undefined when no account has it. */
export async function ownerOfPasskey(queries: Queries, credentialId: string): Promise<string | undefined> {
	const [found] = await queries
		.select({ accountId: passkey.accountId })
		.from(passkey)
		.where(eq(passkey.credentialId, credentialId));
	return found?.accountId;
}

/** A passkey of an account, locked until the transaction ends; undefined when the account has none of that id. */
export async function lockPasskey(
	transaction: Transaction,
	credentialId: string,
	accountId: string,
): Promise<PasskeyRow | undefined> {
	const [found] = await transaction
		.select()
		.from(passkey)
		.where(and(eq(passkey.credentialId, credentialId), eq(passkey.accountId, accountId)))
		.for("update");
	return found;
}

/** Inserts a passkey; false when an account has it already. */
export async function insertPasskey(
	queries: Queries,
	row: Omit<PasskeyRow, "id" | "createdAt" | "lastUsedAt">,
	now: Date,
): Promise<boolean> {
	const inserted = await queries
		.insert(passkey)
		.values({ ...row, id: randomUUID(), createdAt: now, lastUsedAt: null })
		.onConflictDoNothing({ target: passkey.credentialId })
		.returning({ id: passkey.id });
	return inserted.length > 0;
}

/** Records a use. */
export async function markPasskeyUsed(
	queries: Queries,
	id: string,
	counter: number,
	now: Date,
): Promise<void> {
	await queries.update(passkey).set({ counter, lastUsedAt: now }).where(eq(passkey.id, id));
}

/** Deletes a passkey of an account; false when it has none of that id. */
export async function deletePasskey(queries: Queries, accountId: string, id: string): Promise<boolean> {
	const deleted = await queries
		.delete(passkey)
		.where(and(eq(passkey.accountId, accountId), eq(passkey.id, id)))
		.returning({ id: passkey.id });
	return deleted.length > 0;
}

/** Deletes every passkey of an account. */
export async function deletePasskeys(queries: Queries, accountId: string): Promise<void> {
	await queries.delete(passkey).where(eq(passkey.accountId, accountId));
}
