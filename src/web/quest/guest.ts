import type { GameAward, QuestOverview } from "#contract/quest.ts";
import type { RequestOf } from "#contract/route-key.ts";
import { questFigures } from "#domain/quest/overview.ts";
import { gameCompletion, isWholeGame } from "#domain/quest/progress.ts";
import type { Completion, Game, Play } from "#domain/quest/quest.ts";
import { rightQuestions } from "#domain/quest/understanding.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { dateIn, localDateTimeOf } from "#domain/shared/time.ts";
import { readZone } from "#domain/shared/zone-name.ts";
import type { DeviceContext } from "../api/device/device-context.ts";
import type { GuestStore } from "../api/device/guest-store.ts";

type FinishedGame = RequestOf<"POST /api/quest/completions">["body"];

/** A guest's quest: the same figures as an account's for the same games, counted on the device. */
export const guestQuest = (
	context: Pick<DeviceContext, "now" | "zone">,
	store: GuestStore,
	games: readonly Game[],
) => {
	const stored = () => store.read().completions;
	const completions = (): Completion[] =>
		stored().map(({ gameId, answers, completedAt, countsWhole = true }) => ({
			game: gameId,
			answers,
			completedAt,
			countsWhole,
		}));
	const understood = () =>
		stored().flatMap(({ gameId, understood = [] }) =>
			understood.map((question) => ({ game: gameId, ...question })),
		);
	const plays = (): Play[] =>
		stored().flatMap(({ gameId, completedAt, plays }) =>
			(plays ?? [{ playedAt: completedAt, zone: context.zone() }]).map(({ playedAt, zone }) => ({
				game: gameId,
				playedAt,
				local: localDateTimeOf(playedAt, readZone(zone ?? "") ?? context.zone()),
			})),
		);
	return {
		overview: (): QuestOverview => {
			const done = completions();
			const zone = context.zone();
			const played = plays();
			const activeDays = [
				...done.map(({ completedAt }) => dateIn(completedAt, zone)),
				...played.map(({ local }) => local.date),
			];
			const record = { completions: done, understood: understood(), plays: played, activeDays };
			return { sample: false, ...questFigures(games, record, dateIn(context.now(), zone)) };
		},
		complete: ({
			gameId,
			answers,
		}: FinishedGame): Result<GameAward, "quest.game_unknown" | "quest.answers_incomplete"> => {
			const game = games.find(({ id }) => id === gameId);
			if (!game) return failure("quest.game_unknown");
			const isReplay = stored().some((completion) => completion.gameId === game.id);
			const completed = gameCompletion(game, answers, { isReplay });
			if (!completed.ok) return completed;
			const now = context.now();
			store.addPlay({
				gameId: game.id,
				// The answers of the first play alone are stored, and that one is whole.
				answers: isWholeGame(game, answers) ? [...answers] : [],
				completedAt: now,
				plays: [{ playedAt: now, zone: context.zone() }],
				understood: rightQuestions(game, answers).map((question) => ({ question, understoodAt: now })),
				countsWhole: false,
			});
			return success({ xp: isReplay ? 0 : game.xp });
		},
	};
};
