import * as z from "zod/mini";
import { guardianDecisions } from "#domain/account/guardian.ts";
import { localeSchema } from "#domain/shared/locale-schema.ts";
import {
	guardianRequestSchema,
	guardianshipSchema,
	paidSchema,
	subscribeOutcomeSchema,
	subscriptionSchema,
} from "../billing.ts";
import { declareRoute } from "./route.ts";

const line = z.string().check(z.maxLength(500));
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
		access: "keeper",
		/** Null: the account's own language. */
		body: z.object({ locale: z.nullable(localeSchema) }),
		problems: [
			"subscription.already_premium",
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
		body: z.object({ guardianEmail: line }),
		problems: [
			"billing.guardian_not_needed",
			"billing.guardian_confirmed",
			"account.guardian_email_required",
			"account.guardian_email_own",
			"forms.email_invalid",
		],
		response: z.null(),
		limit: { minutes: 60, perAccount: 5 },
	}),
	readGuardian: declareRoute({
		method: "POST",
		path: "/api/account/guardian/read",
		access: "everyone",
		body: z.object({ token: line }),
		problems: ["account.link_invalid"],
		response: guardianRequestSchema,
		limit: tries,
	}),
	decideGuardian: declareRoute({
		method: "POST",
		path: "/api/account/guardian/decide",
		access: "everyone",
		body: z.object({ token: line, decision: z.enum(guardianDecisions), locale: localeSchema }),
		problems: ["account.link_invalid"],
		response: z.null(),
		limit: tries,
	}),
};
