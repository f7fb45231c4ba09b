import { and, eq, gt, lt } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { parentCode } from "#server/platform/db/schema/families.ts";

/** A parent's code as it is stored. */
export type ParentCodeRow = typeof parentCode.$inferSelect;

/** Stores a parent's code in place of an earlier one; false when another parent has its hash. */
export async function storeParentCode(queries: Queries, row: ParentCodeRow): Promise<boolean> {
	await deleteParentCode(queries, row.parentId);
	const inserted = await queries.insert(parentCode).values(row).onConflictDoNothing().returning();
	return inserted.length > 0;
}

/** The code of a parent, if there is one; it may have expired. */
export async function parentCodeOf(queries: Queries, parentId: string): Promise<ParentCodeRow | undefined> {
	const [row] = await queries.select().from(parentCode).where(eq(parentCode.parentId, parentId));
	return row;
}

/** Deletes a parent's code. */
export async function deleteParentCode(queries: Queries, parentId: string): Promise<void> {
	await queries.delete(parentCode).where(eq(parentCode.parentId, parentId));
}

export async function deleteExpiredParentCodes(queries: Queries, now: Date): Promise<void> {
	await queries.delete(parentCode).where(lt(parentCode.expiresAt, now));
}

const open = (codeHash: string, now: Date) =>
	and(eq(parentCode.codeHash, codeHash), gt(parentCode.expiresAt, now));

/** The parent of a code: id and first name; undefined for an unknown or expired code. */
export async function askerOf(
	queries: Queries,
	codeHash: string,
	now: Date,
): Promise<{ readonly parentId: string; readonly parentName: string } | undefined> {
	const [row] = await queries
		.select({ parentId: parentCode.parentId, parentName: account.firstName })
		.from(parentCode)
		.innerJoin(account, eq(account.id, parentCode.parentId))
		.where(open(codeHash, now));
	return row;
}

/** Deletes a code; of two concurrent uses one gets true. */
export async function consumeParentCode(
	transaction: Transaction,
	codeHash: string,
	now: Date,
): Promise<boolean> {
	const taken = await transaction
		.delete(parentCode)
		.where(open(codeHash, now))
		.returning({ parentId: parentCode.parentId });
	return taken.length > 0;
}
