import * as z from "zod/mini";
import { agreements } from "#domain/account/two-adults.ts";
import { subscriptionStatuses } from "#domain/billing/payment.ts";
import { planIds } from "#domain/billing/plans.ts";
import { openSessionSchema, profileSchema } from "./account.ts";
import { paidSchema } from "./billing.ts";
import { careerIdSchema } from "./careers.ts";
import { participationSchema } from "./circles.ts";
import { sentResultSchema } from "./class-memberships.ts";
import { classSummarySchema } from "./classes.ts";
import { appointmentSchema } from "./consultations.ts";
import { guessSchema } from "./families.ts";
import {
	institutionMembershipSchema,
	institutionSummarySchema,
	invitationSchema,
} from "./institution-page.ts";
import { accessTokenSchema } from "./institution-tokens.ts";
import { passkeySchema } from "./passkeys.ts";
import { gameIdSchema, guestCompletionSchema } from "./quest.ts";
import { attemptSchema, guestAttemptSchema } from "./quiz.ts";
import { declareRoute } from "./route.ts";
import { countSchema, instantSchema, lineSchema, localDateSchema, localTimeSchema } from "./shared.ts";
import { ownShownSummarySchema } from "./shown-summaries.ts";

/** A guest's work as the browser stores it: facts only, nothing computed. */
export const guestWorkSchema = z.object({
	attempts: z.array(guestAttemptSchema),
	saved: z.array(careerIdSchema),
	completions: z.array(guestCompletionSchema),
});
export type GuestWork = z.infer<typeof guestWorkSchema>;

/**
 * Work to be merged. Entries are validated one by one, invalid ones are dropped; the id, drawn by the browser
 * when the guest's work began, makes a repeated request harmless.
 */
export const mergeRequestSchema = z.object({
	mergeId: z.uuid(),
	attempts: z.array(z.unknown()),
	saved: z.array(z.unknown()),
	completions: z.array(z.unknown()),
});
/** A guest's work with the id under which it is merged once. */
export type MergeRequest = z.infer<typeof mergeRequestSchema>;

/** The counts of new entries. A repeated request gets the first response. */
export const mergeAnswerSchema = z.object({
	attempts: countSchema,
	saved: countSchema,
	completions: countSchema,
});
export type MergeAnswer = z.infer<typeof mergeAnswerSchema>;

