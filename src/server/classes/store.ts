import { randomUUID } from "node:crypto";
import { activeDay, type PlaceActivity } from "#domain/classes/active.ts";
import { addGroup } from "#domain/classes/blurred-sum.ts";
import { type Gathering, gather, leftBehind } from "#domain/classes/groups.ts";
import type { SentResult } from "#domain/classes/sent-result.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { classMember, schoolClass } from "#server/platform/db/schema/classes.ts";
import { questCompletion } from "#server/platform/db/schema/quest.ts";
import { cryptoRandom } from "#server/platform/random.ts";

/** A class as it is stored. */
export type ClassRow = typeof schoolClass.$inferSelect;
/** A pupil's place as it is stored. */
export type MemberRow = typeof classMember.$inferSelect;

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
 * Locks a class, by code or id, until the transaction ends: places change one after the other. The commit
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

/** Changes fields of a class. */
export async function changeClass(
	queries: Queries,
	classId: string,
	change: Partial<
		Pick<
			ClassRow,
			"teacherId" | "name" | "level" | "isOpen" | "code" | "blurredSum" | "lastActiveAt" | "warnedAt"
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

/**
 * Every place of some classes in the order of joining, including those that only remain in the class view.
 */
export const placesOfClasses = async (queries: Queries, classIds: readonly string[]): Promise<MemberRow[]> =>
	queries
		.select()
		.from(classMember)
		.where(inArray(classMember.classId, [...classIds]))
		.orderBy(asc(classMember.joinedAt), asc(classMember.id));

/** Every place of a class, as `placesOfClasses` returns them. */
export const placesOf = async (queries: Queries, classId: string): Promise<MemberRow[]> =>
	placesOfClasses(queries, [classId]);

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

/**
 * The facts that a teacher sees about pupils with an account: the first name, and whether they ever finished
 * a game.
 */
export const accountsIn = async (queries: Queries, classId: string) =>
	queries
		.select({
			memberId: classMember.id,
			firstName: account.firstName,
			hasPlayed: sql<boolean>`EXISTS (SELECT 1 FROM ${questCompletion} WHERE ${questCompletion.accountId} = ${account.id})`,
		})
		.from(classMember)
		.innerJoin(account, eq(account.id, classMember.accountId))
		.where(eq(classMember.classId, classId));

/** Inserts a place. */
export async function insertMember(queries: Queries, row: MemberRow): Promise<void> {
	await queries.insert(classMember).values(row);
}

/** Gives a place to another device of its pupil; the former device and unused codes lose it. */
export async function changeToken(queries: Queries, memberId: string, tokenHash: string): Promise<void> {
	await queries
		.update(classMember)
		.set({ tokenHash, claimHash: null, claimUntil: null })
		.where(eq(classMember.id, memberId));
}

/** Stores the code by which another device takes over a place, in place of an earlier one. */
export async function storeClaim(
	queries: Queries,
	memberId: string,
	claim: { readonly claimHash: string; readonly claimUntil: Date },
): Promise<void> {
	await queries.update(classMember).set(claim).where(eq(classMember.id, memberId));
}

/** The place that a code moves to another device; undefined for an unknown code. It may have expired. */
export async function placeByClaim(queries: Queries, claimHash: string): Promise<MemberRow | undefined> {
	const [row] = await queries.select().from(classMember).where(eq(classMember.claimHash, claimHash));
	return row;
}

/** A place by the hash of its token. */
export async function memberBy(queries: Queries, tokenHash: string): Promise<MemberRow | undefined> {
	const [row] = await queries.select().from(classMember).where(eq(classMember.tokenHash, tokenHash));
	return row;
}

/** The pupil's own place, by the hash of its token. */
export async function ownPlace(queries: Queries, tokenHash: string) {
	const [row] = await queries
		.select({
			className: schoolClass.name,
			isOpen: schoolClass.isOpen,
			firstName: account.firstName,
			nickname: classMember.nickname,
			sent: classMember.sent,
			counted: classMember.counted,
		})
		.from(classMember)
		.innerJoin(schoolClass, eq(schoolClass.id, classMember.classId))
		.leftJoin(account, eq(account.id, classMember.accountId))
		.where(eq(classMember.tokenHash, tokenHash));
	return row;
}

/** The places of an account, each with its class. */
export const membershipsOf = async (queries: Queries, accountId: string) =>
	queries
		.select({ member: classMember, className: schoolClass.name })
		.from(classMember)
		.innerJoin(schoolClass, eq(schoolClass.id, classMember.classId))
		.where(eq(classMember.accountId, accountId))
		.orderBy(asc(classMember.joinedAt));

/** A result as it is stored: servers of the previous release, which may run beside this one, read a count and careers. */
const storedResult = ({ categories }: SentResult) => ({
	categories: categories.map(({ category }) => ({ category, count: 0 })),
	careers: [],
});

/** A stored result as the pupil reads it; null without one. */
export const presentSent = (sent: SentResult | null) =>
	sent && { categories: sent.categories.map(({ category }) => ({ category })) };

/** Stores the result that a pupil sent. */
export async function keepSent(
	queries: Queries,
	{ id, sent: earlier, lastActiveAt }: Pick<MemberRow, "id" | "sent" | "lastActiveAt">,
	sent: SentResult,
	now: Date,
): Promise<void> {
	await queries
		.update(classMember)
		// Sending again makes no group wait longer.
		.set({ sent: storedResult(sent), lastActiveAt: earlier === null ? now : lastActiveAt })
		.where(eq(classMember.id, id));
}

/**
 * Ends a pupil's place in a class: the name is deleted at once, and the result as `leftBehind` says. The class's sum stays:
 * it contains no single result. The place of a pupil who sent one stays as a number with the day of sending, so that no
 * number shows that this pupil had sent one.
 */
export async function removeMember(
	transaction: Transaction,
	member: MemberRow,
	endedBy: "pupil" | "teacher",
): Promise<void> {
	const place = eq(classMember.id, member.id);
	if (member.sent === null && member.counted === null) await transaction.delete(classMember).where(place);
	else {
		const left = leftBehind(member, endedBy);
		// The group waits from the last result, also when its pupil is gone.
		const sentAt = left ? member.lastActiveAt : new Date(activeDay(toInstant(member.lastActiveAt)));
		const anonymous = {
			...{ accountId: null, tokenHash: null, nickname: null, counted: null },
			...{ claimHash: null, claimUntil: null },
		};
		await transaction
			.update(classMember)
			.set({
				...anonymous,
				id: randomUUID(),
				sent: left,
				isGone: true,
				joinedAt: new Date(0),
				lastActiveAt: sentAt,
			})
			.where(place);
	}
}

/** The dates of a place. The last activity of a pupil who has sent is the first result. */
export const placeActivity = ({ joinedAt, lastActiveAt, sent, isGone }: MemberRow): PlaceActivity => ({
	joinedAt: toInstant(joinedAt),
	sentAt: sent !== null || isGone ? toInstant(lastActiveAt) : null,
	isGone,
});

/** A class and its places as the rule of groups reads them. A pupil's last activity is joining or sending. */
export const gatheringOf = (
	{ isOpen }: Pick<ClassRow, "isOpen">,
	places: readonly MemberRow[],
	now: Date,
): Gathering<MemberRow> => {
	const sentAt = places.flatMap(({ sent, counted, lastActiveAt }) =>
		sent !== null && counted === null ? [lastActiveAt.getTime()] : [],
	);
	return { places, isOpen, quietMs: Math.max(0, now.getTime() - Math.max(0, ...sentAt)) };
};

/** Adds a due group to the class view, by the domain rule. The transaction has to hold the lock of the class. */
export async function gatherClass(transaction: Transaction, row: ClassRow, now: Date): Promise<void> {
	const before = gatheringOf(row, await placesOf(transaction, row.id), now);
	const after = gather(before);
	if (after === before) return;
	const group = after.places.flatMap(({ id, counted }) =>
		counted !== null && before.places.some((place) => place.id === id && place.counted === null)
			? [counted]
			: [],
	);
	await changeClass(transaction, row.id, { blurredSum: addGroup(row.blurredSum, group, cryptoRandom) });
	const ofClass = eq(classMember.classId, row.id);
	await transaction
		.update(classMember)
		.set({ counted: sql`${classMember.sent}` })
		.where(
			and(ofClass, isNull(classMember.counted), isNotNull(classMember.sent), eq(classMember.isGone, false)),
		);
	// The results of removed pupils are in the sum now.
	await transaction
		.update(classMember)
		.set({ sent: null })
		.where(and(ofClass, eq(classMember.isGone, true)));
}
