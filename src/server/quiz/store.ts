import { randomUUID } from "node:crypto";
import { maxFreeAttempts } from "#domain/quiz/kept-attempts.ts";
import { and, desc, eq, isNotNull, isNull, notInArray, or } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { quizAttempt } from "#server/platform/db/schema/quiz.ts";

type AttemptFacts = typeof quizAttempt.$inferSelect;
/** An attempt whose answers are stored. */
export type AttemptRow = AttemptFacts & { readonly answers: Record<string, string[]> };
/** The rest of an attempt whose answers were deleted. */
export type EarlierQuizRow = Pick<AttemptFacts, "questionnaireVersion" | "completedAt">;
/** An attempt before it is stored. */
export type NewAttempt = Omit<AttemptRow, "accountId" | "id" | "isForGood">;

const hasAnswers = (row: AttemptFacts): row is AttemptRow => row.answers !== null;

/**
 * Inserts attempts that the account does not have yet; returns how many were new. With the premium plan all
 * attempts are kept for good; otherwise the answers of older ones are deleted.
 */
export async function storeAttempts(
	queries: Queries,
	accountId: string,
	attempts: readonly NewAttempt[],
	isPremium: boolean,
): Promise<number> {
	const inserted = await insertAttempts(queries, accountId, attempts);
	for (const { fingerprint, tieChoices } of attempts)
		if (tieChoices !== null) await storeTieChoices(queries, accountId, { fingerprint, tieChoices });
	if (isPremium) await keepForGood(queries, accountId);
	else await deleteOlderAnswers(queries, accountId);
	return inserted;
}

/** The latest choices between level careers replace earlier ones. */
async function storeTieChoices(
	queries: Queries,
	accountId: string,
	{ fingerprint, tieChoices }: Pick<NewAttempt, "fingerprint" | "tieChoices">,
): Promise<void> {
	await queries
		.update(quizAttempt)
		.set({ tieChoices })
		.where(
			and(
				eq(quizAttempt.accountId, accountId),
				eq(quizAttempt.fingerprint, fingerprint),
				isNotNull(quizAttempt.answers),
			),
		);
}

async function keepForGood(queries: Queries, accountId: string): Promise<void> {
	await queries
		.update(quizAttempt)
		.set({ isForGood: true })
		.where(
			and(
				eq(quizAttempt.accountId, accountId),
				// A row that is as it should be is not written again.
				eq(quizAttempt.isForGood, false),
				isNotNull(quizAttempt.answers),
			),
		);
}

/** Deletes the answers of all but the latest attempts, unless premium keeps them; version and day stay. */
async function deleteOlderAnswers(queries: Queries, accountId: string): Promise<void> {
	const latest = queries
		.select({ id: quizAttempt.id })
		.from(quizAttempt)
		.where(and(eq(quizAttempt.accountId, accountId), isNotNull(quizAttempt.answers)))
		.orderBy(desc(quizAttempt.completedAt), quizAttempt.id)
		.limit(maxFreeAttempts);
	await queries
		.update(quizAttempt)
		.set({ answers: null, tieChoices: null })
		.where(
			and(
				eq(quizAttempt.accountId, accountId),
				eq(quizAttempt.isForGood, false),
				or(isNotNull(quizAttempt.answers), isNotNull(quizAttempt.tieChoices)),
				notInArray(quizAttempt.id, latest),
			),
		);
}

async function insertAttempts(
	queries: Queries,
	accountId: string,
	attempts: readonly NewAttempt[],
): Promise<number> {
	if (attempts.length === 0) return 0;
	const inserted = await queries
		.insert(quizAttempt)
		.values(attempts.map((attempt) => ({ ...attempt, accountId, id: randomUUID() })))
		.onConflictDoNothing()
		.returning({ id: quizAttempt.id });
	return inserted.length;
}

/** One attempt of an account; undefined when it has none of that id. */
export async function findAttempt(
	queries: Queries,
	accountId: string,
	fingerprint: string,
): Promise<AttemptFacts | undefined> {
	const [found] = await queries
		.select()
		.from(quizAttempt)
		.where(and(eq(quizAttempt.accountId, accountId), eq(quizAttempt.fingerprint, fingerprint)));
	return found;
}

const withAnswers = (queries: Queries, accountId: string) =>
	queries
		.select()
		.from(quizAttempt)
		.where(and(eq(quizAttempt.accountId, accountId), isNotNull(quizAttempt.answers)))
		.orderBy(desc(quizAttempt.completedAt), quizAttempt.id);

/** The attempts whose answers are stored, latest first. */
export async function attemptsOf(queries: Queries, accountId: string): Promise<AttemptRow[]> {
	const rows = await withAnswers(queries, accountId);
	return rows.filter(hasAnswers);
}

/** The latest attempt whose answers are stored; undefined where there is none. */
export async function latestAttemptOf(queries: Queries, accountId: string): Promise<AttemptRow | undefined> {
	const rows = await withAnswers(queries, accountId).limit(1);
	return rows.find(hasAnswers);
}

/** The times of the attempts whose answers were deleted, latest first. */
export async function earlierQuizzesOf(queries: Queries, accountId: string): Promise<EarlierQuizRow[]> {
	const { questionnaireVersion, completedAt } = quizAttempt;
	return queries
		.select({ questionnaireVersion, completedAt })
		.from(quizAttempt)
		.where(and(eq(quizAttempt.accountId, accountId), isNull(quizAttempt.answers)))
		.orderBy(desc(completedAt), quizAttempt.id);
}

/** The fingerprints of all attempts of an account, which identify repeated ones. */
export async function fingerprintsOf(queries: Queries, accountId: string): Promise<string[]> {
	const rows = await queries
		.select({ fingerprint: quizAttempt.fingerprint })
		.from(quizAttempt)
		.where(eq(quizAttempt.accountId, accountId));
	return rows.map(({ fingerprint }) => fingerprint);
}
