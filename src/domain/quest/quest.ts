import * as z from "zod/mini";
import { instantSchema } from "../shared/moment.ts";

export const questDomainKeys = ["biology", "chemistry", "physics", "space", "computer"] as const;
export type QuestDomainKey = (typeof questDomainKeys)[number];

export const gameIds = [
	"plant-outbreak",
	"dna-detective",
	"mystery-substance",
	"green-chemistry",
	"roller-coaster",
	"mission-to-mars",
	"image-recognition",
] as const;
export type GameId = (typeof gameIds)[number];
export const gameIdSchema = z.enum(gameIds);

/** What the rules need of a game: its domain, its list XP and its right answers (option index per question). */
export const gameSchema = z.strictObject({
	id: gameIdSchema,
	domain: z.enum(questDomainKeys),
	xp: z.int().check(z.positive()),
	correctAnswers: z.array(z.int().check(z.gte(0), z.lte(3))).check(z.minLength(1)),
});
export type Game = z.infer<typeof gameSchema>;

/** Every question offers exactly four options. */
export const optionCount = 4;

/** A game someone finished, and when. */
export const completionSchema = z.strictObject({ game: gameIdSchema, completedAt: instantSchema });
export type Completion = z.infer<typeof completionSchema>;
