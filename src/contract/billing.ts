import * as z from "zod/mini";
import { guardianDecisions, guardianStates } from "#domain/billing/guardian.ts";
import { paidStates, paymentPurposes, subscriptionStatuses } from "#domain/billing/payment.ts";
import { planIds } from "#domain/billing/plans.ts";
import { receiptKinds } from "#domain/billing/receipt.ts";
import { printablePageSchema } from "./printable-page.ts";
import { declareRoute } from "./route.ts";
import { centsSchema, instantSchema, lineSchema, localeSchema, localized, zoneSchema } from "./shared.ts";

/** How a real subscription stands. */
const subscriptionDetailsSchema = z.object({
	plan: z.enum(planIds),
	status: z.enum(subscriptionStatuses),
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

/** Reads what an account has of the premium plan. */
export const subscriptionSchema = z.object({
	isPremium: z.boolean(),
	/** Payments are simulated, and labelled so: no card is charged, nobody comes to an appointment. */
	testMode: z.optional(z.boolean()),
	/** Null for who never subscribed; only real backends tell. */
	details: z.optional(z.nullable(subscriptionDetailsSchema)),
	/** A payment for the plan is under way: what comes of it is not known yet. */
	isPaymentOpen: z.optional(z.boolean()),
});
/** What an account has of the premium plan. */
export type Subscription = z.infer<typeof subscriptionSchema>;

/**
 * How subscribing went on: premium is active, or the payment continues on the provider's own page and the
 * screen goes to `url`. A screen handles both, whichever its backend uses.
 */
export const subscribeOutcomeSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("active"), subscription: subscriptionSchema }),
	z.object({ kind: z.literal("redirect"), url: z.url() }),
]);
/** What subscribing came to: active, or a page on which it is paid. */
export type SubscribeOutcome = z.infer<typeof subscribeOutcomeSchema>;

/** A payment as its payer sees it. */
export const paidSchema = z.object({
	id: z.string(),
	at: instantSchema,
	purpose: z.enum(paymentPurposes),
	/** The plan that a payment for a subscription was for. */
	plan: z.optional(z.enum(planIds)),
	amountCents: centsSchema,
	state: z.enum(paidStates),
	/** The printed numbers of its receipts, where payments are real or simulated by a server. */
	receipts: z.optional(z.array(z.object({ number: z.string(), kind: z.enum(receiptKinds) }))),
});
/** One payment as its account sees it; the amount is in cents. */
export type Paid = z.infer<typeof paidSchema>;

/** Who answers for a student under eighteen. */
export const guardianshipSchema = z.object({
	state: z.enum(guardianStates),
	/** Who was asked, if anyone. */
	email: z.nullable(z.string()),
});

/** A consultation to come, as a guardian is told of it. */
const comingAppointmentSchema = z.object({
	id: z.string(),
	startsAt: instantSchema,
	/** The student's zone. */
	zone: zoneSchema,
	researcherName: localized(z.string()),
	amountCents: centsSchema,
	/** Whether the price comes back when it ends now. */
	isRefundable: z.boolean(),
});
/** A consultation to come, as a guardian is told of it. */
export type ComingAppointment = z.infer<typeof comingAppointmentSchema>;

/** What a guardian is told before deciding. */
export const guardianRequestSchema = z.object({
	/** The student's first name. */
	firstName: z.string(),
	requestedAt: instantSchema,
	isConfirmed: z.boolean(),
	/** The consultations to come of who has agreed: they end with the agreement. */
	appointments: z.array(comingAppointmentSchema),
});
/** What the page of a guardian shows before they decide. */
export type GuardianRequest = z.infer<typeof guardianRequestSchema>;

const tries = { minutes: 15, perNetwork: 300 };
const changes = { minutes: 60, perAccount: 60 };

