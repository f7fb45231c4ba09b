import type { QuestOverview } from "#contract/quest.ts";
import { badgeIds } from "#domain/quest/badge-id.ts";
import { questDomainKeys } from "#domain/quest/quest.ts";

/** The quest of a student who has not played yet. */
export const emptyQuest: QuestOverview = {
	sample: false,
	stats: { xp: 0, streak: 0, completedGames: 0, totalBadges: 0, level: 1 },
	domains: questDomainKeys.map((key) => ({ key, level: 0, progress: 0 })),
	completedGames: [],
	understood: [],
	badges: badgeIds.map((id) => ({ id, earnedAt: null })),
};