/** The export: everything that is stored about one account. */
export const accountExportSchema = z.object({
	exportedAt: instantSchema,
	profile: profileSchema,
	ageDeclaredAt: z.nullable(instantSchema),
	consent: z.object({
		guardianEmail: z.nullable(z.string()),
		requestedAt: z.nullable(instantSchema),
		decidedAt: z.nullable(instantSchema),
	}),
	/** The guardian, if one was asked. */
	guardian: z.nullable(
		z.object({ email: z.string(), requestedAt: instantSchema, confirmedAt: z.nullable(instantSchema) }),
	),
	/** The second adults, if any were asked. */
	secondAdults: z.array(
		z.object({
			about: z.enum(agreements),
			email: z.string(),
			requestedAt: instantSchema,
			confirmedAt: z.nullable(instantSchema),
		}),
	),
	/** The schools' log-ins that open the account. */
	schoolLogins: z.array(
		z.object({
			provider: z.string(),
			issuer: z.string(),
			subject: z.string(),
			linkedAt: instantSchema,
			usedAt: z.nullable(instantSchema),
		}),
	),
	payments: z.array(paidSchema),
	subscriptions: z.array(
		z.object({
			plan: z.enum(planIds),
			status: z.enum(subscriptionStatuses),
			startedAt: instantSchema,
			periodEnd: instantSchema,
			cancelAtPeriodEnd: z.boolean(),
		}),
	),
	sessions: z.array(openSessionSchema),
	/** Their names and dates. */
	passkeys: z.array(passkeySchema),
	/** The security events of the account. */
	securityEvents: z.array(z.object({ event: z.string(), at: instantSchema })),
	/** Mails that were written and are not delivered yet. */
	pendingMails: z.array(z.object({ kind: z.string(), to: z.string(), writtenAt: instantSchema })),
	appointments: z.array(appointmentSchema),
	/** Seats in circles and places on their waiting lists. */
	circles: z.array(participationSchema),
	quizAttempts: z.array(attemptSchema),
	/** Earlier quizzes of which only the date is stored. */
	earlierQuizzes: z.array(z.object({ questionnaireVersion: countSchema, completedAt: instantSchema })),
	savedCareers: z.array(z.object({ careerId: careerIdSchema, savedAt: instantSchema })),
	questCompletions: z.array(
		z.object({
			gameId: gameIdSchema,
			answers: z.array(z.int()),
			completedAt: instantSchema,
			countsWhole: z.boolean(),
		}),
	),
	/** Each question that was answered right at any try, by its index in the game, with the first instant. */
	questUnderstood: z.array(
		z.object({ gameId: gameIdSchema, question: countSchema, understoodAt: instantSchema }),
	),
	questActiveDays: z.array(localDateSchema),
	/** Every play with the date and time on the player's clock. */
	questPlays: z.array(
		z.object({
			gameId: gameIdSchema,
			playedAt: instantSchema,
			localDate: localDateSchema,
			localTime: localTimeSchema,
		}),
	),
	/** Messages of the contact form that were written while signed in or, once it is confirmed, under the address. */
	contactMessages: z.array(
		z.object({ name: z.string(), email: z.string(), message: z.string(), receivedAt: instantSchema }),
	),
	/** The problems with consultations that were reported from the account. */
	problemReports: z.array(
		z.object({ appointmentId: z.nullable(z.string()), text: z.string(), reportedAt: instantSchema }),
	),
	/** The request for updates to the address: to which wording, when, and when it was confirmed. */
	updates: z.nullable(
		z.object({ wording: z.int(), askedAt: instantSchema, confirmedAt: z.nullable(instantSchema) }),
	),
	/** A teacher's own classes. */
	classes: z.array(classSummarySchema),
	/** The colleagues to whom they are offered. */
	classOffers: z.array(z.object({ className: z.string(), email: z.string(), offeredAt: instantSchema })),
	/** The classes that a student is in, and what was sent to them. */
	classMemberships: z.array(
		z.object({
			className: z.string(),
			joinedAt: instantSchema,
			sent: z.nullable(sentResultSchema),
			/** Whether a guess at the class's spectrum was sent; it is in the sum of all guesses alone. */
			hasGuessed: z.boolean(),
		}),
	),
	/** A student's unused code. */
	familyCode: z.nullable(z.object({ childName: z.string(), expiresAt: instantSchema })),
	/** A parent's unused code. */
	parentCode: z.nullable(z.object({ expiresAt: instantSchema })),
	/** The parents to whom a student is linked, by their first names, and what is shown to each. */
	linkedParents: z.array(
		z.object({
			parentName: z.string(),
			childName: z.string(),
			linkedAt: instantSchema,
			shownCareers: z.array(z.string()),
			shownAnswers: z.array(z.omit(guessSchema, { guessed: true })),
		}),
	),
	/** The children to whom a parent is linked, as they want to be called, and the parent's own guesses. */
	linkedChildren: z.array(
		z.object({
			childName: z.string(),
			linkedAt: instantSchema,
			guesses: z.array(z.omit(guessSchema, { shown: true })),
		}),
	),
	/** The account's own institution. */
	institution: z.nullable(institutionSummarySchema),
	/** The institution that a teacher is in. */
	institutionInvitations: z.array(invitationSchema),
	/** The access tokens of the account's own institution, without their secrets. */
	institutionTokens: z.array(accessTokenSchema),
	institutionMembership: z.nullable(institutionMembershipSchema),
	/** The summaries that a student shows counsellors. */
	shownSummaries: z.array(ownShownSummarySchema),
	/** The merges of guest work. */
	guestMerges: z.array(z.object({ mergeId: z.string(), mergedAt: instantSchema })),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/** All data of a person: export, erasure, and merging a guest's work. */
export const personalDataRoutes = {
	exportData: declareRoute({
		method: "GET",
		path: "/api/account/export",
		access: "signed_in",
		response: accountExportSchema,
		limit: { minutes: 60, perAccount: 30 },
	}),
	erase: declareRoute({
		method: "POST",
		path: "/api/account/erase",
		access: "signed_in",
		body: z.object({ password: lineSchema }),
		problems: ["account.password_wrong"],
		response: z.null(),
		limit: { minutes: 15, perAccount: 10 },
	}),
	mergeGuest: declareRoute({
		method: "POST",
		path: "/api/guest/merge",
		access: "consented",
		body: mergeRequestSchema,
		maxBodyBytes: 512 * 1024,
		response: mergeAnswerSchema,
		limit: { minutes: 60, perAccount: 60 },
	}),
};
