import * as z from "zod/mini";
import { type GuardianDecision, type GuardianMissing, guardianStates } from "#domain/account/guardian.ts";
import type { GuardianRefusal } from "#domain/account/registration.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { instantSchema } from "#domain/shared/moment-schema.ts";
import { centsSchema } from "#domain/shared/money.ts";
import type { Outcome, Unobserve } from "./problem.ts";

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

/** The premium plan of whoever is here. */
export interface SubscriptionBackend {
	read(): Promise<Subscription>;
	/**
	 * Takes the premium plan. While it works, the promise is open: show the loading message until then. `locale` is the
	 * language of the bill.
	 */
	subscribe(
		locale?: Locale,
	): Outcome<
		SubscribeOutcome,
		| "subscription.already_premium"
		| "subscription.payment.error"
		| "account.sign_in_required"
		| "account.consent_required"
		| GuardianMissing
	>;
	/** Calls `listener` once with the present state and again at every change, in other tabs too. */
	observe(listener: (subscription: Subscription) => void): Unobserve;
}

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

/** Payments that are real. Unless said otherwise a guest gets `account.sign_in_required`. */
export interface BillingBackend {
	/** Ends the plan with what is paid; until then it can be taken back. */
	cancel(): Outcome<Subscription, "account.sign_in_required" | "subscription.none">;
	/** Takes a cancellation back; under eighteen as long as a guardian answers for what is paid. */
	resume(): Outcome<Subscription, "account.sign_in_required" | "subscription.none" | GuardianMissing>;
	/** The provider's own page on which the card is changed; only where `hasPortal`. */
	portal(locale: Locale): Outcome<{ url: string }, "account.sign_in_required" | "subscription.none">;
	/** Own payments, the latest first. */
	payments(): Outcome<Paid[], "account.sign_in_required">;
	guardianship(): Outcome<Guardianship, "account.sign_in_required">;
	/** Asks a guardian by mail, or asks again; links sent before stop working. */
	askGuardian(
		guardianEmail: string,
	): Outcome<
		null,
		| "account.sign_in_required"
		| "billing.guardian_not_needed"
		| "billing.guardian_confirmed"
		| GuardianRefusal
	>;
	/** For anyone with the link. */
	readGuardian(token: string): Outcome<GuardianRequest, "account.link_invalid">;
	/** For anyone with the link, which stays good for stepping back: then the plan ends with what is paid. */
	decideGuardian(
		token: string,
		decision: GuardianDecision,
		locale: Locale,
	): Outcome<null, "account.link_invalid">;
}
