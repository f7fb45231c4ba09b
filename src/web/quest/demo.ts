import { sampleQuest } from "#content/quest/sample.ts";
import { badgeIds } from "#domain/quest/badge-id.ts";
import { questDomainKeys } from "#domain/quest/quest.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { DeviceHandlers } from "../api/transport.ts";

/** Sample figures that no game changes; the toast names the specification's XP. */
export const demoQuest = () =>
	({
		"GET /api/quest": () =>
			success({
				sample: true,
				stats: sampleQuest.stats,
				domains: questDomainKeys.map((key) => ({ key, ...sampleQuest.domains[key] })),
				completedGames: [...sampleQuest.completedGames],
				understood: sampleQuest.understood.map(({ gameId, questions }) => ({
					gameId,
					questions: [...questions],
				})),
				badges: badgeIds.map((id) => ({
					id,
					earnedAt: sampleQuest.earnedBadges.find(({ badge }) => badge === id)?.earnedAt ?? null,
				})),
			}),
		"POST /api/quest/completions": async ({ body: { gameId, answers } }) => {
			// The games' texts contain their answers: they are only loaded when a game is finished.
			const [{ questGames }, { demoToastXp, gameCompletion }] = await Promise.all([
				import("#content/quest/quest.ts"),
				import("#domain/quest/progress.ts"),
			]);
			const game = questGames.find(({ id }) => id === gameId);
			if (!game) return failure("quest.game_unknown");
			// Nothing is kept here, so the rest of a game may be played as if it had been finished before.
			const completed = gameCompletion(game, answers, { isReplay: true });
			return completed.ok ? success({ xp: demoToastXp(game.domain) }) : completed;
		},
	}) satisfies DeviceHandlers;
