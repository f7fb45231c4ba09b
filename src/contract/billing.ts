import * as z from "zod/mini";
import { type GuardianDecision, type GuardianMissing, guardianStates } from "#domain/account/guardian.ts";
import type { GuardianRefusal } from "#domain/account/registration.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { instantSchema } from "#domain/shared/moment-schema.ts";
import { centsSchema } from "#domain/shared/money.ts";

/** How a real subscription stands. */
const standingSchema = z.object({
	status: z.enum(["active", "past_due", "ended"]),
	/** Until when it is paid. */
	periodEnd: instantSchema,
	cancelAtPeriodEnd: z.boolean(),
	/** When the renewal failed first, while it has not succeeded since. */
	paymentFailedAt: z.nullable(instantSchema),
	/** When premium ends unless something is paid before; null when it has ended. */
	premiumUntil: z.nullable(instantSchema),
	/** The card can be changed on the provider's own page. */
	hasPortal: z.boolean(),
});

export const subscriptionSchema = z.object({
	isPremium: z.boolean(),
	/** Payments are simulated, and labelled so: no card is charged, nobody comes to an appointment. */
	testMode: z.optional(z.boolean()),
	/** Null for who never subscribed; only real backends tell. */
	standing: z.optional(z.nullable(standingSchema)),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/**
 * How subscribing went on: premium is active, or the payment continues on the provider's own page and the
 * screen goes to `url`. A screen handles both, whichever its backend uses.
 */
export const subscribeOutcomeSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("active"), subscription: subscriptionSchema }),
	z.object({ kind: z.literal("redirect"), url: z.url() }),
]);
export type SubscribeOutcome = z.infer<typeof subscribeOutcomeSchema>;

/** A payment as its payer sees it. */
export const paidSchema = z.object({
	id: z.string(),
	at: instantSchema,
	purpose: z.enum(["subscription", "consultation"]),
	amountCents: centsSchema,
	state: z.enum(["paid", "refunding", "refunded"]),
});
export type Paid = z.infer<typeof paidSchema>;

/** Who answers for a student under eighteen. */
export const guardianshipSchema = z.object({
	state: z.enum(guardianStates),
	/** Who was asked, if anyone. */
	email: z.nullable(z.string()),
});
export type Guardianship = z.infer<typeof guardianshipSchema>;

/** What a guardian is told before deciding. */
export const guardianRequestSchema = z.object({
	/** The student's first name. */
	firstName: z.string(),
	requestedAt: instantSchema,
	isConfirmed: z.boolean(),
});
export type GuardianRequest = z.infer<typeof guardianRequestSchema>;
