import type { EarnedBadge } from "#domain/quest/badges.ts";
import type { QuestStats } from "#domain/quest/overview.ts";
import type { GameId, QuestDomainKey } from "#domain/quest/quest.ts";

/**
 * The specification's sample figures, shown in the demonstration, where finishing a game changes nothing.
 * They are given, not computed: the rules of domain/quest would yield other numbers for two games.
 */
export const sampleQuest: {
	readonly stats: QuestStats;
	readonly domains: Readonly<Record<QuestDomainKey, { readonly level: number; readonly progress: number }>>;
	readonly completedGames: readonly GameId[];
	readonly understood: readonly { readonly gameId: GameId; readonly questions: readonly number[] }[];
	readonly earnedBadges: readonly EarnedBadge[];
} = {
	stats: { xp: 145, streak: 3, completedGames: 2, totalBadges: 2, level: 4 },
	domains: {
		biology: { level: 2, progress: 65 },
		chemistry: { level: 1, progress: 30 },
		physics: { level: 1, progress: 45 },
		space: { level: 0, progress: 10 },
		computer: { level: 1, progress: 25 },
	},
	completedGames: ["plant-outbreak", "mystery-substance"],
	understood: [
		{ gameId: "plant-outbreak", questions: [0, 1, 2] },
		{ gameId: "mystery-substance", questions: [0, 1] },
	],
	// Noon, so that the date reads 15 April from Honolulu to Sydney.
	earnedBadges: [
		{ badge: "eco-detective", earnedAt: "2025-04-15T12:00:00.000Z" },
		{ badge: "lab-master", earnedAt: "2025-04-15T12:00:00.000Z" },
	],
};
