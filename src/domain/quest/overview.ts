import type { Instant, LocalDate } from "../shared/instant.ts";
import { type BadgeId, badgeIds } from "./badge-id.ts";
import { earnedBadges } from "./badges.ts";
import { levelFromXp } from "./progress.ts";
import {
	type Completion,
	type Game,
	type GameId,
	type Play,
	type QuestDomainKey,
	questDomainKeys,
	type UnderstoodQuestion,
} from "./quest.ts";
import { streakInDays } from "./streak.ts";
import { type GameUnderstanding, understandingOf } from "./understanding.ts";

/** Everything that is stored about a player of the quest. */
export interface QuestRecord {
	readonly completions: readonly Completion[];
	/** The questions understood in later plays; those of the first completions may be among them. */
	readonly understood: readonly UnderstoodQuestion[];
	readonly plays: readonly Play[];
	/** The local dates of the games, in any order. */
	readonly activeDays: readonly LocalDate[];
}

/** The five figures of the stats panel; `streak` is in days. */
export type QuestStats = {
	readonly xp: number;
	readonly streak: number;
	readonly completedGames: number;
	readonly totalBadges: number;
	readonly level: number;
};

/** The quest of a player as the screen shows it. */
export interface QuestFigures {
	stats: QuestStats;
	/** In the order of the screen. `level` counts solved games; `progress` is a whole percentage of the domain's XP. */
	domains: { key: QuestDomainKey; level: number; progress: number }[];
	completedGames: GameId[];
	/** The marks of each game that has any. */
	understood: { gameId: GameId; questions: number[] }[];
	badges: { id: BadgeId; earnedAt: Instant | null }[];
}

const xpOf = (games: readonly { readonly game: Game; readonly share: number }[]) =>
	games.reduce((sum, { game, share }) => sum + game.xp * share, 0);

const domainFigures = (key: QuestDomainKey, games: readonly GameUnderstanding[]) => {
	const own = games.filter(({ game }) => game.domain === key);
	const total = xpOf(own.map(({ game }) => ({ game, share: 1 })));
	return {
		key,
		level: own.filter(({ solvedAt }) => solvedAt !== undefined).length,
		progress: total === 0 ? 0 : Math.round((100 * xpOf(own)) / total),
	};
};

/**
 * The figures of a player: XP for finished games; level, percent and badges for what was understood. `today` is the
 * player's local date.
 */
export const questFigures = (games: readonly Game[], record: QuestRecord, today: LocalDate): QuestFigures => {
	const understanding = understandingOf(games, record.completions, record.understood);
	const solved = understanding.flatMap(({ game, solvedAt }) =>
		solvedAt === undefined ? [] : [{ game: game.id, solvedAt }],
	);
	const earned = new Map(
		earnedBadges({ solved, plays: record.plays }).map(({ badge, earnedAt }) => [badge, earnedAt]),
	);
	const finished = games.filter(({ id }) => record.completions.some(({ game }) => game === id));
	return {
		stats: {
			xp: finished.reduce((sum, { xp }) => sum + xp, 0),
			streak: streakInDays(record.activeDays, today),
			completedGames: finished.length,
			totalBadges: earned.size,
			level: levelFromXp(xpOf(understanding)),
		},
		domains: questDomainKeys.map((key) => domainFigures(key, understanding)),
		completedGames: finished.map(({ id }) => id),
		understood: understanding.flatMap(({ game, questions }) =>
			questions.length === 0 ? [] : [{ gameId: game.id, questions: [...questions] }],
		),
		badges: badgeIds.map((id) => ({ id, earnedAt: earned.get(id) ?? null })),
	};
};
