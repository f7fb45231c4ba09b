import * as z from "zod/mini";
import { ageBandSchema } from "#domain/account/age-band-schema.ts";
import { roleSchema } from "#domain/account/role-schema.ts";
import { sessionSchema } from "#domain/account/session.ts";
import { localeSchema } from "#domain/shared/locale-schema.ts";
import { zoneSchema } from "#domain/shared/moment-schema.ts";
import { accountExportSchema } from "../account-export.ts";
import { openSessionSchema, profileSchema } from "../profile.ts";
import { declareRoute } from "./route.ts";

const line = z.string().check(z.maxLength(500));
const zone = zoneSchema.check(z.maxLength(64));

/** The account of whoever asks, and their sessions. */
export const accountRoutes = {
	/** One answer for known and unknown addresses: sign in next, or look for the mail. */
	signUp: declareRoute({
		method: "POST",
		path: "/api/account/sign-up",
		access: "everyone",
		body: z.object({
			firstName: line,
			lastName: line,
			email: line,
			password: line,
			role: z.nullable(roleSchema),
			ageBand: z.optional(z.nullable(ageBandSchema)),
			guardianEmail: z.optional(line),
			locale: localeSchema,
			zone: z.optional(zone),
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
		limit: { minutes: 60, perNetwork: 300, perEmail: 6 },
	}),
	signIn: declareRoute({
		method: "POST",
		path: "/api/account/sign-in",
		access: "everyone",
		body: z.object({ email: line, password: line }),
		problems: [
			"forms.required",
			"forms.email_invalid",
			"account.credentials_wrong",
			"account.credentials_or_unconfirmed",
		],
		response: sessionSchema,
		limit: { minutes: 15, perNetwork: 600, perEmail: 60, perEmailAndNetwork: 12 },
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
			firstName: z.optional(line),
			lastName: z.optional(line),
			locale: z.optional(localeSchema),
			zone: z.optional(zone),
			ageBand: z.optional(ageBandSchema),
		}),
		problems: ["forms.required", "forms.name_invalid", "account.age_declared"],
		response: profileSchema,
	}),
	changePassword: declareRoute({
		method: "POST",
		path: "/api/account/password",
		access: "signed_in",
		body: z.object({ current: line, next: line }),
		problems: [
			"account.password_wrong",
			"account.password_short",
			"account.password_long",
			"account.password_common",
			"account.password_is_email",
		],
		response: z.null(),
		limit: { minutes: 15, perAccount: 10 },
	}),
	sessions: declareRoute({
		method: "GET",
		path: "/api/account/sessions",
		access: "signed_in",
		response: z.object({ sessions: z.array(openSessionSchema) }),
	}),
	endSession: declareRoute({
		method: "DELETE",
		path: "/api/account/sessions/:sessionId",
		access: "signed_in",
		params: z.object({ sessionId: z.uuid() }),
		problems: ["account.session_unknown"],
		response: z.null(),
	}),
	/** All but the one that asks. */
	endOtherSessions: declareRoute({
		method: "DELETE",
		path: "/api/account/sessions",
		access: "signed_in",
		response: z.null(),
	}),
	exportData: declareRoute({
		method: "GET",
		path: "/api/account/export",
		access: "signed_in",
		response: accountExportSchema,
		limit: { minutes: 60, perAccount: 30 },
	}),
	erase: declareRoute({
		method: "POST",
		path: "/api/account/erase",
		access: "signed_in",
		body: z.object({ password: line }),
		problems: ["account.password_wrong"],
		response: z.null(),
		limit: { minutes: 15, perAccount: 10 },
	}),
};
