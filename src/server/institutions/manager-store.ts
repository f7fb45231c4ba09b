import { randomUUID } from "node:crypto";
import { successorOf } from "#domain/institutions/managers.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { and, asc, eq } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { institution, institutionManager } from "#server/platform/db/schema/institutions.ts";
import type { AccountOwner } from "#server/platform/people/owner.ts";
import { type InstitutionRow, institutionOf, lockInstitution } from "./store.ts";

const person = { accountId: account.id, firstName: account.firstName, lastName: account.lastName };

/** The managers of an institution, the first one first, then by their time in charge. */
export async function managersOf(
	queries: Queries,
	{ id: institutionId, accountId, createdAt }: Pick<InstitutionRow, "id" | "accountId" | "createdAt">,
) {
	const first = await queries.select(person).from(account).where(eq(account.id, accountId));
	const others = await queries
		.select({ ...person, id: institutionManager.id, since: institutionManager.since })
		.from(institutionManager)
		.innerJoin(account, eq(account.id, institutionManager.accountId))
		.where(eq(institutionManager.institutionId, institutionId))
		.orderBy(asc(institutionManager.since), asc(institutionManager.id));
	return [
		...first.map((one) => ({ ...one, id: institutionId, since: toInstant(createdAt), isFirst: true })),
		...others.map(({ since, ...one }) => ({ ...one, since: toInstant(since), isFirst: false })),
	];
}
/** A manager of an institution. */
export type ManagerRow = Awaited<ReturnType<typeof managersOf>>[number];

/** Puts an account in charge of an institution; an account that is in charge somewhere stays as it is. */
export async function insertManager(
	queries: Queries,
	{ institutionId, accountId }: { readonly institutionId: string; readonly accountId: string },
	since: Date,
): Promise<void> {
	const row = { id: randomUUID(), institutionId, accountId, since };
	await queries.insert(institutionManager).values(row).onConflictDoNothing();
}

/** Removes a manager other than the first. */
export async function deleteManager(
	queries: Queries,
	{ institutionId, accountId }: { readonly institutionId: string; readonly accountId: string },
): Promise<void> {
	await queries
		.delete(institutionManager)
		.where(
			and(eq(institutionManager.institutionId, institutionId), eq(institutionManager.accountId, accountId)),
		);
}

/** Makes a manager the first one: the institution exists under their account from now on. */
export async function makeFirstManager(
	transaction: Transaction,
	institutionId: string,
	{ accountId }: Pick<ManagerRow, "accountId">,
): Promise<void> {
	await deleteManager(transaction, { institutionId, accountId });
	await transaction.update(institution).set({ accountId }).where(eq(institution.id, institutionId));
}

/**
 * Gives an account's institution to another manager, before the account is erased. Without another the
 * institution is deleted with the account.
 */
export async function handInstitutionOver(
	transaction: Transaction,
	{ id: accountId }: AccountOwner,
): Promise<void> {
	const own = await institutionOf(transaction, accountId);
	const row = own && (await lockInstitution(transaction, own.id));
	if (row?.accountId !== accountId) return;
	const successor = successorOf(await managersOf(transaction, row));
	if (successor !== null) await makeFirstManager(transaction, row.id, successor);
}
