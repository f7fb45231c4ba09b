import * as z from "zod/mini";
import { linkRefusals } from "#domain/account/link-refusal.ts";
import { guardianDecisions, guardianStates } from "#domain/billing/guardian.ts";
import { paidStates, paymentPurposes, subscriptionStatuses } from "#domain/billing/payment.ts";
import { planIds } from "#domain/billing/plans.ts";
import { receiptKinds } from "#domain/billing/receipt.ts";
import { otherAdultSchema, triesOfLinks } from "./account-links.ts";
import { reportTextSchema } from "./consultations.ts";
import { printablePageSchema } from "./printable-page.ts";
import { declareRoute } from "./route.ts";
import { centsSchema, instantSchema, lineSchema, localeSchema, localized, zoneSchema } from "./shared.ts";

/** The state of a real subscription. */
const subscriptionDetailsSchema = z.object({
	plan: z.enum(planIds),
	status: z.enum(subscriptionStatuses),
	/** The end of the paid period. */
	periodEnd: instantSchema,
	cancelAtPeriodEnd: z.boolean(),
	/** The first failure of the current renewal; null once it has succeeded. */
	paymentFailedAt: z.nullable(instantSchema),
	/** The end of premium unless a payment arrives first; null when it has ended. */
	premiumUntil: z.nullable(instantSchema),
	/** The card can be changed on the provider's own page. */
	hasPortal: z.boolean(),
});

/** Reads what an account has of the premium plan. */
export const subscriptionSchema = z.object({
	isPremium: z.boolean(),
	/** Payments are simulated, and labelled so: no card is charged, no appointment takes place. */
	testMode: z.optional(z.boolean()),
	/** Null for an account that never subscribed; missing in the demonstration. */
	details: z.optional(z.nullable(subscriptionDetailsSchema)),
	/** A payment for the plan is open: its outcome is not known yet. */
	isPaymentOpen: z.optional(z.boolean()),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/**
 * The outcome of a subscription: premium is active, or the payment continues on the provider's own page and the
 * screen goes to `url`. A screen handles both, in either edition.
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

/** The guardian of a student under eighteen. */
export const guardianshipSchema = z.object({
	state: z.enum(guardianStates),
	/** The guardian's address, if one was asked. */
	email: z.nullable(z.string()),
});

const receiptNumberSchema = z.string().check(z.regex(/^[A-Z]+-\d{6,9}$/));

/** A receipt in a guardian's list. */
const guardianReceiptSchema = z.object({
	/** The printed number. */
	number: z.string(),
	kind: z.enum(receiptKinds),
	issuedAt: instantSchema,
	amountCents: centsSchema,
});

/** An upcoming consultation, as a guardian sees it. */
const comingAppointmentSchema = z.object({
	id: z.string(),
	startsAt: instantSchema,
	/** The student's zone. */
	zone: zoneSchema,
	researcherName: localized(z.string()),
	amountCents: centsSchema,
	/** Whether the price is refunded when it is cancelled now. */
	isRefundable: z.boolean(),
	/** The subject, of a seat in a circle. */
	circle: z.optional(localized(z.string())),
});
/** A recent consultation, as a guardian sees it. */
const recentAppointmentSchema = z.omit(comingAppointmentSchema, {
	amountCents: true,
	isRefundable: true,
});
export type RecentAppointment = z.infer<typeof recentAppointmentSchema>;
export type ComingAppointment = z.infer<typeof comingAppointmentSchema>;

/** The facts that a guardian sees before deciding. */
export const guardianRequestSchema = z.object({
	/** The student's first name. */
	firstName: z.string(),
	requestedAt: instantSchema,
	isConfirmed: z.boolean(),
	/** The consent status of the other adult. */
	other: otherAdultSchema,
	/** The upcoming consultations under the agreement: they end with it. */
	appointments: z.array(comingAppointmentSchema),
	/** Those of the last 30 days that were not cancelled: a problem with them can be reported. */
	recentAppointments: z.array(recentAppointmentSchema),
});
export type GuardianRequest = z.infer<typeof guardianRequestSchema>;

const changes = { minutes: 60, perAccount: 60 };

/** Plans, payments, and the guardian who agrees to them. */
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
	/** The payment method. */
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
		params: z.object({ locale: localeSchema, number: receiptNumberSchema }),
		answers: "paper",
		response: printablePageSchema,
	}),
	/** The receipts of a student's payments, for the guardian who answers for them, by the link of any mail to them. */
	guardianReceipts: declareRoute({
		method: "POST",
		path: "/api/guardian-receipts/read",
		access: "everyone",
		body: z.object({ token: lineSchema }),
		problems: linkRefusals,
		response: z.object({ receipts: z.array(guardianReceiptSchema) }),
		limit: triesOfLinks,
	}),
	/** One of them to print, in the payer's name. The name is printed and not stored. */
	guardianReceipt: declareRoute({
		method: "POST",
		path: "/api/guardian-receipts/print",
		access: "everyone",
		body: z.object({
			token: lineSchema,
			number: receiptNumberSchema,
			payer: lineSchema,
			locale: localeSchema,
		}),
		problems: [...linkRefusals, "forms.required", "forms.name_invalid"],
		response: printablePageSchema,
		limit: triesOfLinks,
	}),
	/** Signed webhooks of Stripe. They only trigger a reconciliation. */
	stripeEvents: declareRoute({
		method: "POST",
		path: "/api/payments/stripe-events",
		access: "everyone",
		fromAnywhere: true,
		takesBytes: true,
		maxBodyBytes: 512 * 1024,
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
	/** Sends the confirmed guardian another link to read and withdraw the agreement. */
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
		problems: linkRefusals,
		response: guardianRequestSchema,
		limit: triesOfLinks,
	}),
	/** Reports a problem with a consultation of the student, as `reportAppointment` does. */
	reportAsGuardian: declareRoute({
		method: "POST",
		path: "/api/account/guardian/report",
		access: "everyone",
		body: z.object({
			token: lineSchema,
			appointmentId: z.uuid(),
			text: reportTextSchema,
			locale: localeSchema,
		}),
		problems: [...linkRefusals, "forms.required"],
		response: z.null(),
		limit: triesOfLinks,
	}),
	decideGuardian: declareRoute({
		method: "POST",
		path: "/api/account/guardian/decide",
		access: "everyone",
		body: z.object({ token: lineSchema, decision: z.enum(guardianDecisions), locale: localeSchema }),
		problems: linkRefusals,
		response: z.null(),
		limit: triesOfLinks,
	}),
};
