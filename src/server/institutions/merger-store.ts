import { toInstant } from "#domain/shared/instant.ts";
import { and, asc, eq, inArray, ne } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import {
	institution,
	institutionManager,
	institutionMerger,
	institutionTeacher,
	institutionToken,
} from "#server/platform/db/schema/institutions.ts";
import { insertManager, managersOf } from "./manager-store.ts";
import { deleteInstitution, type InstitutionRow, teachersOf } from "./store.ts";

/** Which institution becomes part of which. */
export interface Merger {
	readonly fromId: string;
	readonly intoId: string;
}

/** The merger that an institution asks for, and those that others ask it for. */
export async function mergersOf(queries: Queries, institutionId: string) {
	const [asked] = await queries
		.select({ name: institution.name, town: institution.town, askedAt: institutionMerger.askedAt })
		.from(institutionMerger)
		.innerJoin(institution, eq(institution.id, institutionMerger.intoId))
		.where(eq(institutionMerger.fromId, institutionId));
	const offered = await queries
		.select({
			id: institution.id,
			name: institution.name,
			town: institution.town,
			askedAt: institutionMerger.askedAt,
		})
		.from(institutionMerger)
		.innerJoin(institution, eq(institution.id, institutionMerger.fromId))
		.where(eq(institutionMerger.intoId, institutionId))
		.orderBy(asc(institutionMerger.askedAt));
	return {
		asked: asked ? { ...asked, askedAt: toInstant(asked.askedAt) } : null,
		offered: await Promise.all(
			offered.map(async (one) => ({
				id: one.id,
				name: one.name,
				town: one.town,
				askedAt: toInstant(one.askedAt),
				teachers: (await teachersOf(queries, one.id)).length,
			})),
		),
	};
}

/** Stores that an institution asks another to take it in, in place of an earlier request. */
export async function storeMerger(
	queries: Queries,
	{ fromId, intoId }: Merger,
	askedAt: Date,
): Promise<void> {
	const set = { intoId, askedAt };
	await queries
		.insert(institutionMerger)
		.values({ fromId, ...set })
		.onConflictDoUpdate({ target: institutionMerger.fromId, set });
}

/** Whether one institution asks the other to take it in. */
export async function hasMerger(queries: Queries, { fromId, intoId }: Merger): Promise<boolean> {
	const isThis = and(eq(institutionMerger.fromId, fromId), eq(institutionMerger.intoId, intoId));
	return (await queries.select().from(institutionMerger).where(isThis)).length > 0;
}

/** Deletes the request of an institution. */
export async function withdrawMerger(queries: Queries, fromId: string): Promise<void> {
	await queries.delete(institutionMerger).where(eq(institutionMerger.fromId, fromId));
}

/** The managers of the institutions that asked the one that ends to take them in: their request ends with it. */
export async function askersOf(transaction: Transaction, { fromId, intoId }: Merger) {
	const asking = transaction
		.select({ id: institutionMerger.fromId })
		.from(institutionMerger)
		.where(and(eq(institutionMerger.intoId, fromId), ne(institutionMerger.fromId, intoId)));
	const rows = await transaction.select().from(institution).where(inArray(institution.id, asking));
	return (await Promise.all(rows.map((row) => managersOf(transaction, row)))).flat();
}

/** Moves the members, the managers and the tokens to the other institution, and deletes the first. */
export async function moveMembers(
	transaction: Transaction,
	from: InstitutionRow,
	into: InstitutionRow,
	now: Date,
) {
	const institutionId = into.id;
	for (const table of [institutionTeacher, institutionManager])
		await transaction.update(table).set({ institutionId }).where(eq(table.institutionId, from.id));
	const tokens = await transaction
		.update(institutionToken)
		.set({ institutionId })
		.where(eq(institutionToken.institutionId, from.id))
		.returning({ id: institutionToken.id });
	await deleteInstitution(transaction, from.id);
	await insertManager(transaction, { institutionId, accountId: from.accountId }, now);
	return tokens.length;
}

/** The addresses, in lower case, of the members of either institution. */
export async function memberAddresses(
	queries: Queries,
	institutionIds: readonly string[],
): Promise<Set<string>> {
	const rows = await queries
		.select({ email: account.email })
		.from(institutionTeacher)
		.innerJoin(account, eq(account.id, institutionTeacher.accountId))
		.where(inArray(institutionTeacher.institutionId, [...institutionIds]));
	return new Set(rows.map(({ email }) => email));
}
