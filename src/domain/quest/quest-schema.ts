import * as z from "zod/mini";
import { instantSchema } from "../shared/moment-schema.ts";
import { gameIds, questDomainKeys } from "./quest.ts";

export const gameIdSchema = z.enum(gameIds);

/** A `Game`. */
export const gameSchema = z.strictObject({
	id: gameIdSchema,
	domain: z.enum(questDomainKeys),
	xp: z.int().check(z.positive()),
	correctAnswers: z.array(z.int().check(z.gte(0), z.lte(3))).check(z.minLength(1)),
});

/** A `Completion`. */
export const completionSchema = z.strictObject({ game: gameIdSchema, completedAt: instantSchema });
