import * as z from "zod/mini";
import { careerIdSchema } from "#domain/careers/career-id-schema.ts";
import { quizAnswersSchema } from "#domain/quiz/questionnaire.ts";
import { quizResultsSchema } from "#domain/quiz/results-schema.ts";
import { localeSchema } from "#domain/shared/locale-schema.ts";
import { zoneSchema } from "#domain/shared/moment-schema.ts";
import { studentDashboardSchema } from "../dashboard.ts";
import { guestAttemptSchema, mergeAnswerSchema, mergeRequestSchema } from "../guest.ts";
import { gameAwardSchema, questOverviewSchema } from "../quest.ts";
import { attemptSchema } from "../quiz.ts";
import { savedCareerSchema } from "../saved-careers.ts";
import { declareRoute } from "./route.ts";

const line = z.string().check(z.maxLength(500));
const careerParams = z.object({ careerId: careerIdSchema });

/** What people do and an account keeps: quiz, saved careers, quest, dashboard; and the two forms of guests. */
export const workRoutes = {
	attempts: declareRoute({
		method: "GET",
		path: "/api/quiz/attempts",
		access: "keeper",
		response: z.object({ attempts: z.array(attemptSchema) }),
	}),
	/** Sent twice it is kept once: an attempt is its version, its answers and its instant. */
	saveAttempt: declareRoute({
		method: "POST",
		path: "/api/quiz/attempts",
		access: "keeper",
		body: guestAttemptSchema,
		problems: ["quiz.answers_incomplete", "quiz.unknown_version"],
		response: attemptSchema,
		limit: { minutes: 60, perAccount: 120 },
	}),
	/** The results are computed from the answers; without answers those named are sent. */
	mailResults: declareRoute({
		method: "POST",
		path: "/api/quiz/result-mails",
		access: "everyone",
		body: z.object({
			name: line,
			email: line,
			consentToUpdates: z.boolean(),
			locale: localeSchema,
			questionnaireVersion: z.int(),
			answers: z.nullable(quizAnswersSchema),
			results: quizResultsSchema,
		}),
		problems: ["forms.required", "forms.email_invalid", "forms.name_invalid", "quiz.results_missing"],
		response: z.null(),
		limit: { minutes: 60, perNetwork: 120, perEmail: 5 },
	}),
	savedCareers: declareRoute({
		method: "GET",
		path: "/api/saved-careers",
		access: "keeper",
		response: z.object({ saved: z.array(savedCareerSchema) }),
	}),
	saveCareer: declareRoute({
		method: "PUT",
		path: "/api/saved-careers/:careerId",
		access: "keeper",
		params: careerParams,
		problems: ["careers.unknown"],
		response: z.null(),
	}),
	unsaveCareer: declareRoute({
		method: "DELETE",
		path: "/api/saved-careers/:careerId",
		access: "keeper",
		params: careerParams,
		problems: ["careers.unknown"],
		response: z.null(),
	}),
	quest: declareRoute({
		method: "GET",
		path: "/api/quest",
		access: "keeper",
		response: questOverviewSchema,
	}),
	/** The answers are sent, the server scores. `zone`: where the day of the game is to be counted. */
	completeGame: declareRoute({
		method: "POST",
		path: "/api/quest/completions",
		access: "keeper",
		body: z.object({
			gameId: line,
			answers: z.array(z.number()),
			zone: z.optional(zoneSchema.check(z.maxLength(64))),
		}),
		problems: ["quest.game_unknown", "quest.answers_incomplete"],
		response: gameAwardSchema,
		limit: { minutes: 60, perAccount: 600 },
	}),
	studentDashboard: declareRoute({
		method: "GET",
		path: "/api/dashboard/student",
		access: "student",
		response: studentDashboardSchema,
	}),
	mergeGuest: declareRoute({
		method: "POST",
		path: "/api/guest/merge",
		access: "keeper",
		body: mergeRequestSchema,
		largestBody: 512 * 1024,
		response: mergeAnswerSchema,
		limit: { minutes: 60, perAccount: 60 },
	}),
	contact: declareRoute({
		method: "POST",
		path: "/api/contact-messages",
		access: "everyone",
		body: z.object({ name: line, email: line, message: z.string(), locale: localeSchema }),
		problems: ["forms.required", "forms.email_invalid", "forms.name_invalid"],
		response: z.null(),
		limit: { minutes: 60, perNetwork: 60, perEmail: 10 },
	}),
};
