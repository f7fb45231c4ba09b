import { and, asc, eq, gt, lt, ne, or, sql } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import {
	familyCode,
	familyGuess,
	familyLink,
	familyShownCareer,
} from "#server/platform/db/schema/families.ts";

/** A link as it is stored. */
export type LinkRow = typeof familyLink.$inferSelect;
/** A code as it is stored. */
export type CodeRow = typeof familyCode.$inferSelect;
/** A guess as it is stored. */
export type GuessRow = typeof familyGuess.$inferSelect;

/** Stores a student's code in place of an earlier one; false when another student has its hash. */
export async function storeCode(queries: Queries, row: CodeRow): Promise<boolean> {
	await deleteCode(queries, row.studentId);
	const inserted = await queries.insert(familyCode).values(row).onConflictDoNothing().returning();
	return inserted.length > 0;
}

/** The code of a student, if there is one; it may have expired. */
export async function codeOf(queries: Queries, studentId: string): Promise<CodeRow | undefined> {
	const [row] = await queries.select().from(familyCode).where(eq(familyCode.studentId, studentId));
	return row;
}

/** Deletes a student's code. */
export async function deleteCode(queries: Queries, studentId: string): Promise<void> {
	await queries.delete(familyCode).where(eq(familyCode.studentId, studentId));
}

export async function deleteExpiredCodes(queries: Queries, now: Date): Promise<void> {
	await queries.delete(familyCode).where(lt(familyCode.expiresAt, now));
}

/**
 * Deletes a code and returns its student: of two concurrent uses one succeeds. Undefined for a code that is
 * unknown, expired, or of a student who waits for a parent's consent.
 */
export async function consumeCode(
	transaction: Transaction,
	codeHash: string,
	now: Date,
): Promise<CodeRow | undefined> {
	const [row] = await transaction
		.delete(familyCode)
		.where(and(eq(familyCode.codeHash, codeHash), gt(familyCode.expiresAt, now)))
		.returning();
	if (row === undefined) return undefined;
	const [student] = await transaction
		.select({ id: account.id })
		.from(account)
		.where(and(eq(account.id, row.studentId), ne(account.consent, "pending")));
	return student && row;
}

/** The number of an account's links, on either side. */
export async function countLinks(queries: Queries, accountId: string): Promise<number> {
	const [row] = await queries
		.select({ links: sql<number>`count(*)::int` })
		.from(familyLink)
		.where(ofEither(accountId));
	return row?.links ?? 0;
}

const ofEither = (accountId: string) =>
	or(eq(familyLink.studentId, accountId), eq(familyLink.parentId, accountId));

/** Links two accounts, or updates the child's name of an existing link; returns the link's id. */
export async function storeFamilyLink(queries: Queries, row: LinkRow): Promise<string> {
	const [kept] = await queries
		.insert(familyLink)
		.values(row)
		.onConflictDoUpdate({
			target: [familyLink.studentId, familyLink.parentId],
			set: { childName: row.childName },
		})
		.returning({ id: familyLink.id });
	return kept?.id ?? row.id;
}

/** Whether the two are linked already. */
export async function areLinked(queries: Queries, studentId: string, parentId: string): Promise<boolean> {
	const rows = await queries
		.select({ id: familyLink.id })
		.from(familyLink)
		.where(and(eq(familyLink.studentId, studentId), eq(familyLink.parentId, parentId)));
	return rows.length > 0;
}

/** The links of a student, oldest first, each with the parent's first name. */
export const parentsOf = async (queries: Queries, studentId: string) =>
	queries
		.select({ link: familyLink, parentName: account.firstName })
		.from(familyLink)
		.innerJoin(account, eq(account.id, familyLink.parentId))
		.where(eq(familyLink.studentId, studentId))
		.orderBy(asc(familyLink.linkedAt), asc(familyLink.id));

/** The links of a parent, oldest first, each with the state of the student's consent. */
export const childrenOf = async (queries: Queries, parentId: string) =>
	queries
		.select({ link: familyLink, consent: account.consent })
		.from(familyLink)
		.innerJoin(account, eq(account.id, familyLink.studentId))
		.where(eq(familyLink.parentId, parentId))
		.orderBy(asc(familyLink.linkedAt), asc(familyLink.id));

/** Locks a link of one side until the transaction ends; undefined for a stranger's, and once it was ended. */
export async function lockLink(
	transaction: Transaction,
	linkId: string,
	side: { readonly studentId: string } | { readonly parentId: string },
): Promise<LinkRow | undefined> {
	const own =
		"studentId" in side ? eq(familyLink.studentId, side.studentId) : eq(familyLink.parentId, side.parentId);
	const [row] = await transaction
		.select()
		.from(familyLink)
		.where(and(eq(familyLink.id, linkId), own))
		.for("update");
	return row;
}

/** Ends a link of either side, with everything shown over it; returns whether there was one. */
export async function deleteLink(queries: Queries, linkId: string, accountId: string): Promise<boolean> {
	const deleted = await queries
		.delete(familyLink)
		.where(and(eq(familyLink.id, linkId), ofEither(accountId)))
		.returning({ id: familyLink.id });
	return deleted.length > 0;
}

/** The careers that are shown over a link, in the order of showing. */
export async function shownCareersOf(queries: Queries, linkId: string): Promise<string[]> {
	const rows = await queries
		.select({ careerId: familyShownCareer.careerId })
		.from(familyShownCareer)
		.where(eq(familyShownCareer.linkId, linkId))
		.orderBy(asc(familyShownCareer.shownAt), asc(familyShownCareer.careerId));
	return rows.map(({ careerId }) => careerId);
}

/** Shows a career; idempotent. */
export async function storeShownCareer(
	queries: Queries,
	linkId: string,
	careerId: string,
	shownAt: Date,
): Promise<void> {
	await queries.insert(familyShownCareer).values({ linkId, careerId, shownAt }).onConflictDoNothing();
}

/** Hides a shown career. */
export async function deleteShownCareer(queries: Queries, linkId: string, careerId: string): Promise<void> {
	await queries
		.delete(familyShownCareer)
		.where(and(eq(familyShownCareer.linkId, linkId), eq(familyShownCareer.careerId, careerId)));
}

/** The guesses of a link, in no particular order. */
export const guessesOf = async (queries: Queries, linkId: string): Promise<GuessRow[]> =>
	queries
		.select()
		.from(familyGuess)
		.where(eq(familyGuess.linkId, linkId))
		.orderBy(sql`${familyGuess.questionId}`);

export async function replaceGuesses(
	transaction: Transaction,
	linkId: string,
	rows: readonly GuessRow[],
): Promise<void> {
	await transaction.delete(familyGuess).where(eq(familyGuess.linkId, linkId));
	if (rows.length > 0) await transaction.insert(familyGuess).values([...rows]);
}

/** Shows the answer to a guessed question, or hides it with null. */
export async function storeShownAnswer(
	queries: Queries,
	linkId: string,
	questionId: string,
	shown: string[] | null,
): Promise<void> {
	await queries
		.update(familyGuess)
		.set({ shown })
		.where(and(eq(familyGuess.linkId, linkId), eq(familyGuess.questionId, questionId)));
}
