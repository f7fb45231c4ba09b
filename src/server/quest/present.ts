import { questGames } from "#content/quest/quest.ts";
import { gameIdSchema, type QuestOverview } from "#contract/quest.ts";
import { badgeIds } from "#domain/quest/badge-id.ts";
import { earnedBadges } from "#domain/quest/badges.ts";
import { domainProgress, questStats } from "#domain/quest/progress.ts";
import { type Completion, questDomainKeys } from "#domain/quest/quest.ts";
import { type LocalDate, toInstant } from "#domain/shared/moment.ts";
import type { CompletionRow } from "./store.ts";

/** Completions of games that there still are. */
const knownCompletions = (rows: readonly CompletionRow[]): Completion[] =>
	rows.flatMap(({ gameId, completedAt }) => {
		const game = gameIdSchema.safeParse(gameId);
		return game.success ? [{ game: game.data, completedAt: toInstant(completedAt) }] : [];
	});

/** Where somebody stands, computed from what they did. */
export const presentQuestProgress = (
	rows: readonly CompletionRow[],
	activeDays: readonly LocalDate[],
	today: LocalDate,
): QuestOverview => {
	const completions = knownCompletions(rows);
	const earned = new Map(earnedBadges(completions).map(({ badge, earnedAt }) => [badge, earnedAt]));
	return {
		sample: false,
		stats: questStats(questGames, completions, activeDays, today),
		domains: questDomainKeys.map((key) => ({ key, ...domainProgress(key, questGames, completions) })),
		completedGames: completions.map(({ game }) => game),
		badges: badgeIds.map((id) => ({ id, earnedAt: earned.get(id) ?? null })),
	};
};

/** What an export tells of finished games. */
export const presentCompletions = (rows: readonly CompletionRow[]) =>
	rows.flatMap(({ gameId, answers, completedAt }) => {
		const game = gameIdSchema.safeParse(gameId);
		return game.success ? [{ gameId: game.data, answers, completedAt: toInstant(completedAt) }] : [];
	});