/** The premium plan, payments, and the guardian who answers for them. */
export const billingRoutes = {
	subscription: declareRoute({
		method: "GET",
		path: "/api/subscription",
		access: "everyone",
		response: subscriptionSchema,
	}),
	subscribe: declareRoute({
		method: "POST",
		path: "/api/subscription",
		access: "consented",
		/** A null locale is the account's own. Browsers that loaded an older page name no plan: it is Premium. */
		body: z.object({ plan: z.optional(z.enum(planIds)), locale: z.nullable(localeSchema) }),
		problems: [
			"subscription.already_premium",
			"subscription.plan_not_for_role",
			"subscription.payment.error",
			"billing.guardian_needed",
			"billing.guardian_pending",
		],
		response: subscribeOutcomeSchema,
		limit: { minutes: 60, perAccount: 30 },
	}),
	/** With what is paid. */
	cancelSubscription: declareRoute({
		method: "POST",
		path: "/api/subscription/cancel",
		access: "signed_in",
		problems: ["subscription.none"],
		response: subscriptionSchema,
		limit: changes,
	}),
	resumeSubscription: declareRoute({
		method: "POST",
		path: "/api/subscription/resume",
		access: "signed_in",
		problems: ["subscription.none", "billing.guardian_needed", "billing.guardian_pending"],
		response: subscriptionSchema,
		limit: changes,
	}),
	/** The provider's own page for the card. */
	subscriptionPortal: declareRoute({
		method: "POST",
		path: "/api/subscription/portal",
		access: "signed_in",
		body: z.object({ locale: localeSchema }),
		problems: ["subscription.none"],
		response: z.object({ url: z.url() }),
		limit: changes,
	}),
	payments: declareRoute({
		method: "GET",
		path: "/api/payments",
		access: "signed_in",
		response: z.object({ payments: z.array(paidSchema) }),
	}),
	/** One receipt as a page to print. */
	receipt: declareRoute({
		method: "GET",
		path: "/api/receipts/:locale/:number",
		access: "signed_in",
		params: z.object({ locale: localeSchema, number: z.string().check(z.regex(/^[A-Z]+-\d{6,9}$/)) }),
		answers: "paper",
		response: printablePageSchema,
	}),
	/** Messages of Stripe, proved by its signature. They only say that it is time to ask. */
	stripeEvents: declareRoute({
		method: "POST",
		path: "/api/payments/stripe-events",
		access: "everyone",
		fromAnywhere: true,
		takesBytes: true,
		largestBody: 512 * 1024,
		problems: ["billing.event_refused"],
		response: z.null(),
	}),
	guardianship: declareRoute({
		method: "GET",
		path: "/api/account/guardian",
		access: "signed_in",
		response: guardianshipSchema,
	}),
	askGuardian: declareRoute({
		method: "POST",
		path: "/api/account/guardian",
		access: "signed_in",
		body: z.object({ guardianEmail: lineSchema }),
		problems: [
			"limits.too_many",
			"billing.guardian_not_needed",
			"billing.guardian_confirmed",
			"account.guardian_email_required",
			"account.guardian_email_own",
			"forms.email_invalid",
		],
		response: z.null(),
		limit: { minutes: 60, perAccount: 5 },
	}),
	/** Another mail with a link to the guardian who has confirmed: by it they see what to and can withdraw it. */
	sendGuardianLink: declareRoute({
		method: "POST",
		path: "/api/account/guardian/send-link",
		access: "signed_in",
		problems: ["billing.guardian_not_needed", "limits.too_many"],
		response: z.null(),
		limit: { minutes: 60, perAccount: 5 },
	}),
	readGuardian: declareRoute({
		method: "POST",
		path: "/api/account/guardian/read",
		access: "everyone",
		body: z.object({ token: lineSchema }),
		problems: ["account.link_invalid"],
		response: guardianRequestSchema,
		limit: tries,
	}),
	decideGuardian: declareRoute({
		method: "POST",
		path: "/api/account/guardian/decide",
		access: "everyone",
		body: z.object({ token: lineSchema, decision: z.enum(guardianDecisions), locale: localeSchema }),
		problems: ["account.link_invalid"],
		response: z.null(),
		limit: tries,
	}),
};
