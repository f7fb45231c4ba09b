import { and, asc, desc, eq, inArray, isNull, lt, sql } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { classMember, schoolClass } from "#server/platform/db/schema/classes.ts";

/** A class as it is stored. */
export type ClassRow = typeof schoolClass.$inferSelect;

/** A teacher's classes, newest first, each with the number of its pupils. */
export const classesOf = async (queries: Queries, teacherId: string) =>
	queries
		.select({
			row: schoolClass,
			pupils: sql<number>`count(${classMember.id})::int`,
		})
		.from(schoolClass)
		.leftJoin(classMember, and(eq(classMember.classId, schoolClass.id), eq(classMember.isGone, false)))
		.where(eq(schoolClass.teacherId, teacherId))
		.groupBy(schoolClass.id)
		.orderBy(sql`${schoolClass.createdAt} DESC`);

/** A teacher's own class; undefined for another account's. */
export async function classOf(
	queries: Queries,
	teacherId: string,
	classId: string,
): Promise<ClassRow | undefined> {
	const [row] = await queries
		.select()
		.from(schoolClass)
		.where(and(eq(schoolClass.id, classId), eq(schoolClass.teacherId, teacherId)));
	return row;
}

/** Inserts a class; false when its code is taken. */
export async function insertClass(queries: Queries, row: ClassRow): Promise<boolean> {
	const inserted = await queries
		.insert(schoolClass)
		.values(row)
		.onConflictDoNothing({ target: schoolClass.code })
		.returning({ id: schoolClass.id });
	return inserted.length > 0;
}

/** Whether a class has this code. */
export async function isCodeTaken(queries: Queries, code: string): Promise<boolean> {
	const rows = await queries
		.select({ id: schoolClass.id })
		.from(schoolClass)
		.where(eq(schoolClass.code, code));
	return rows.length > 0;
}

/** The address of the teacher whose class has this code; undefined for an unknown code. */
export async function teacherEmailOf(queries: Queries, code: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ email: account.email })
		.from(schoolClass)
		.innerJoin(account, eq(account.id, schoolClass.teacherId))
		.where(eq(schoolClass.code, code));
	return row?.email;
}

/** The notification channel between servers for changed classes; the payload is the class's id. */
export const classChannel = "class_changed";

/**
 * Locks a class, by code or id, until the transaction ends: memberships change one after the other. The commit
 * notifies the live views of the class over `classChannel`.
 */
export async function lockClass(
	transaction: Transaction,
	named: { readonly code: string } | { readonly id: string },
): Promise<ClassRow | undefined> {
	const found = "code" in named ? eq(schoolClass.code, named.code) : eq(schoolClass.id, named.id);
	const [row] = await transaction.select().from(schoolClass).where(found).for("update");
	if (row !== undefined) await transaction.execute(sql`SELECT pg_notify(${classChannel}, ${row.id})`);
	return row;
}

/** The fields of a class that is in use at `now`: its year until the erasure starts again, and its teacher is not warned. */
export const inUse = (now: Date) => ({ lastActiveAt: now, warnedAt: null });

/** Changes fields of a class. */
export async function changeClass(
	queries: Queries,
	classId: string,
	change: Partial<
		Pick<
			ClassRow,
			| "teacherId"
			| "name"
			| "level"
			| "isOpen"
			| "code"
			| "blurredSum"
			| "termSums"
			| "followsId"
			| "guesses"
			| "lastActiveAt"
			| "warnedAt"
			| "archivedAt"
			| "archivedYear"
		>
	>,
): Promise<void> {
	await queries.update(schoolClass).set(change).where(eq(schoolClass.id, classId));
}

/** Deletes a class with everything in it. */
export async function deleteClass(queries: Queries, classId: string): Promise<void> {
	await queries.delete(schoolClass).where(eq(schoolClass.id, classId));
}

/** Deletes classes that were warned before an instant and have been inactive since. */
export async function deleteWarnedClasses(queries: Queries, warnedBefore: Date): Promise<void> {
	await queries.delete(schoolClass).where(lt(schoolClass.warnedAt, warnedBefore));
}

/** Marks the classes that are inactive since `idleSince` as warned, and returns them with their teachers. */
export async function warnIdleClasses(transaction: Transaction, idleSince: Date, now: Date) {
	const marked = await transaction
		.update(schoolClass)
		.set({ warnedAt: now })
		.where(and(isNull(schoolClass.warnedAt), lt(schoolClass.lastActiveAt, idleSince)))
		.returning({ id: schoolClass.id });
	if (marked.length === 0) return [];
	const ids = marked.map(({ id }) => id);
	return transaction
		.select({
			classId: schoolClass.id,
			accountId: account.id,
			to: account.email,
			locale: account.locale,
		})
		.from(schoolClass)
		.innerJoin(account, eq(account.id, schoolClass.teacherId))
		.where(inArray(schoolClass.id, ids));
}

/** The classes of some teachers, newest first. */
export const classesOfTeachers = async (
	queries: Queries,
	teacherIds: readonly string[],
): Promise<ClassRow[]> =>
	queries
		.select()
		.from(schoolClass)
		.where(inArray(schoolClass.teacherId, [...teacherIds]))
		.orderBy(desc(schoolClass.createdAt), asc(schoolClass.id));

/** The name of a class and when its teacher was warned; undefined once it is gone or active again. */
export async function warnedClass(
	queries: Queries,
	classId: string,
): Promise<{ readonly name: string; readonly warnedAt: Date } | undefined> {
	const [row] = await queries
		.select({ name: schoolClass.name, warnedAt: schoolClass.warnedAt })
		.from(schoolClass)
		.where(eq(schoolClass.id, classId));
	return row === undefined || row.warnedAt === null ? undefined : { name: row.name, warnedAt: row.warnedAt };
}
