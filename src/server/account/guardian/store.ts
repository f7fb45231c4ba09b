import { eq } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { guardian } from "#server/platform/db/schema/account.ts";
import { deleteSecondAdult } from "#server/platform/people/adults.ts";

/** The guardian of an account as stored. */
export type GuardianRow = typeof guardian.$inferSelect;

/** The guardian of an account; undefined when none was named. */
export async function findGuardian(queries: Queries, accountId: string): Promise<GuardianRow | undefined> {
	const [found] = await queries.select().from(guardian).where(eq(guardian.accountId, accountId));
	return found;
}

/** Stores the guardian who was asked, replacing an earlier one. */
export async function storeGuardian(queries: Queries, row: GuardianRow): Promise<void> {
	const { accountId, ...asked } = row;
	await queries.insert(guardian).values(row).onConflictDoUpdate({ target: guardian.accountId, set: asked });
}

/** Deletes the guardians of an account. */
export async function deleteGuardian(queries: Queries, accountId: string): Promise<void> {
	await deleteSecondAdult(queries, "guardian", accountId);
	await queries.delete(guardian).where(eq(guardian.accountId, accountId));
}
