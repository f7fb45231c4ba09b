import { questGames } from "#content/quest/quest.ts";
import { routes } from "#contract/routes.ts";
import { gameCompletion } from "#domain/quest/progress.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { failure, success } from "#domain/shared/result.ts";
import { dateIn, localMomentOf } from "#domain/shared/time.ts";
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
} from "./store.ts";

export interface QuestDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
}

const questRoutes = ({ database }: QuestDependencies): RouteHandler[] => [
	implementRoute(routes.quest, async ({ session, now }) => {
		const queries = database.queries();
		const [completions, plays, activeDays] = await Promise.all([
			completionsOf(queries, session.accountId),
			playsOf(queries, session.accountId),
			activeDaysOf(queries, session.accountId),
		]);
		return success(
			presentQuestProgress({ completions, plays, activeDays }, dateIn(toInstant(now), session.zone)),
		);
	}),

	implementRoute(routes.completeGame, async ({ session, body, now }) => {
		const game = questGames.find(({ id }) => id === body.gameId);
		if (game === undefined) return failure("quest.game_unknown");
		const scored = gameCompletion(game, body.answers);
		if (!scored.ok) return scored;
		const local = localMomentOf(toInstant(now), knownZone(body.zone) ?? session.zone);
		const completion = { gameId: game.id, answers: body.answers, completedAt: now };
		return database.transaction(async (transaction) => {
			const isFirst = await insertCompletion(transaction, session.accountId, completion);
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
