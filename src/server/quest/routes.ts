import { questGames } from "#content/quest/quest.ts";
import { routes } from "#contract/routes.ts";
import { gameCompletion } from "#domain/quest/progress.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { failure, success } from "#domain/shared/result.ts";
import { dateIn } from "#domain/shared/time.ts";
import type { Database } from "#server/platform/db/database.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { knownZone } from "#server/platform/zone.ts";
import { presentQuestProgress } from "./present.ts";
import { activeDaysOf, addActiveDays, completionsOf, insertCompletion } from "./store.ts";

export interface QuestDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
}

/** Games that were finished, and where they lead. */
export const bindQuestRoutes = ({ database }: QuestDependencies): RouteHandler[] => [
	implementRoute(routes.quest, async ({ session, now }) => {
		const queries = database.queries();
		const [completions, days] = await Promise.all([
			completionsOf(queries, session.accountId),
			activeDaysOf(queries, session.accountId),
		]);
		return success(presentQuestProgress(completions, days, dateIn(toInstant(now), session.zone)));
	}),

	implementRoute(routes.completeGame, async ({ session, body, now }) => {
		const game = questGames.find(({ id }) => id === body.gameId);
		if (game === undefined) return failure("quest.game_unknown");
		const scored = gameCompletion(game, body.answers);
		if (!scored.ok) return scored;
		const day = dateIn(toInstant(now), knownZone(body.zone) ?? session.zone);
		const completion = { gameId: game.id, answers: body.answers, completedAt: now };
		return database.transaction(async (transaction) => {
			const isFirst = await insertCompletion(transaction, session.accountId, completion);
			await addActiveDays(transaction, session.accountId, [day]);
			return success({ xp: isFirst ? game.xp : 0 });
		});
	}),
];
