import { questGames } from "#content/quest/quest.ts";
import { routes } from "#contract/routes.ts";
import { gameCompletion, isWholeGame } from "#domain/quest/progress.ts";
import { rightQuestions } from "#domain/quest/understanding.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { dateIn, localDateTimeOf } from "#domain/shared/time.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { knownZone } from "#server/platform/zone.ts";
import { presentQuestProgress } from "./present.ts";
import {
	activeDaysOf,
	addActiveDays,
	completionsOf,
	insertCompletion,
	insertPlays,
	playsOf,
	storeUnderstood,
	understoodOf,
} from "./store.ts";

export interface QuestDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
}

const questRoutes = ({ database }: QuestDependencies): RouteHandler[] => [
	implementRoute(routes.quest, async ({ session, now }) => {
		const queries = database.queries();
		const [completions, understood, plays, activeDays] = await Promise.all([
			completionsOf(queries, session.accountId),
			understoodOf(queries, session.accountId),
			playsOf(queries, session.accountId),
			activeDaysOf(queries, session.accountId),
		]);
		return success(
			presentQuestProgress(
				{ completions, understood, plays, activeDays },
				dateIn(toInstant(now), session.zone),
			),
		);
	}),

	implementRoute(routes.completeGame, async ({ session, body, now }) => {
		const game = questGames.find(({ id }) => id === body.gameId);
		if (game === undefined) return failure("quest.game_unknown");
		const { answers } = body;
		const local = localDateTimeOf(toInstant(now), knownZone(body.zone) ?? session.zone);
		return database.transaction(async (transaction) => {
			const before = await completionsOf(transaction, session.accountId);
			const isReplay = before.some(({ gameId }) => gameId === game.id);
			const scored = gameCompletion(game, answers, { isReplay });
			if (!scored.ok) return scored;
			const isFirst =
				isWholeGame(game, answers) &&
				(await insertCompletion(transaction, session.accountId, {
					gameId: game.id,
					answers: [...answers],
					completedAt: now,
					countsWhole: false,
				}));
			const understood = rightQuestions(game, answers).map((question) => ({
				gameId: game.id,
				question,
				understoodAt: now,
			}));
			await storeUnderstood(transaction, session.accountId, understood);
			await addActiveDays(transaction, session.accountId, [local.date]);
			const play = { gameId: game.id, playedAt: now, localDate: local.date, localTime: local.time };
			await insertPlays(transaction, session.accountId, [play]);
			return success({ xp: isFirst ? game.xp : 0 });
		});
	}),
];

/** Completed games and the progress that they make. */
export const createQuest = (dependencies: QuestDependencies): Feature => ({
	routes: questRoutes(dependencies),
	jobs: [],
});
