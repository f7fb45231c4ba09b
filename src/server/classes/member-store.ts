import { randomUUID } from "node:crypto";
import { activeDay, type MemberActivity } from "#domain/classes/active.ts";
import { resultKeptAfterLeaving } from "#domain/classes/groups.ts";
import type { SentResult } from "#domain/classes/sent-result.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { and, asc, eq, inArray, isNotNull, isNull, sql } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { classMember, schoolClass } from "#server/platform/db/schema/classes.ts";
import { courseMember } from "#server/platform/db/schema/lti.ts";
import { questCompletion } from "#server/platform/db/schema/quest.ts";

/** A pupil's membership as it is stored. */
export type MemberRow = typeof classMember.$inferSelect;

/**
 * Every membership of some classes in the order of joining, including those that only remain in the class view.
 */
export const membersOfClasses = async (queries: Queries, classIds: readonly string[]): Promise<MemberRow[]> =>
	queries
		.select()
		.from(classMember)
		.where(inArray(classMember.classId, [...classIds]))
		.orderBy(asc(classMember.joinedAt), asc(classMember.id));

/** Every membership of a class, as `membersOfClasses` returns them. */
export const membersOf = async (queries: Queries, classId: string): Promise<MemberRow[]> =>
	membersOfClasses(queries, [classId]);

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

/** Inserts a membership. */
export async function insertMember(queries: Queries, row: MemberRow): Promise<void> {
	await queries.insert(classMember).values(row);
}

/** Gives a membership to another device of its pupil; the former device and unused codes lose it, and what only its token could read. */
export async function changeToken(queries: Queries, memberId: string, tokenHash: string): Promise<void> {
	await queries
		.update(classMember)
		.set({ tokenHash, claimHash: null, claimUntil: null })
		.where(eq(classMember.id, memberId));
	await queries.update(courseMember).set({ sealed: null }).where(eq(courseMember.memberId, memberId));
}

/** Stores the code by which another device takes over a membership, in place of an earlier one. */
export async function storeClaim(
	queries: Queries,
	memberId: string,
	claim: { readonly claimHash: string; readonly claimUntil: Date },
): Promise<void> {
	await queries.update(classMember).set(claim).where(eq(classMember.id, memberId));
}

/** The membership that a code moves to another device; undefined for an unknown code. It may have expired. */
export async function memberByClaim(queries: Queries, claimHash: string): Promise<MemberRow | undefined> {
	const [row] = await queries.select().from(classMember).where(eq(classMember.claimHash, claimHash));
	return row;
}

/** A membership by the hash of its token. */
export async function memberBy(queries: Queries, tokenHash: string): Promise<MemberRow | undefined> {
	const [row] = await queries.select().from(classMember).where(eq(classMember.tokenHash, tokenHash));
	return row;
}

/** The pupil's own membership, by the hash of its token. */
export async function ownMembership(queries: Queries, tokenHash: string) {
	const [row] = await queries
		.select({
			className: schoolClass.name,
			isOpen: schoolClass.isOpen,
			firstName: account.firstName,
			nickname: classMember.nickname,
			sent: classMember.sent,
			counted: classMember.counted,
			hasGuessed: classMember.hasGuessed,
			blurredSum: schoolClass.blurredSum,
			reportSealed: courseMember.sealed,
			isReported: courseMember.isReported,
		})
		.from(classMember)
		.innerJoin(schoolClass, eq(schoolClass.id, classMember.classId))
		.leftJoin(account, eq(account.id, classMember.accountId))
		.leftJoin(courseMember, eq(courseMember.memberId, classMember.id))
		.where(eq(classMember.tokenHash, tokenHash));
	if (row === undefined) return undefined;
	const canReport = row.reportSealed !== null ? ("open" as const) : null;
	return { ...row, course: row.isReported === true ? ("reported" as const) : canReport };
}

/** The memberships of an account, each with its class. */
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
export async function storeSent(
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

/** Notes that a pupil has guessed; the guess itself is in the class's sum alone. */
export async function markGuessed(queries: Queries, memberId: string): Promise<void> {
	await queries.update(classMember).set({ hasGuessed: true }).where(eq(classMember.id, memberId));
}

/** Marks every sent result of a class as counted, because the sum includes it now. */
export async function countSent(transaction: Transaction, classId: string): Promise<void> {
	const ofClass = eq(classMember.classId, classId);
	await transaction
		.update(classMember)
		.set({ counted: sql`${classMember.sent}` })
		.where(
			and(ofClass, isNull(classMember.counted), isNotNull(classMember.sent), eq(classMember.isGone, false)),
		);
	// The results of removed pupils are in the sum, too.
	await transaction
		.update(classMember)
		.set({ sent: null })
		.where(and(ofClass, eq(classMember.isGone, true)));
}

/**
 * Ends a pupil's membership in a class: the name is deleted at once, and the result as `resultKeptAfterLeaving` says. The class's sum stays:
 * it contains no single result. The membership of a pupil who sent one stays as a number with the day of sending, so that no
 * number shows that this pupil had sent one.
 */
export async function removeMember(
	transaction: Transaction,
	member: MemberRow,
	endedBy: "pupil" | "teacher",
): Promise<void> {
	const isMember = eq(classMember.id, member.id);
	await transaction.delete(courseMember).where(eq(courseMember.memberId, member.id));
	if (member.sent === null && member.counted === null) await transaction.delete(classMember).where(isMember);
	else {
		const left = resultKeptAfterLeaving(member, endedBy);
		// The group waits from the last result, also when its pupil is gone.
		const sentAt = left ? member.lastActiveAt : new Date(activeDay(toInstant(member.lastActiveAt)));
		const anonymous = {
			accountId: null,
			tokenHash: null,
			nickname: null,
			counted: null,
			claimHash: null,
			claimUntil: null,
		};
		await transaction
			.update(classMember)
			.set({
				...anonymous,
				id: randomUUID(),
				sent: left,
				isGone: true,
				hasGuessed: false,
				joinedAt: new Date(0),
				lastActiveAt: sentAt,
			})
			.where(isMember);
	}
}

/** The dates of a membership. The last activity of a pupil who has sent is the first result. */
export const memberActivity = ({ joinedAt, lastActiveAt, sent, isGone }: MemberRow): MemberActivity => ({
	joinedAt: toInstant(joinedAt),
	sentAt: sent !== null || isGone ? toInstant(lastActiveAt) : null,
	isGone,
});
