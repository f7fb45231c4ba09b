import * as z from "zod/mini";
import { sessionSchema } from "./account.ts";
import { declareRoute } from "./route.ts";
import { instantSchema, lineSchema } from "./shared.ts";

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
	id: z.string(),
	/** As its owner named it; empty when neither a name nor a device is known. */
	name: z.string(),
	createdAt: instantSchema,
	/** Null until it has logged in. */
	lastUsedAt: z.nullable(instantSchema),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** The passkeys of an owner. */
export const passkeyListSchema = z.object({ passkeys: z.array(passkeySchema) });

/** Bytes in base64url, as browsers send them. Keys and signatures are far shorter. */
const bytesSchema = z.string().check(z.regex(/^[\w-]{1,16000}$/));
const credentialType = z.literal("public-key");
const transportsSchema = z.array(lineSchema).check(z.maxLength(10));
const knownCredential = z.object({ id: z.string(), type: credentialType, transports: transportsSchema });

/** The input of `navigator.credentials.create`, as WebAuthn writes it in JSON. */
export const passkeyCreationSchema = z.object({
	challenge: z.string(),
	rp: z.object({ id: z.string(), name: z.string() }),
	user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
	pubKeyCredParams: z.array(z.object({ alg: z.int(), type: credentialType })),
	timeout: z.int(),
	attestation: z.literal("none"),
	excludeCredentials: z.array(knownCredential),
	authenticatorSelection: z.object({
		residentKey: z.literal("required"),
		requireResidentKey: z.literal(true),
		userVerification: z.literal("required"),
	}),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** The input of `navigator.credentials.get`. */
export const passkeyRequestSchema = z.object({
	challenge: z.string(),
	rpId: z.string(),
	timeout: z.int(),
	userVerification: z.literal("required"),
	/** The passkeys that open, where the owner is known already. */
	allowCredentials: z.optional(z.array(knownCredential)),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

const credential = { id: bytesSchema, rawId: bytesSchema, type: credentialType };

/** A new passkey, as the browser answers. */
export const passkeyAnswerSchema = z.object({
	...credential,
	response: z.object({
		clientDataJSON: bytesSchema,
		attestationObject: bytesSchema,
		transports: z.optional(transportsSchema),
	}),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

/** A signature by a passkey, as the browser answers. */
export const passkeyResponseSchema = z.object({
	...credential,
	response: z.object({
		clientDataJSON: bytesSchema,
		authenticatorData: bytesSchema,
		signature: bytesSchema,
		userHandle: z.optional(bytesSchema),
	}),
});
export type PasskeyResponse = z.infer<typeof passkeyResponseSchema>;

/** A passkey that a browser has made. Without a name it has that of the device. */
export const newPasskeySchema = z.object({ name: lineSchema, answer: passkeyAnswerSchema });

/** Why a passkey can't be added. */
export const addingProblems = [
	"forms.name_invalid",
	"account.passkeys_full",
	"account.passkey_known",
	"account.passkey_refused",
] as const;

/** How often passkeys of everyone in a network may log in, and be refused. */
export const passkeyLogInLimit = {
	minutes: 15,
	perNetwork: 3000,
	guesses: { perNetwork: 300, problems: ["account.passkey_refused"] },
} as const;

/** Passkeys of adults: to add, list and remove them, and to log in. */
export const passkeyRoutes = {
	passkeys: declareRoute({
		method: "GET",
		path: "/api/account/passkeys",
		access: "signed_in",
		response: passkeyListSchema,
	}),
	/** A challenge to add a passkey; asks for the password, as a new password does. */
	startPasskey: declareRoute({
		method: "POST",
		path: "/api/account/passkeys/challenge",
		access: "signed_in",
		body: z.object({ password: lineSchema }),
		problems: ["account.password_wrong", "account.passkeys_for_adults", "account.passkeys_full"],
		response: passkeyCreationSchema,
		limit: { minutes: 15, perAccount: 10 },
	}),
	/** Answers the challenge. */
	addPasskey: declareRoute({
		method: "POST",
		path: "/api/account/passkeys",
		access: "signed_in",
		body: newPasskeySchema,
		problems: [...addingProblems, "account.passkeys_for_adults"],
		response: passkeyListSchema,
		limit: { minutes: 15, perAccount: 10 },
	}),
	removePasskey: declareRoute({
		method: "DELETE",
		path: "/api/account/passkeys/:passkeyId",
		access: "signed_in",
		params: z.object({ passkeyId: z.uuid() }),
		response: passkeyListSchema,
	}),
	/** A challenge to log in. It names no account: the browser offers the passkeys that it has for this site. */
	startPasskeyLogIn: declareRoute({
		method: "POST",
		path: "/api/account/passkey-log-in/challenge",
		access: "everyone",
		response: passkeyRequestSchema,
		limit: { minutes: 15, perNetwork: 3000 },
	}),
	/** Answers it and starts a session. One refusal for all reasons. */
	logInByPasskey: declareRoute({
		method: "POST",
		path: "/api/account/passkey-log-in",
		access: "everyone",
		body: passkeyResponseSchema,
		problems: ["account.passkey_refused"],
		response: sessionSchema,
		limit: passkeyLogInLimit,
	}),
};
