import * as z from "zod/mini";
import { type AgeBand, ageBands } from "#domain/account/age-band.ts";
import { consentStates } from "#domain/account/consent.ts";
import { isEmailAddress } from "#domain/account/email-address.ts";
import type { Login, SignUp } from "#domain/account/forms.ts";
import { roles } from "#domain/account/role.ts";
import type { Session } from "#domain/account/session.ts";
import type { Zone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { declareRoute } from "./route.ts";
import { browserZoneSchema, instantSchema, lineSchema, localeSchema, zoneSchema } from "./shared.ts";

const filled = z.string().check(z.minLength(1));

/** Reads a role. */
export const roleSchema = z.enum(roles);
/** Reads an age band. */
export const ageBandSchema = z.enum(ageBands);
export const consentStateSchema = z.enum(consentStates);

/** An address as the forms accept it (see domain/account/email-address.ts). */
export const emailAddressSchema = z.string().check(z.refine(isEmailAddress));

/** Reads the body of a login. */
export const loginSchema = z.object({
	email: emailAddressSchema,
	password: filled,
}) satisfies z.ZodMiniType<Login>;

/** Reads the body of a sign-up. */
export const signUpSchema = z.object({
	firstName: filled,
	lastName: filled,
	email: emailAddressSchema,
	password: filled,
	role: roleSchema,
}) satisfies z.ZodMiniType<SignUp>;

/** The same for a person whom a school's log-in has named: neither password nor role are asked. */
export const namedSignUpSchema = z.omit(signUpSchema, { password: true, role: true });

export const sessionSchema = z.object({
	isLoggedIn: z.literal(true),
	role: roleSchema,
	accountId: z.optional(z.string()),
	firstName: z.optional(z.string()),
	consent: z.optional(consentStateSchema),
	emailVerified: z.optional(z.boolean()),
}) satisfies z.ZodMiniType<Session>;

/** The profile of an account's owner. */
export const profileSchema = z.object({
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	emailVerified: z.boolean(),
	/** The unconfirmed address that is to replace the current one. */
	newEmail: z.nullable(z.string()),
	role: roleSchema,
	/** The language of mails. */
	locale: localeSchema,
	/** The time zone of the owner's days. */
	zone: zoneSchema,
	/** Null for everyone but students. */
	ageBand: z.nullable(ageBandSchema),
	/** The age was declared more than a year ago and must be asked again. */
	isAgeDue: z.boolean(),
	consent: consentStateSchema,
	/** The address of the parent who was asked for consent, if any. */
	guardianEmail: z.nullable(z.string()),
	createdAt: instantSchema,
});
export type Profile = z.infer<typeof profileSchema>;

/** The editable part of the profile; omitted fields stay. The age band while `isAgeDue`, or an older one at any time. */
export type ProfileChange = {
	readonly firstName?: string;
	readonly lastName?: string;
	readonly locale?: Locale;
	readonly zone?: Zone;
	readonly ageBand?: AgeBand;
};

/** An open session of the account. */
export const openSessionSchema = z.object({
	id: z.string(),
	/** The session of this request. */
	current: z.boolean(),
	/** Such as "Firefox, Android"; null when the browser did not say. */
	device: z.nullable(z.string()),
	/** The first part of the network of the log-in, such as "203.0.113.*"; null when unknown. */
	network: z.nullable(z.string()),
	startedAt: instantSchema,
	lastSeenAt: instantSchema,
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** The signed-in account and its sessions. */
export const accountRoutes = {
	/** The answer for known and unknown addresses alike: sign in, or look for the mail. */
	signUp: declareRoute({
		method: "POST",
		path: "/api/account/sign-up",
		access: "everyone",
		body: z.object({
			firstName: lineSchema,
			lastName: lineSchema,
			email: lineSchema,
			password: lineSchema,
			role: z.nullable(roleSchema),
			ageBand: z.optional(z.nullable(ageBandSchema)),
			guardianEmail: z.optional(lineSchema),
			locale: localeSchema,
			zone: z.optional(browserZoneSchema),
		}),
		/** `canSignIn`: addresses need no confirmation here. The same for every request to one installation. */
		problems: [
			"forms.required",
			"forms.email_invalid",
			"forms.name_invalid",
			"account.role_required",
			"account.age_band_required",
			"account.guardian_email_required",
			"account.guardian_email_own",
			"account.password_short",
			"account.password_long",
			"account.password_common",
			"account.password_is_email",
		],
		response: z.object({ canSignIn: z.boolean() }),
		limit: { minutes: 60, perNetwork: 1500, perEmail: 18, perEmailAndNetwork: 6 },
	}),
	signIn: declareRoute({
		method: "POST",
		path: "/api/account/sign-in",
		access: "everyone",
		body: z.object({ email: lineSchema, password: lineSchema }),
		problems: [
			"forms.required",
			"forms.email_invalid",
			"account.credentials_wrong",
			"account.credentials_or_unconfirmed",
		],
		response: sessionSchema,
		limit: {
			minutes: 15,
			perNetwork: 6000,
			perEmail: 60,
			perEmailAndNetwork: 12,
			guesses: {
				perNetwork: 600,
				problems: ["account.credentials_wrong", "account.credentials_or_unconfirmed"],
			},
		},
	}),
	signOut: declareRoute({
		method: "POST",
		path: "/api/account/sign-out",
		access: "everyone",
		response: z.null(),
	}),
	session: declareRoute({
		method: "GET",
		path: "/api/account/session",
		access: "everyone",
		ofAnyAccount: true,
		response: z.object({ session: z.nullable(sessionSchema) }),
	}),
	profile: declareRoute({
		method: "GET",
		path: "/api/account/profile",
		access: "signed_in",
		response: profileSchema,
	}),
	updateProfile: declareRoute({
		method: "PATCH",
		path: "/api/account/profile",
		access: "signed_in",
		body: z.object({
			firstName: z.optional(lineSchema),
			lastName: z.optional(lineSchema),
			locale: z.optional(localeSchema),
			zone: z.optional(browserZoneSchema),
			ageBand: z.optional(ageBandSchema),
		}),
		problems: ["forms.required", "forms.name_invalid", "account.age_declared"],
		response: profileSchema,
	}),
	changePassword: declareRoute({
		method: "POST",
		path: "/api/account/password",
		access: "signed_in",
		body: z.object({ current: lineSchema, next: lineSchema }),
		problems: [
			"account.password_wrong",
			"account.password_same",
			"account.password_short",
			"account.password_long",
			"account.password_common",
			"account.password_is_email",
		],
		response: z.null(),
		limit: { minutes: 15, perAccount: 10 },
	}),
	/** The new address replaces the old one once the link sent to it is used. */
	changeEmail: declareRoute({
		method: "POST",
		path: "/api/account/email",
		access: "signed_in",
		body: z.object({ email: lineSchema, password: lineSchema }),
		problems: [
			"forms.required",
			"forms.email_invalid",
			"account.password_wrong",
			"account.email_same",
			"account.guardian_email_own",
		],
		response: z.null(),
		limit: { minutes: 60, perAccount: 5, perEmail: 12, perEmailAndNetwork: 4 },
	}),
	sessions: declareRoute({
		method: "GET",
		path: "/api/account/sessions",
		access: "signed_in",
		/** `here`: the network of this request, in the same form. */
		response: z.object({ sessions: z.array(openSessionSchema), here: z.nullable(z.string()) }),
	}),
	endSession: declareRoute({
		method: "DELETE",
		path: "/api/account/sessions/:sessionId",
		access: "signed_in",
		params: z.object({ sessionId: z.uuid() }),
		problems: ["account.session_unknown"],
		response: z.null(),
	}),
	/** All sessions except the one of this request. */
	endOtherSessions: declareRoute({
		method: "DELETE",
		path: "/api/account/sessions",
		access: "signed_in",
		response: z.null(),
	}),
};
