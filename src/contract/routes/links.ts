import * as z from "zod/mini";
import { consentDecisionSchema } from "#domain/account/consent.ts";
import { localeSchema } from "#domain/shared/locale-schema.ts";
import { consentRequestSchema } from "../profile.ts";
import { declareRoute } from "./route.ts";

const line = z.string().check(z.maxLength(500));
const withToken = z.object({ token: line });
const tries = { minutes: 15, perNetwork: 300 };

/** What is done by links in mails. Tokens travel in bodies: addresses end up in logs. */
export const linkRoutes = {
	/** The same answer whether the address is known or not. */
	requestPasswordReset: declareRoute({
		method: "POST",
		path: "/api/account/password-reset",
		access: "everyone",
		body: z.object({ email: line, locale: localeSchema }),
		problems: ["forms.required", "forms.email_invalid"],
		response: z.null(),
		limit: { minutes: 60, perNetwork: 120, perEmail: 15, perEmailAndNetwork: 5 },
	}),
	resetPassword: declareRoute({
		method: "POST",
		path: "/api/account/password-reset/complete",
		access: "everyone",
		body: z.object({ token: line, password: line }),
		problems: [
			"account.link_invalid",
			"account.password_short",
			"account.password_long",
			"account.password_common",
			"account.password_is_email",
		],
		response: z.null(),
		limit: tries,
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
		/** The account's password may be left out by who is signed in to it. */
		body: z.object({ token: line, password: z.optional(line) }),
		problems: ["account.link_invalid", "account.password_wrong"],
		response: z.null(),
		limit: tries,
	}),
	askConsent: declareRoute({
		method: "POST",
		path: "/api/account/consent",
		access: "signed_in",
		body: z.object({ guardianEmail: line }),
		problems: [
			"account.consent_not_needed",
			"account.guardian_email_required",
			"account.guardian_email_own",
			"forms.email_invalid",
		],
		response: z.null(),
		limit: { minutes: 60, perAccount: 5 },
	}),
	readConsent: declareRoute({
		method: "POST",
		path: "/api/account/consent/read",
		access: "everyone",
		body: withToken,
		problems: ["account.link_invalid"],
		response: consentRequestSchema,
		limit: tries,
	}),
	decideConsent: declareRoute({
		method: "POST",
		path: "/api/account/consent/decide",
		access: "everyone",
		body: z.object({ token: line, decision: consentDecisionSchema }),
		problems: ["account.link_invalid"],
		response: z.null(),
		limit: tries,
	}),
};
