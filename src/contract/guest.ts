import * as z from "zod/mini";
import { careerIdSchema } from "#domain/careers/career-id-schema.ts";
import { gameIdSchema } from "#domain/quest/quest-schema.ts";
import { quizAnswersSchema } from "#domain/quiz/questionnaire.ts";
import { instantSchema } from "#domain/shared/moment-schema.ts";

export const guestAttemptSchema = z.object({
	completedAt: instantSchema,
	questionnaireVersion: z.int(),
	answers: quizAnswersSchema,
});
export type GuestAttempt = z.infer<typeof guestAttemptSchema>;

export const guestCompletionSchema = z.object({
	gameId: gameIdSchema,
	answers: z.array(z.int()),
	completedAt: instantSchema,
});
export type GuestCompletion = z.infer<typeof guestCompletionSchema>;

/** What a guest did, as the browser keeps it: facts only, nothing computed. */
export const guestWorkSchema = z.object({
	attempts: z.array(guestAttemptSchema),
	saved: z.array(careerIdSchema),
	completions: z.array(guestCompletionSchema),
});
export type GuestWork = z.infer<typeof guestWorkSchema>;

/**
 * Work to be taken over. Entries are judged one by one, what is not valid is left out; the id, drawn by the browser
 * when the guest's work began, makes a repeated request harmless.
 */
export const mergeRequestSchema = z.object({
	mergeId: z.uuid(),
	attempts: z.array(z.unknown()),
	saved: z.array(z.unknown()),
	completions: z.array(z.unknown()),
});
export type MergeRequest = z.infer<typeof mergeRequestSchema>;

const count = z.int().check(z.gte(0));

/** How much was new to the account. A repeated request gets the first one's answer. */
export const mergeAnswerSchema = z.object({ attempts: count, saved: count, completions: count });
export type MergeAnswer = z.infer<typeof mergeAnswerSchema>;
