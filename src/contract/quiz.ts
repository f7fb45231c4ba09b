import * as z from "zod/mini";
import type { UserInfo } from "#domain/account/forms.ts";
import { type QuizAnswers, quizAnswersSchema } from "#domain/quiz/questionnaire.ts";
import type { QuizResults } from "#domain/quiz/results.ts";
import { quizResultsSchema } from "#domain/quiz/results-schema.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { instantSchema } from "#domain/shared/moment-schema.ts";
import type { Outcome } from "./problem.ts";

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

/** The quiz of this visit. What was chosen is kept as chosen; scoring is the domain's. */
export interface QuizBackend {
	/** Keeps a finished quiz for this visit, in place of an earlier one. Never fails: at worst in memory. */
	saveResults(results: QuizResults, answers: QuizAnswers): Promise<void>;
	/** The finished quiz of this visit, or null when there is none or what is stored is broken. */
	readResults(): Promise<FinishedQuiz | null>;
	/** Checks the form, then sends the results of this visit by e-mail, written in `locale`. */
	emailResults(
		recipient: UserInfo,
		locale: Locale,
	): Outcome<null, "forms.required" | "forms.email_invalid" | "forms.name_invalid" | "quiz.results_missing">;
	/** The attempts that the account keeps, latest first; none for a guest and where accounts are not real. */
	attempts(): Promise<Attempt[]>;
}
