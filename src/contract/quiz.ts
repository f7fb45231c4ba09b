import * as z from "zod/mini";
import { quizAnswersSchema } from "#domain/quiz/questionnaire.ts";
import { quizResultsSchema } from "#domain/quiz/results-schema.ts";
import { instantSchema } from "#domain/shared/moment-schema.ts";

/** A finished quiz. The answers are missing when they were lost or damaged; the results still show. */
export const finishedQuizSchema = z.object({
	results: quizResultsSchema,
	answers: z.nullable(quizAnswersSchema),
});
export type FinishedQuiz = z.infer<typeof finishedQuizSchema>;

/** A finished quiz that an account keeps. The results are computed by the server from the answers. */
export const attemptSchema = z.object({
	id: z.string(),
	completedAt: instantSchema,
	questionnaireVersion: z.int(),
	answers: quizAnswersSchema,
	results: quizResultsSchema,
});
export type Attempt = z.infer<typeof attemptSchema>;
