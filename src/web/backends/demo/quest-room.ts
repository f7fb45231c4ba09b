import type { QuestBackend } from "#contract/quest.ts";
import { demoQuest } from "./quest.ts";

/** The quest with the games of the content. */
export const demoQuestRoom = (): QuestBackend =>
	demoQuest([], {
		sample: true,
		stats: { xp: 145, streak: 3, completedGames: 2, totalBadges: 2, level: 4 },
		domains: [],
		badges: [],
	});
