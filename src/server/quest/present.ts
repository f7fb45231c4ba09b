import { questGames } from "#content/quest/quest.ts";
import { gameIdSchema, type QuestOverview } from "#contract/quest.ts";
import { badgeIds } from "#domain/quest/badge-id.ts";
import { earnedBadges } from "#domain/quest/badges.ts";
import { domainProgress, questStats } from "#domain/quest/progress.ts";
import { type Completion, type Play, questDomainKeys } from "#domain/quest/quest.ts";
import { type LocalDate, toInstant } from "#domain/shared/moment.ts";
import type { CompletionRow, PlayRow } from "./store.ts";

/** The completions of games that still exist. */
const knownCompletions = (rows: readonly CompletionRow[]): Completion[] =>
	rows.flatMap(({ gameId, completedAt }) => {
		const game = gameIdSchema.safeParse(gameId);
		return game.success ? [{ game: game.data, completedAt: toInstant(completedAt) }] : [];
	});

const knownPlays = (rows: readonly PlayRow[]): Play[] =>
	rows.flatMap(({ gameId, playedAt, localDate, localTime }) => {
		const game = gameIdSchema.safeParse(gameId);
		const local = { date: localDate, time: localTime };
		return game.success ? [{ game: game.data, playedAt: toInstant(playedAt), local }] : [];
	});

/** The rows that the quest of an account is computed from. */
export interface QuestRows {
	readonly completions: readonly CompletionRow[];
	readonly plays: readonly PlayRow[];
	readonly activeDays: readonly LocalDate[];
}

export const presentQuestProgress = (rows: QuestRows, today: LocalDate): QuestOverview => {
	const completions = knownCompletions(rows.completions);
	const facts = { completions, plays: knownPlays(rows.plays) };
	const earned = new Map(earnedBadges(facts).map(({ badge, earnedAt }) => [badge, earnedAt]));
	return {
		sample: false,
		stats: questStats(questGames, facts, rows.activeDays, today),
		domains: questDomainKeys.map((key) => ({ key, ...domainProgress(key, questGames, completions) })),
		completedGames: completions.map(({ game }) => game),
		badges: badgeIds.map((id) => ({ id, earnedAt: earned.get(id) ?? null })),
	};
};

/** The finished games of an export. */
export const presentCompletions = (rows: readonly CompletionRow[]) =>
	rows.flatMap(({ gameId, answers, completedAt }) => {
		const game = gameIdSchema.safeParse(gameId);
		return game.success ? [{ gameId: game.data, answers, completedAt: toInstant(completedAt) }] : [];
	});

/** The plays of an export. */
export const presentPlays = (rows: readonly PlayRow[]) =>
	rows.flatMap(({ gameId, playedAt, localDate, localTime }) => {
		const game = gameIdSchema.safeParse(gameId);
		return game.success ? [{ gameId: game.data, playedAt: toInstant(playedAt), localDate, localTime }] : [];
	});
