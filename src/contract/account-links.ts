import * as z from "zod/mini";
import { consentDecisions } from "#domain/account/consent.ts";
import { linkRefusals } from "#domain/account/link-refusal.ts";
import { consentStateSchema, sessionSchema } from "./account.ts";
import { declareRoute } from "./route.ts";
import { instantSchema, lineSchema, localeSchema } from "./shared.ts";

/** Reading and using the links of mails: many people of one network may confirm at the same time. */
export const triesOfLinks = {
	minutes: 15,
	perNetwork: 3000,
	guesses: { perNetwork: 300, problems: [...linkRefusals, "account.password_wrong"] },
} as const;
const withToken = z.object({ token: lineSchema });

/** The consent status of the other of two adults. */
export const otherAdultSchema = z.enum(["none", "asked", "agreed"]);
export type OtherAdult = z.infer<typeof otherAdultSchema>;

/** The facts that a parent sees before deciding. */
export const consentRequestSchema = z.object({
	/** The child's first name. */
	firstName: z.string(),
	requestedAt: instantSchema,
	/** This parent's own answer. */
	state: consentStateSchema,
	/** The consent status of the other adult. */
	other: otherAdultSchema,
});
export type ConsentRequest = z.infer<typeof consentRequestSchema>;

/** The actions of links in mails. Tokens are sent in bodies: addresses end up in logs. */
export const accountLinkRoutes = {
	/** The answer is the same for known and unknown addresses. */
	requestPasswordReset: declareRoute({
		method: "POST",
		path: "/api/account/password-reset",
		access: "everyone",
		body: z.object({ email: lineSchema, locale: localeSchema }),
		problems: ["forms.required", "forms.email_invalid"],
		response: z.null(),
		limit: { minutes: 60, perNetwork: 600, perEmail: 15, perEmailAndNetwork: 5 },
	}),
	/** A link to log in without the password. The answer is the same for known and unknown addresses. */
	requestLogInLink: declareRoute({
		method: "POST",
		path: "/api/account/log-in-link",
		access: "everyone",
		body: z.object({ email: lineSchema, locale: localeSchema }),
		problems: ["forms.required", "forms.email_invalid"],
		response: z.null(),
		limit: { minutes: 60, perNetwork: 600, perEmail: 15, perEmailAndNetwork: 5 },
	}),
	/** Uses the link, once, and starts a session. */
	logInByLink: declareRoute({
		method: "POST",
		path: "/api/account/log-in-link/complete",
		access: "everyone",
		body: withToken,
		problems: linkRefusals,
		response: sessionSchema,
		limit: triesOfLinks,
	}),
	/** Whether a reset link is still valid. The check does not consume it. */
	readPasswordReset: declareRoute({
		method: "POST",
		path: "/api/account/password-reset/read",
		access: "everyone",
		body: z.object({ token: lineSchema }),
		problems: linkRefusals,
		response: z.null(),
		limit: triesOfLinks,
	}),
	resetPassword: declareRoute({
		method: "POST",
		path: "/api/account/password-reset/complete",
		access: "everyone",
		body: z.object({ token: lineSchema, password: lineSchema }),
		problems: [
			...linkRefusals,
			"account.password_short",
			"account.password_long",
			"account.password_common",
			"account.password_is_email",
		],
		response: z.null(),
		limit: triesOfLinks,
	}),
	resendVerification: declareRoute({
		method: "POST",
		path: "/api/account/verification",
		access: "signed_in",
		response: z.null(),
		limit: { minutes: 60, perAccount: 5 },
	}),
	verifyEmail: declareRoute({
		method: "POST",
		path: "/api/account/verification/complete",
		access: "everyone",
		ofAnyAccount: true,
		/** The account's password; optional while signed in to it. */
		body: z.object({ token: lineSchema, password: z.optional(lineSchema) }),
		problems: [...linkRefusals, "account.password_wrong"],
		response: z.null(),
		limit: triesOfLinks,
	}),
	askConsent: declareRoute({
		method: "POST",
		path: "/api/account/consent",
		access: "signed_in",
		body: z.object({ guardianEmail: lineSchema }),
		problems: [
			"limits.too_many",
			"account.consent_not_needed",
			"account.guardian_email_required",
			"account.guardian_email_own",
			"forms.email_invalid",
		],
		response: z.null(),
		limit: { minutes: 60, perAccount: 5 },
	}),
	/** Sends the consenting parent another link to read and withdraw the agreement. */
	sendConsentLink: declareRoute({
		method: "POST",
		path: "/api/account/consent/send-link",
		access: "signed_in",
		problems: ["account.consent_not_needed", "limits.too_many"],
		response: z.null(),
		limit: { minutes: 60, perAccount: 5 },
	}),
	readConsent: declareRoute({
		method: "POST",
		path: "/api/account/consent/read",
		access: "everyone",
		body: withToken,
		problems: linkRefusals,
		response: consentRequestSchema,
		limit: triesOfLinks,
	}),
	decideConsent: declareRoute({
		method: "POST",
		path: "/api/account/consent/decide",
		access: "everyone",
		body: z.object({ token: lineSchema, decision: z.enum(consentDecisions) }),
		problems: linkRefusals,
		response: z.null(),
		limit: triesOfLinks,
	}),
};
