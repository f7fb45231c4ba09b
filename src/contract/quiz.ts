import * as z from "zod/mini";
import { isCompleteRating, ratingGroups, ratingVerdicts } from "#domain/quiz/blind-rating.ts";
import type { QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { careersKept, categoriesKept, type QuizResults } from "#domain/quiz/score.ts";
import { maxTiePairs, tieChoices } from "#domain/quiz/tie-decision.ts";
import { careerIdSchema, categoryKeySchema } from "./careers.ts";
import { declareRoute } from "./route.ts";
import { countSchema, instantSchema, lineSchema, localeSchema } from "./shared.ts";

/** Question id → ids of the chosen options, in any order. */
export const quizAnswersSchema = z.record(
	z.string(),
	z.array(z.string()),
) satisfies z.ZodMiniType<QuizAnswers>;

const resultId = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const distinct = z.refine<string[]>((ids) => new Set(ids).size === ids.length);

/** The stored results of a finished quiz: ids only, best first. Longer, repeated or malformed lists are refused. */
export const quizResultsSchema = z.strictObject({
	topCareers: z.array(resultId).check(z.maxLength(careersKept), distinct),
	topCategories: z.array(resultId).check(z.maxLength(categoriesKept), distinct),
}) satisfies z.ZodMiniType<QuizResults>;

/** The student's choices between careers that are level at the cut. */
const tieChoicesSchema = z.array(z.enum(tieChoices)).check(z.maxLength(maxTiePairs));

/** Reads an attempt that a guest kept on the device. */
export const guestAttemptSchema = z.object({
	completedAt: instantSchema,
	questionnaireVersion: z.int(),
	answers: quizAnswersSchema,
	tieChoices: z.optional(tieChoicesSchema),
});
/** An attempt that a guest kept on the device. */
export type GuestAttempt = z.infer<typeof guestAttemptSchema>;

/** Attempts side by side, the earliest first; the lists inside have one entry for each (see domain/quiz/comparison.ts). */
export const comparisonSchema = z.object({
	attempts: z.array(z.object({ id: z.string(), completedAt: instantSchema, chosen: countSchema })),
	categories: z.array(z.object({ id: categoryKeySchema, counts: z.array(countSchema) })),
	careers: z.array(z.object({ id: careerIdSchema, places: z.array(z.nullable(countSchema)) })),
});
/** The attempts of an account over time, with what changed. */
export type Comparison = z.infer<typeof comparisonSchema>;

/** A finished quiz. The answers are missing when they were lost or damaged; the results still show. */
export const finishedQuizSchema = z.object({
	results: quizResultsSchema,
	answers: z.nullable(quizAnswersSchema),
});
/** A completed questionnaire as it is sent. */
export type FinishedQuiz = z.infer<typeof finishedQuizSchema>;

/** A finished quiz that an account keeps. The results are computed by the server from the answers. */
export const attemptSchema = z.object({
	id: z.string(),
	completedAt: instantSchema,
	questionnaireVersion: z.int(),
	answers: quizAnswersSchema,
	tieChoices: z.optional(tieChoicesSchema),
	results: quizResultsSchema,
});
/** One kept attempt. */
export type Attempt = z.infer<typeof attemptSchema>;

/** The figures of blind ratings; null while too few have rated. Shares are parts of 1. */
export const blindRatingsSchema = z.object({
	students: countSchema,
	/** The days that an operator has left out, since no one checks who rates. */
	leftOutDays: countSchema,
	figures: z.nullable(
		z.array(
			z.object({
				group: z.enum(ratingGroups),
				answered: countSchema,
				appeals: countSchema,
				share: z.number(),
				low: z.number(),
				high: z.number(),
			}),
		),
	),
});

/** The quiz: attempts that an account keeps, their comparison, and results by mail. */
export const quizRoutes = {
	attempts: declareRoute({
		method: "GET",
		path: "/api/quiz/attempts",
		access: "consented",
		response: z.object({ attempts: z.array(attemptSchema) }),
	}),
	/**
	 * Sent twice it is kept once: an attempt is its version, its answers and its instant. Sent again with choices between level
	 * careers, it is kept with these.
	 */
	saveAttempt: declareRoute({
		method: "POST",
		path: "/api/quiz/attempts",
		access: "consented",
		body: guestAttemptSchema,
		problems: ["quiz.answers_incomplete", "quiz.unknown_version"],
		response: attemptSchema,
		limit: { minutes: 60, perAccount: 120 },
	}),
	comparison: declareRoute({
		method: "GET",
		path: "/api/quiz/comparison",
		access: "consented",
		problems: ["subscription.premium_required"],
		response: comparisonSchema,
	}),
	/** The results are computed from the answers; without answers those named are sent. */
	mailResults: declareRoute({
		method: "POST",
		path: "/api/quiz/result-mails",
		access: "everyone",
		body: z.object({
			name: lineSchema,
			email: lineSchema,
			consentToUpdates: z.boolean(),
			locale: localeSchema,
			questionnaireVersion: z.int(),
			answers: z.nullable(quizAnswersSchema),
			results: quizResultsSchema,
			tieChoices: z.optional(tieChoicesSchema),
		}),
		problems: ["forms.required", "forms.email_invalid", "forms.name_invalid", "quiz.results_missing"],
		response: z.null(),
		limit: { minutes: 60, perNetwork: 1200, perEmail: 15, perEmailAndNetwork: 5 },
	}),
	/** The ratings of careers by all students, given before they saw their results. */
	blindRatings: declareRoute({
		method: "GET",
		path: "/api/quiz/blind-ratings",
		access: "everyone",
		response: blindRatingsSchema,
	}),
	/**
	 * Adds one student's ratings to the counts of the day, without the student and without the careers. Two classes of a
	 * network a day: no one checks who rates.
	 */
	rateBlind: declareRoute({
		method: "POST",
		path: "/api/quiz/blind-ratings",
		access: "everyone",
		body: z.strictObject({
			questionnaireVersion: z.int().check(z.positive(), z.maximum(1_000)),
			ratings: z
				.array(z.strictObject({ group: z.enum(ratingGroups), verdict: z.enum(ratingVerdicts) }))
				.check(z.refine(isCompleteRating)),
		}),
		problems: ["quiz.unknown_version"],
		response: z.null(),
		limit: { minutes: 24 * 60, perNetwork: 60 },
	}),
};
