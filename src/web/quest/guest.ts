import type { GameAward, QuestOverview } from "#contract/quest.ts";
import type { RequestOf } from "#contract/route-key.ts";
import { badgeIds } from "#domain/quest/badge-id.ts";
import { earnedBadges } from "#domain/quest/badges.ts";
import { awardedXp, domainProgress, gameCompletion, questStats } from "#domain/quest/progress.ts";
import { type Game, type Play, questDomainKeys } from "#domain/quest/quest.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { dateIn, localMomentOf } from "#domain/shared/time.ts";
import { readZone } from "#domain/shared/zone-name.ts";
import type { DeviceContext } from "../api/device/device-context.ts";
import type { GuestStore } from "../api/device/guest-store.ts";

type Completion = RequestOf<"POST /api/quest/completions">["body"];

/** A guest's quest: the same figures as an account's for the same games, counted on the device. */
export const guestQuest = (
	context: Pick<DeviceContext, "now" | "zone">,
	store: GuestStore,
	games: readonly Game[],
) => {
	const completions = () =>
		store.read().completions.map(({ gameId, completedAt }) => ({ game: gameId, completedAt }));
	const plays = (): Play[] =>
		store.read().completions.flatMap(({ gameId, completedAt, plays }) =>
			(plays ?? [{ playedAt: completedAt, zone: context.zone() }]).map(({ playedAt, zone }) => ({
				game: gameId,
				playedAt,
				local: localMomentOf(playedAt, readZone(zone ?? "") ?? context.zone()),
			})),
		);
	return {
		overview: (): QuestOverview => {
			const done = completions();
			const zone = context.zone();
			const facts = { completions: done, plays: plays() };
			const days = [
				...done.map(({ completedAt }) => dateIn(completedAt, zone)),
				...facts.plays.map(({ local }) => local.date),
			];
			const earned = earnedBadges(facts);
			return {
				sample: false,
				stats: questStats(games, facts, days, dateIn(context.now(), zone)),
				domains: questDomainKeys.map((key) => ({ key, ...domainProgress(key, games, done) })),
				completedGames: [...new Set(done.map(({ game }) => game))],
				badges: badgeIds.map((id) => ({
					id,
					earnedAt: earned.find(({ badge }) => badge === id)?.earnedAt ?? null,
				})),
			};
		},
		complete: ({
			gameId,
			answers,
		}: Completion): Result<GameAward, "quest.game_unknown" | "quest.answers_incomplete"> => {
			const game = games.find(({ id }) => id === gameId);
			if (!game) return failure("quest.game_unknown");
			const completed = gameCompletion(game, answers);
			if (!completed.ok) return completed;
			const xp = awardedXp(game, completions());
			const now = context.now();
			store.addCompletion({
				gameId: game.id,
				answers: [...answers],
				completedAt: now,
				plays: [{ playedAt: now, zone: context.zone() }],
			});
			return success({ xp });
		},
	};
};
