import { sampleQuest } from "#content/quest/sample.ts";
import type { QuestBackend } from "#contract/quest.ts";
import { badgeIds } from "#domain/quest/badge-id.ts";
import { questDomainKeys } from "#domain/quest/quest.ts";
import { failure, success } from "#domain/shared/result.ts";
import { settle } from "../browser/outcome.ts";

/** Sample figures that no game changes; the toast names the specification's XP. */
export const demoQuest = (): QuestBackend => ({
	overview: async () => ({
		sample: true,
		stats: sampleQuest.stats,
		domains: questDomainKeys.map((key) => ({ key, ...sampleQuest.domains[key] })),
		completedGames: [...sampleQuest.completedGames],
		badges: badgeIds.map((id) => ({
			id,
			earnedAt: sampleQuest.earnedBadges.find(({ badge }) => badge === id)?.earnedAt ?? null,
		})),
	}),
	completeGame: (gameId, answers) =>
		settle(async () => {
			// The games' words come with their answers: only whoever finishes one waits for them.
			const [{ questGames }, { demoToastXp, gameCompletion }] = await Promise.all([
				import("#content/quest/quest.ts"),
				import("#domain/quest/progress.ts"),
			]);
			const game = questGames.find(({ id }) => id === gameId);
			if (!game) return failure("quest.game_unknown");
			const completed = gameCompletion(game, answers);
			return completed.ok ? success({ xp: demoToastXp(game.domain) }) : completed;
		}),
});
