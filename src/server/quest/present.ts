import { questGames } from "#content/quest/quest.ts";
import { gameIdSchema, type QuestOverview } from "#contract/quest.ts";
import { questFigures } from "#domain/quest/overview.ts";
import type { Completion, Play, UnderstoodQuestion } from "#domain/quest/quest.ts";
import { type LocalDate, toInstant } from "#domain/shared/instant.ts";
import type { CompletionRow, PlayRow, UnderstoodRow } from "./store.ts";

/** The completions of games that still exist. */
const knownCompletions = (rows: readonly CompletionRow[]): Completion[] =>
	rows.flatMap(({ gameId, completedAt, ...row }) => {
		const game = gameIdSchema.safeParse(gameId);
		return game.success ? [{ ...row, game: game.data, completedAt: toInstant(completedAt) }] : [];
	});

const knownUnderstood = (rows: readonly UnderstoodRow[]): UnderstoodQuestion[] =>
	rows.flatMap(({ gameId, question, understoodAt }) => {
		const game = gameIdSchema.safeParse(gameId);
		return game.success ? [{ game: game.data, question, understoodAt: toInstant(understoodAt) }] : [];
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
	readonly understood: readonly UnderstoodRow[];
	readonly plays: readonly PlayRow[];
	readonly activeDays: readonly LocalDate[];
}

export const presentQuestProgress = (rows: QuestRows, today: LocalDate): QuestOverview => ({
	sample: false,
	...questFigures(
		questGames,
		{
			completions: knownCompletions(rows.completions),
			understood: knownUnderstood(rows.understood),
			plays: knownPlays(rows.plays),
			activeDays: rows.activeDays,
		},
		today,
	),
});

/** The finished games of an export. */
export const presentCompletions = (rows: readonly CompletionRow[]) =>
	knownCompletions(rows).map(({ game, answers, ...completion }) => ({
		gameId: game,
		answers: [...answers],
		...completion,
	}));

/** The plays of an export. */
export const presentPlays = (rows: readonly PlayRow[]) =>
	rows.flatMap(({ gameId, playedAt, localDate, localTime }) => {
		const game = gameIdSchema.safeParse(gameId);
		return game.success ? [{ gameId: game.data, playedAt: toInstant(playedAt), localDate, localTime }] : [];
	});

/** The understood questions of an export. */
export const presentUnderstood = (rows: readonly UnderstoodRow[]) =>
	knownUnderstood(rows).map(({ game, question, understoodAt }) => ({ gameId: game, question, understoodAt }));
