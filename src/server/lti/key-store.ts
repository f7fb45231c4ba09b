import type { ToolKeyTimes } from "#domain/lti/tool-keys.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { inArray } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { installation } from "#server/platform/db/schema/installation.ts";
import { ltiKey } from "#server/platform/db/schema/lti.ts";

/** A key as it is stored, with its instant as the rules read it. */
export type KeyRow = Omit<typeof ltiKey.$inferSelect, "signsFrom"> & ToolKeyTimes;

/** Every key with which this site signs or has signed for platforms. */
export async function readKeys(queries: Queries): Promise<KeyRow[]> {
	const rows = await queries.select().from(ltiKey);
	return rows.map((row) => ({ ...row, signsFrom: toInstant(row.signsFrom) }));
}

/** Locks the keys until the transaction ends: two servers do not draw at once. */
export async function lockKeys(transaction: Transaction): Promise<void> {
	await transaction.select({ isOnly: installation.isOnly }).from(installation).for("update");
}

/** Stores a key. */
export async function insertKey(queries: Queries, { signsFrom, ...row }: KeyRow): Promise<void> {
	await queries.insert(ltiKey).values({ ...row, signsFrom: new Date(signsFrom) });
}

/** Deletes keys by their ids. */
export async function deleteKeys(queries: Queries, ids: readonly string[]): Promise<void> {
	await queries.delete(ltiKey).where(inArray(ltiKey.id, [...ids]));
}
