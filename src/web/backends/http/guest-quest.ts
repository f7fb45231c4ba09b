import type { QuestOverview } from "#contract/quest.ts";
import { badgeIds } from "#domain/quest/badge-id.ts";
import { earnedBadges } from "#domain/quest/badges.ts";
import { awardedXp, domainProgress, gameCompletion, questStats } from "#domain/quest/progress.ts";
import { type GameId, questDomainKeys } from "#domain/quest/quest.ts";
import { failure, success } from "#domain/shared/result.ts";
import { dateIn } from "#domain/shared/time.ts";
import type { GuestStore } from "./guest-store.ts";
import type { HttpWorld } from "./world.ts";

/** A guest's quest: what an account would show of the same games, counted in this browser. */
export const guestQuest = (world: HttpWorld, store: GuestStore) => {
	const completions = () =>
		store.read().completions.map(({ gameId, completedAt }) => ({ game: gameId, completedAt }));
	return {
		overview: async (): Promise<QuestOverview> => {
			const { games } = await world.rules();
			const done = completions();
			const zone = world.zone();
			const days = done.map(({ completedAt }) => dateIn(completedAt, zone));
			const earned = earnedBadges(done);
			return {
				sample: false,
				stats: questStats(games, done, days, dateIn(world.now(), zone)),
				domains: questDomainKeys.map((key) => ({ key, ...domainProgress(key, games, done) })),
				completedGames: [...new Set(done.map(({ game }) => game))],
				badges: badgeIds.map((id) => ({
					id,
					earnedAt: earned.find(({ badge }) => badge === id)?.earnedAt ?? null,
				})),
			};
		},
		completeGame: async (gameId: GameId, answers: readonly number[]) => {
			const game = (await world.rules()).games.find(({ id }) => id === gameId);
			if (!game) return failure("quest.game_unknown");
			const completed = gameCompletion(game, answers);
			if (!completed.ok) return completed;
			const xp = awardedXp(game, completions());
			store.addCompletion({ gameId, answers: [...answers], completedAt: world.now() });
			return success({ xp });
		},
	};
};
