import * as z from "zod/mini";
import {
	addingProblems,
	newPasskeySchema,
	passkeyCreationSchema,
	passkeyListSchema,
	passkeyRequestSchema,
	passkeyResponseSchema,
} from "./passkeys.ts";
import { declareRoute } from "./route.ts";
import { countSchema } from "./shared.ts";

/** The second factors of an operator: an app, passkeys or both. Each opens the desk beside the password. */
const factorsSchema = z.extend(passkeyListSchema, {
	hasApp: z.boolean(),
	/** How many recovery codes are left. */
	recoveryCodes: countSchema,
});

const changes = { minutes: 15, perAccount: 10 };

/** Passkeys as the second factor of operators: to set it up, to open the desk, and to add, list and remove them there. */
export const operatorPasskeyRoutes = {
	/** Confirms the second factor with a passkey in place of an app, and opens the desk. The recovery codes are shown once. */
	confirmOperatorPasskey: declareRoute({
		method: "PUT",
		path: "/api/operator/second-factor/passkey",
		access: "signed_in",
		body: newPasskeySchema,
		problems: ["operator.not_allowed", "forms.name_invalid", "account.passkey_refused"],
		response: z.object({ recoveryCodes: z.array(z.string()) }),
		limit: changes,
	}),
	/** A challenge to open the desk. It names the passkeys of the operator's account. */
	startOperatorPasskeyLogIn: declareRoute({
		method: "POST",
		path: "/api/operator/session/challenge",
		access: "signed_in",
		problems: ["operator.not_allowed"],
		response: passkeyRequestSchema,
		limit: { minutes: 15, perAccount: 30 },
	}),
	/** Opens the desk by the password and a passkey. One refusal for both. */
	openOperatorDeskByPasskey: declareRoute({
		method: "POST",
		path: "/api/operator/session/passkey",
		access: "signed_in",
		body: z.object({ password: z.string(), answer: passkeyResponseSchema }),
		problems: ["operator.not_allowed", "operator.log_in_refused"],
		response: z.object({ recoveryCodes: countSchema }),
		limit: {
			minutes: 15,
			perAccount: 10,
			guesses: { perNetwork: 30, problems: ["operator.log_in_refused"] },
		},
	}),
	operatorFactors: declareRoute({
		method: "GET",
		path: "/api/operator/factors",
		access: "operator",
		response: factorsSchema,
	}),
	/** A challenge to add a passkey at the open desk; asks for the password, as a passkey of an account does. */
	startOperatorPasskey: declareRoute({
		method: "POST",
		path: "/api/operator/passkeys/challenge",
		access: "operator",
		body: z.object({ password: z.string() }),
		problems: ["account.password_wrong", "account.passkeys_full"],
		response: passkeyCreationSchema,
		limit: changes,
	}),
	/** Answers the challenge. */
	addOperatorPasskey: declareRoute({
		method: "POST",
		path: "/api/operator/passkeys",
		access: "operator",
		body: newPasskeySchema,
		problems: addingProblems,
		response: passkeyListSchema,
		limit: changes,
	}),
	/** Removes a passkey, unless nothing else is left that opens the desk. */
	removeOperatorPasskey: declareRoute({
		method: "DELETE",
		path: "/api/operator/passkeys/:passkeyId",
		access: "operator",
		params: z.object({ passkeyId: z.uuid() }),
		problems: ["operator.last_factor"],
		response: passkeyListSchema,
	}),
};
