import * as z from "zod/mini";
import { careerIdSchema } from "#domain/careers/career-id-schema.ts";
import { appointmentSchema } from "#domain/consultations/appointment.ts";
import { gameIdSchema } from "#domain/quest/quest-schema.ts";
import { instantSchema, localDateSchema } from "#domain/shared/moment-schema.ts";
import { paidSchema } from "./billing.ts";
import { openSessionSchema, profileSchema } from "./profile.ts";
import { attemptSchema } from "./quiz.ts";

/** Everything that is stored of one account, for its owner to keep. */
export const accountExportSchema = z.object({
	exportedAt: instantSchema,
	profile: profileSchema,
	ageDeclaredAt: z.nullable(instantSchema),
	consent: z.object({
		guardianEmail: z.nullable(z.string()),
		requestedAt: z.nullable(instantSchema),
		decidedAt: z.nullable(instantSchema),
	}),
	/** Who answers for payments and appointments, if anyone was asked. */
	guardian: z.nullable(
		z.object({ email: z.string(), requestedAt: instantSchema, confirmedAt: z.nullable(instantSchema) }),
	),
	payments: z.array(paidSchema),
	subscriptions: z.array(
		z.object({
			status: z.enum(["active", "past_due", "ended"]),
			startedAt: instantSchema,
			periodEnd: instantSchema,
			cancelAtPeriodEnd: z.boolean(),
		}),
	),
	sessions: z.array(openSessionSchema),
	/** What concerned the safety of the account: what and when. */
	securityEvents: z.array(z.object({ event: z.string(), at: instantSchema })),
	/** Mails that were written and are not delivered yet. */
	pendingMails: z.array(z.object({ kind: z.string(), to: z.string(), writtenAt: instantSchema })),
	appointments: z.array(appointmentSchema),
	quizAttempts: z.array(attemptSchema),
	savedCareers: z.array(z.object({ careerId: careerIdSchema, savedAt: instantSchema })),
	questCompletions: z.array(
		z.object({ gameId: gameIdSchema, answers: z.array(z.int()), completedAt: instantSchema }),
	),
	questActiveDays: z.array(localDateSchema),
	/** Messages of the contact form that were written while signed in or, once it is confirmed, under the address. */
	contactMessages: z.array(
		z.object({ name: z.string(), email: z.string(), message: z.string(), receivedAt: instantSchema }),
	),
	/** The request for updates to the address: to which wording, when, and when it was confirmed. */
	updates: z.nullable(
		z.object({ wording: z.int(), askedAt: instantSchema, confirmedAt: z.nullable(instantSchema) }),
	),
	/** When work done as a guest was taken over. */
	guestMerges: z.array(z.object({ mergeId: z.string(), mergedAt: instantSchema })),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
