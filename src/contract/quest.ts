import * as z from "zod/mini";
import { badgeIds } from "#domain/quest/badge-id.ts";
import { gameIds, questDomainKeys } from "#domain/quest/quest.ts";
import { declareRoute } from "./route.ts";
import { browserZoneSchema, countSchema, instantSchema, lineSchema } from "./shared.ts";

export const gameIdSchema = z.enum(gameIds);

/**
 * A game that a guest finished: its first completion and, since plays are stored, every play with its zone; since
 * understanding counts, the questions understood later, and `countsWhole: false`.
 */
export const guestCompletionSchema = z.object({
	gameId: gameIdSchema,
	answers: z.array(z.int()),
	completedAt: instantSchema,
	plays: z.optional(z.array(z.object({ playedAt: instantSchema, zone: browserZoneSchema }))),
	understood: z.optional(z.array(z.object({ question: z.int(), understoodAt: instantSchema }))),
	countsWhole: z.optional(z.boolean()),
});
export type GuestCompletion = z.infer<typeof guestCompletionSchema>;

/** A person's progress in the quest. `sample`: the figures are sample data. */
export const questOverviewSchema = z.object({
	sample: z.boolean(),
	stats: z.object({
		xp: countSchema,
		/** In days. */
		streak: countSchema,
		completedGames: countSchema,
		totalBadges: countSchema,
		level: countSchema,
	}),
	/** In the order of the screen. `progress` is a whole percentage. */
	domains: z.array(
		z.object({
			key: z.enum(questDomainKeys),
			level: countSchema,
			progress: z.int().check(z.gte(0), z.lte(100)),
		}),
	),
	/** In any order. */
	completedGames: z.array(gameIdSchema),
	/** The marks: the index of each question that was answered right at any try. */
	understood: z.array(z.object({ gameId: gameIdSchema, questions: z.array(countSchema) })),
	/** Every badge, in the order of the published rules. `earnedAt` is null while it is locked. */
	badges: z.array(z.object({ id: z.enum(badgeIds), earnedAt: z.nullable(instantSchema) })),
});
/** Figures, badges and domains of the quest. */
export type QuestOverview = z.infer<typeof questOverviewSchema>;

/** The experience points of a finished game, as the closing toast names them. */
export const gameAwardSchema = z.object({ xp: countSchema });
export type GameAward = z.infer<typeof gameAwardSchema>;

/** The quest of an account. */
export const questRoutes = {
	quest: declareRoute({
		method: "GET",
		path: "/api/quest",
		access: "consented",
		response: questOverviewSchema,
	}),
	/**
	 * The answers are sent, the server scores. `null`: a question that was not asked in a replay of the rest.
	 * `zone`: where the day of the game is to be counted.
	 */
	completeGame: declareRoute({
		method: "POST",
		path: "/api/quest/completions",
		access: "consented",
		body: z.object({
			gameId: lineSchema,
			answers: z.array(z.nullable(z.number())),
			zone: z.optional(browserZoneSchema),
		}),
		problems: ["quest.game_unknown", "quest.answers_incomplete"],
		response: gameAwardSchema,
		limit: { minutes: 60, perAccount: 600 },
	}),
};
