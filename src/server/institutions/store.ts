import type { MemberRole } from "#domain/institutions/invitation.ts";
import { failure } from "#domain/shared/result.ts";
import { and, asc, eq, inArray, ne, or, sql } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { schoolClass } from "#server/platform/db/schema/classes.ts";
import {
	institution,
	institutionManager,
	institutionTeacher,
} from "#server/platform/db/schema/institutions.ts";

/** An institution as it is stored. */
export type InstitutionRow = typeof institution.$inferSelect;

/** The refusal of a request by an account that is in charge of no institution. */
export const noInstitution = failure("institutions.none");

/** The institution that an account is in charge of. */
export async function institutionOf(
	queries: Queries,
	accountId: string,
): Promise<InstitutionRow | undefined> {
	const managed = queries
		.select({ id: institutionManager.institutionId })
		.from(institutionManager)
		.where(eq(institutionManager.accountId, accountId));
	const [row] = await queries
		.select()
		.from(institution)
		.where(or(eq(institution.accountId, accountId), inArray(institution.id, managed)));
	return row;
}

/** An institution by its id; undefined once it is gone. */
export async function institutionBy(
	queries: Queries,
	institutionId: string,
): Promise<InstitutionRow | undefined> {
	const [row] = await queries.select().from(institution).where(eq(institution.id, institutionId));
	return row;
}

/** The institution of an open code; undefined when it is closed. */
export async function openInstitution(queries: Queries, code: string): Promise<InstitutionRow | undefined> {
	const [row] = await queries.select().from(institution).where(eq(institution.code, code));
	return row?.isOpen ? row : undefined;
}

/** Locks an institution until the transaction ends: its teachers join and leave one after the other. */
export async function lockInstitution(
	transaction: Transaction,
	institutionId: string,
): Promise<InstitutionRow | undefined> {
	const [row] = await transaction
		.select()
		.from(institution)
		.where(eq(institution.id, institutionId))
		.for("update");
	return row;
}

/**
 * Locks the institution that an account is in charge of until the transaction ends; undefined when there is none. It is read
 * again under the lock, because the manager may have been removed while this waited.
 */
export async function lockOwnInstitution(
	transaction: Transaction,
	accountId: string,
): Promise<InstitutionRow | undefined> {
	const own = await institutionOf(transaction, accountId);
	if (own === undefined) return undefined;
	await lockInstitution(transaction, own.id);
	const still = await institutionOf(transaction, accountId);
	return still?.id === own.id ? still : undefined;
}

/** Inserts an institution. False when the account has one already, or the code is taken. */
export async function insertInstitution(queries: Queries, row: InstitutionRow): Promise<boolean> {
	const inserted = await queries
		.insert(institution)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: institution.id });
	return inserted.length > 0;
}

/** Whether an institution has this code. */
export async function isInstitutionCodeTaken(queries: Queries, code: string): Promise<boolean> {
	const rows = await queries
		.select({ id: institution.id })
		.from(institution)
		.where(eq(institution.code, code));
	return rows.length > 0;
}

/** Changes fields of an institution. */
export async function changeInstitution(
	queries: Queries,
	institutionId: string,
	change: Partial<Pick<InstitutionRow, "name" | "town" | "isOpen" | "code">>,
): Promise<void> {
	await queries.update(institution).set(change).where(eq(institution.id, institutionId));
}

/** Deletes an institution with its memberships. */
export async function deleteInstitution(queries: Queries, institutionId: string): Promise<void> {
	await queries.delete(institution).where(eq(institution.id, institutionId));
}

/** The teachers of an institution, by last name, each with the number of their classes. */
export const teachersOf = async (queries: Queries, institutionId: string) =>
	queries
		.select({
			id: institutionTeacher.id,
			accountId: account.id,
			firstName: account.firstName,
			lastName: account.lastName,
			role: institutionTeacher.role,
			classes: sql<number>`(SELECT count(*) FROM ${schoolClass} WHERE ${schoolClass.teacherId} = ${account.id})::int`,
		})
		.from(institutionTeacher)
		.innerJoin(account, eq(account.id, institutionTeacher.accountId))
		.where(eq(institutionTeacher.institutionId, institutionId))
		.orderBy(asc(account.lastName), asc(account.firstName), asc(institutionTeacher.id));

/** A teacher's membership, with its institution. */
export async function membershipOf(queries: Queries, accountId: string) {
	const [row] = await queries
		.select({
			id: institutionTeacher.id,
			institutionId: institutionTeacher.institutionId,
			joinedAt: institutionTeacher.joinedAt,
			role: institutionTeacher.role,
			name: institution.name,
			town: institution.town,
		})
		.from(institutionTeacher)
		.innerJoin(institution, eq(institution.id, institutionTeacher.institutionId))
		.where(eq(institutionTeacher.accountId, accountId));
	return row;
}

/** Inserts a teacher's membership; false when the teacher has one, here or elsewhere. */
export async function insertTeacher(
	queries: Queries,
	row: typeof institutionTeacher.$inferInsert,
): Promise<boolean> {
	const inserted = await queries
		.insert(institutionTeacher)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: institutionTeacher.id });
	return inserted.length > 0;
}

/** Changes the role of a membership; false when it has that role already. */
export async function changeRole(queries: Queries, membershipId: string, role: MemberRole): Promise<boolean> {
	const changed = await queries
		.update(institutionTeacher)
		.set({ role, summaryMailAt: null })
		.where(and(eq(institutionTeacher.id, membershipId), ne(institutionTeacher.role, role)))
		.returning({ id: institutionTeacher.id });
	return changed.length > 0;
}

/** Deletes a membership; returns whether there was one. */
export async function deleteTeacher(queries: Queries, memberId: string): Promise<boolean> {
	const deleted = await queries
		.delete(institutionTeacher)
		.where(eq(institutionTeacher.id, memberId))
		.returning({ id: institutionTeacher.id });
	return deleted.length > 0;
}

/**
 * The address and language of a teacher, or of an institution's account; undefined once it is gone. Locked until the
 * transaction ends.
 */
export async function lockRecipient(transaction: Transaction, accountId: string) {
	const [row] = await transaction
		.select({ accountId: account.id, to: account.email, locale: account.locale })
		.from(account)
		.where(eq(account.id, accountId))
		.for("share");
	return row;
}
