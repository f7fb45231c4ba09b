import * as z from "zod/mini";
import { badgeIds } from "#domain/quest/badge-id.ts";
import { questDomainKeys } from "#domain/quest/quest.ts";
import { gameIdSchema } from "#domain/quest/quest-schema.ts";
import { instantSchema } from "#domain/shared/moment-schema.ts";

const count = z.int().check(z.gte(0));

/** Where a person stands in the quest. `sample` says that the figures are nobody's. */
export const questOverviewSchema = z.object({
	sample: z.boolean(),
	stats: z.object({
		xp: count,
		/** In days. */
		streak: count,
		completedGames: count,
		totalBadges: count,
		level: count,
	}),
	/** In the order of the screen. `progress` is a whole percentage. */
	domains: z.array(
		z.object({
			key: z.enum(questDomainKeys),
			level: count,
			progress: z.int().check(z.gte(0), z.lte(100)),
		}),
	),
	/** In any order. */
	completedGames: z.array(gameIdSchema),
	/** Every badge, in the order of the published rules. `earnedAt` is null while it is locked. */
	badges: z.array(z.object({ id: z.enum(badgeIds), earnedAt: z.nullable(instantSchema) })),
});
export type QuestOverview = z.infer<typeof questOverviewSchema>;

/** What finishing a game brought: experience points, as the closing toast names them. */
export const gameAwardSchema = z.object({ xp: count });
export type GameAward = z.infer<typeof gameAwardSchema>;
