import * as z from "zod/mini";
import { ageBandSchema, roleSchema, sessionSchema } from "./account.ts";
import { declareRoute } from "./route.ts";
import { browserZoneSchema, lineSchema, localeSchema } from "./shared.ts";

const providerId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** The log-in of a school, as a button. */
export const loginProviderSchema = z.object({
	id: z.string(),
	/** Its name in each language. */
	name: z.object({ en: z.string(), fr: z.string() }),
	/** Whether it opens the account that is signed in. */
	isLinked: z.boolean(),
});
export type OfferedProvider = z.infer<typeof loginProviderSchema>;

/** The outcome of a log-in at a school, for the person who returned from it. */
export const providerOutcomeSchema = z.discriminatedUnion("outcome", [
	z.object({
		outcome: z.literal("opened"),
		session: sessionSchema,
		returnTo: z.nullable(z.string()),
	}),
	z.object({ outcome: z.literal("linked"), returnTo: z.nullable(z.string()) }),
	/** The account exists, and its address has to be confirmed by the link in a mail. */
	z.object({ outcome: z.literal("unconfirmed"), email: z.string() }),
	/** No account was opened by this log-in before: the form of a new one opens with what the provider says. */
	z.object({
		outcome: z.literal("unknown"),
		returnTo: z.nullable(z.string()),
		providerId: z.string(),
		role: roleSchema,
		firstName: z.string(),
		lastName: z.string(),
		email: z.string(),
	}),
]);
export type ProviderOutcome = z.infer<typeof providerOutcomeSchema>;

/** The faults of a provider, or of the way between it and this site. */
const faults = [
	"account.provider_unknown",
	"account.provider_unreachable",
	"account.provider_refused",
	"account.provider_invalid",
	"account.provider_clock",
	"account.provider_ended",
] as const;

const answerText = z.optional(z.string().check(z.maxLength(4000)));

/** Logging in by a school (decision 50). */
export const loginProviderRoutes = {
	/** The providers of this installation. */
	loginProviders: declareRoute({
		method: "GET",
		path: "/api/account/providers",
		access: "everyone",
		response: z.object({
			providers: z.array(loginProviderSchema),
			/** A log-in by a provider in this browser waits for the confirmation of its address: no password is needed for it. */
			isProven: z.boolean(),
		}),
	}),
	/** The address at the provider to go to. */
	startProviderLogin: declareRoute({
		method: "POST",
		path: "/api/account/providers/start",
		access: "everyone",
		ofAnyAccount: true,
		body: z.object({ providerId, returnTo: z.optional(z.nullable(lineSchema)) }),
		problems: faults,
		response: z.object({ address: z.string() }),
		limit: { minutes: 15, perNetwork: 6000 },
	}),
	/** The same, to link the account that is signed in. */
	startProviderLink: declareRoute({
		method: "POST",
		path: "/api/account/providers/link",
		access: "signed_in",
		body: z.object({ providerId, password: lineSchema }),
		problems: [...faults, "account.password_wrong", "account.provider_linked"],
		response: z.object({ address: z.string() }),
		limit: { minutes: 15, perAccount: 10 },
	}),
	/** Takes the answer with which a provider sends a person back. Each answer once, in the browser that started. */
	completeProviderLogin: declareRoute({
		method: "POST",
		path: "/api/account/providers/complete",
		access: "everyone",
		ofAnyAccount: true,
		body: z.object({ state: lineSchema, code: answerText, error: answerText, iss: answerText }),
		problems: [...faults, "account.provider_role", "account.provider_taken", "account.provider_linked"],
		response: providerOutcomeSchema,
		limit: {
			minutes: 15,
			perNetwork: 6000,
			guesses: { perNetwork: 600, problems: ["account.provider_ended", "account.provider_invalid"] },
		},
	}),
	/** Makes the account of a person whom a provider has named. Its role is the provider's. */
	signUpByProvider: declareRoute({
		method: "POST",
		path: "/api/account/providers/sign-up",
		access: "everyone",
		ofAnyAccount: true,
		body: z.object({
			firstName: lineSchema,
			lastName: lineSchema,
			email: lineSchema,
			ageBand: z.optional(z.nullable(ageBandSchema)),
			guardianEmail: z.optional(lineSchema),
			locale: localeSchema,
			zone: z.optional(browserZoneSchema),
		}),
		problems: [
			"forms.required",
			"forms.email_invalid",
			"forms.name_invalid",
			"account.age_band_required",
			"account.guardian_email_required",
			"account.guardian_email_own",
			"account.provider_ended",
			"account.sign_up_unfinished",
		],
		/** Null: a mail explains the next step. The same for known and unknown addresses. */
		response: z.object({ session: z.nullable(sessionSchema) }),
		limit: { minutes: 60, perNetwork: 1500, perEmail: 18, perEmailAndNetwork: 6 },
	}),
	/** Idempotent. The account stays, with its other ways to log in. */
	endProviderLink: declareRoute({
		method: "DELETE",
		path: "/api/account/providers/:providerId",
		access: "signed_in",
		params: z.object({ providerId }),
		response: z.null(),
	}),
};
