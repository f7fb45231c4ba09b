import type { QuestBackend, QuestOverview } from "#contract/quest.ts";
import { demoToastXp, gameCompletion } from "#domain/quest/progress.ts";
import type { Game } from "#domain/quest/quest.ts";
import { failure, success } from "#domain/shared/result.ts";
import { settle } from "./outcome.ts";

/** Sample figures that no game changes; the toast names the specification's XP. */
export const demoQuest = (games: readonly Game[], sample: QuestOverview): QuestBackend => ({
	overview: async () => sample,
	completeGame: (gameId, answers) =>
		settle(async () => {
			const game = games.find(({ id }) => id === gameId);
			if (!game) return failure("quest.game_unknown");
			const completed = gameCompletion(game, answers);
			return completed.ok ? success({ xp: demoToastXp(game.domain) }) : completed;
		}),
});
