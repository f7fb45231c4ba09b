import { maxPlaysPerDay } from "#domain/quest/quest.ts";
import type { LocalDate } from "#domain/shared/instant.ts";
import { and, desc, eq, gte, inArray, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import {
	questActiveDay,
	questCompletion,
	questPlay,
	questUnderstood,
} from "#server/platform/db/schema/quest.ts";

/** A finished game of an account. */
export type CompletionRow = Omit<typeof questCompletion.$inferSelect, "accountId">;

/** An account's completions, latest first. */
export async function completionsOf(queries: Queries, accountId: string): Promise<CompletionRow[]> {
	return queries
		.select({
			gameId: questCompletion.gameId,
			answers: questCompletion.answers,
			completedAt: questCompletion.completedAt,
			countsWhole: questCompletion.countsWhole,
		})
		.from(questCompletion)
		.where(eq(questCompletion.accountId, accountId))
		.orderBy(desc(questCompletion.completedAt), questCompletion.gameId);
}

/** Inserts a game's first completion; false when there is one already. */
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

/** Replaces a completion by an earlier one of the same game, or by the same one that counts whole. */
export async function storeEarlierCompletion(
	queries: Queries,
	accountId: string,
	completion: CompletionRow,
): Promise<void> {
	const { answers, completedAt, countsWhole } = completion;
	await queries
		.insert(questCompletion)
		.values({ ...completion, accountId })
		.onConflictDoUpdate({
			target: [questCompletion.accountId, questCompletion.gameId],
			set: { answers, completedAt, countsWhole },
			setWhere: gte(questCompletion.completedAt, sql`excluded.completed_at`),
		});
}

/** An understood question of an account. */
export type UnderstoodRow = Omit<typeof questUnderstood.$inferSelect, "accountId">;

/** The questions that an account understood, by game and question. */
export async function understoodOf(queries: Queries, accountId: string): Promise<UnderstoodRow[]> {
	return queries
		.select({
			gameId: questUnderstood.gameId,
			question: questUnderstood.question,
			understoodAt: questUnderstood.understoodAt,
		})
		.from(questUnderstood)
		.where(eq(questUnderstood.accountId, accountId))
		.orderBy(questUnderstood.gameId, questUnderstood.question);
}

/** Stores understood questions, each with its first instant. No question may occur twice. */
export async function storeUnderstood(
	queries: Queries,
	accountId: string,
	rows: readonly UnderstoodRow[],
): Promise<void> {
	if (rows.length === 0) return;
	await queries
		.insert(questUnderstood)
		.values(rows.map((row) => ({ ...row, accountId })))
		.onConflictDoUpdate({
			target: [questUnderstood.accountId, questUnderstood.gameId, questUnderstood.question],
			set: { understoodAt: sql`least(${questUnderstood.understoodAt}, excluded.understood_at)` },
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

/** Adds local days (yyyy-MM-dd) on which an account finished a game. Existing days are ignored. */
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

/** A play of an account. */
export type PlayRow = Omit<typeof questPlay.$inferSelect, "accountId">;

/** Every stored play, earliest first. */
export async function playsOf(queries: Queries, accountId: string): Promise<PlayRow[]> {
	return queries
		.select({
			gameId: questPlay.gameId,
			playedAt: questPlay.playedAt,
			localDate: questPlay.localDate,
			localTime: questPlay.localTime,
		})
		.from(questPlay)
		.where(eq(questPlay.accountId, accountId))
		.orderBy(questPlay.playedAt, questPlay.gameId);
}

/** Stores plays that are not stored yet, until their local day holds `maxPlaysPerDay`. */
export async function insertPlays(
	queries: Queries,
	accountId: string,
	plays: readonly PlayRow[],
): Promise<void> {
	if (plays.length === 0) return;
	const days = [...new Set(plays.map(({ localDate }) => localDate))];
	const counted = await queries
		.select({ day: questPlay.localDate, plays: sql<number>`count(*)::integer` })
		.from(questPlay)
		.where(and(eq(questPlay.accountId, accountId), inArray(questPlay.localDate, days)))
		.groupBy(questPlay.localDate);
	const room = new Map(days.map((day) => [day, maxPlaysPerDay]));
	for (const { day, plays: stored } of counted) room.set(day, maxPlaysPerDay - stored);
	const fitting = plays.filter(({ localDate }) => {
		const left = room.get(localDate) ?? 0;
		room.set(localDate, left - 1);
		return left > 0;
	});
	if (fitting.length === 0) return;
	await queries
		.insert(questPlay)
		.values(fitting.map((play) => ({ ...play, accountId })))
		.onConflictDoNothing();
}
