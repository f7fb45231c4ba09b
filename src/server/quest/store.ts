import type { LocalDate } from "#domain/shared/moment.ts";
import { desc, eq, gt, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { questActiveDay, questCompletion } from "#server/platform/db/schema/work.ts";

/** A finished game of an account. */
export type CompletionRow = Omit<typeof questCompletion.$inferSelect, "accountId">;

/** Latest first. */
export async function completionsOf(queries: Queries, accountId: string): Promise<CompletionRow[]> {
	return queries
		.select({
			gameId: questCompletion.gameId,
			answers: questCompletion.answers,
			completedAt: questCompletion.completedAt,
		})
		.from(questCompletion)
		.where(eq(questCompletion.accountId, accountId))
		.orderBy(desc(questCompletion.completedAt), questCompletion.gameId);
}

/** Keeps a game's first completion; false when there is one already. */
export async function insertCompletion(
	queries: Queries,
	accountId: string,
	completion: CompletionRow,
): Promise<boolean> {
	const inserted = await queries
		.insert(questCompletion)
		.values({ ...completion, accountId })
		.onConflictDoNothing()
		.returning({ gameId: questCompletion.gameId });
	return inserted.length > 0;
}

/** Keeps a completion in place of a later one of the same game. */
export async function keepEarlierCompletion(
	queries: Queries,
	accountId: string,
	completion: CompletionRow,
): Promise<void> {
	const { answers, completedAt } = completion;
	await queries
		.insert(questCompletion)
		.values({ ...completion, accountId })
		.onConflictDoUpdate({
			target: [questCompletion.accountId, questCompletion.gameId],
			set: { answers, completedAt },
			setWhere: gt(questCompletion.completedAt, sql`excluded.completed_at`),
		});
}

/** The account's local days (yyyy-MM-dd) on which it finished a game. */
export async function activeDaysOf(queries: Queries, accountId: string): Promise<LocalDate[]> {
	const rows = await queries
		.select({ day: questActiveDay.day })
		.from(questActiveDay)
		.where(eq(questActiveDay.accountId, accountId))
		.orderBy(questActiveDay.day);
	return rows.map(({ day }) => day);
}

/** Adds local days (yyyy-MM-dd) on which an account finished a game. Days that are there already stay. */
export async function addActiveDays(
	queries: Queries,
	accountId: string,
	days: readonly LocalDate[],
): Promise<void> {
	if (days.length === 0) return;
	await queries
		.insert(questActiveDay)
		.values(days.map((day) => ({ accountId, day })))
		.onConflictDoNothing();
}
