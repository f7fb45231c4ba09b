import * as z from "zod/mini";
import { type OperatorActionName, operatorActions } from "./operator-actions.ts";
import { passkeyCreationSchema } from "./passkeys.ts";
import { declareRoute } from "./route.ts";
import { countSchema, instantSchema, lineSchema } from "./shared.ts";

/** The states of the operator's desk in this browser. */
export const operatorStates = ["signed_out", "not_allowed", "to_enrol", "closed", "open"] as const;

const actionNames = Object.keys(operatorActions) as [OperatorActionName, ...OperatorActionName[]];

/** Why an action can be impossible. */
const actionProblems = [
	"operator.unknown",
	"operator.nothing_changed",
	"operator.input_invalid",
	"operator.booked",
	"operator.address_taken",
	"operator.id_taken",
	"operator.readers_differ",
	"account.age_band_required",
	"consultations.cancel_failed",
	"consultations.move_failed",
	"consultations.same_time",
	"consultations.slot_taken",
	"consultations.slot_unavailable",
	"desk.hours_overlap",
	"forms.email_invalid",
	"forms.name_invalid",
	"institutions.full",
] as const;

/** A password or a code is typed here: an account has ten tries in a quarter of an hour, right ones included. */
const tries = (problems: readonly ["operator.log_in_refused"] | readonly ["operator.start_code_wrong"]) =>
	({ minutes: 15, perAccount: 10, guesses: { perNetwork: 30, problems } }) as const;

/**
 * The operator's desk. Its session is of its own kind and short, and counts only beside the session of the account under
 * which a password and a second factor opened it.
 */
export const operatorRoutes = {
	/** The state of the desk in this browser. Only operators learn that their account is one. */
	operatorSession: declareRoute({
		method: "GET",
		path: "/api/operator/session",
		access: "everyone",
		ofAnyAccount: true,
		response: z.object({
			state: z.enum(operatorStates),
			/** While it is open: when it closes unless it is used. */
			until: z.optional(instantSchema),
		}),
	}),
	/**
	 * Draws the secret of the app, shown once, and a challenge for a passkey: either is the second factor. `startCode` was given out by `operators add`. The
	 * desk stays closed until one of them confirms it; another call draws another secret.
	 */
	startOperatorFactor: declareRoute({
		method: "POST",
		path: "/api/operator/second-factor",
		access: "signed_in",
		body: z.object({ startCode: lineSchema, password: z.string() }),
		problems: ["operator.not_allowed", "operator.start_code_wrong"],
		response: z.object({
			/** For typing into an app: base32. */
			secret: z.string(),
			/** The same as an `otpauth:` address, for a QR code. */
			address: z.string(),
			/** The browser's input for making a passkey in place of the app. */
			passkey: passkeyCreationSchema,
		}),
		limit: tries(["operator.start_code_wrong"]),
	}),
	/** Confirms the second factor with a code of the app, and opens the desk. The recovery codes are shown once. */
	confirmOperatorFactor: declareRoute({
		method: "PUT",
		path: "/api/operator/second-factor",
		access: "signed_in",
		body: z.object({ code: lineSchema }),
		problems: ["operator.not_allowed", "operator.log_in_refused"],
		response: z.object({ recoveryCodes: z.array(z.string()) }),
		limit: tries(["operator.log_in_refused"]),
	}),
	/** Opens the desk by the password and a code of the app, or a recovery code; each code works once. */
	openOperatorDesk: declareRoute({
		method: "POST",
		path: "/api/operator/session",
		access: "signed_in",
		body: z.object({ password: z.string(), code: lineSchema }),
		problems: ["operator.not_allowed", "operator.log_in_refused"],
		response: z.object({
			/** How many recovery codes are left. */
			recoveryCodes: countSchema,
		}),
		limit: tries(["operator.log_in_refused"]),
	}),
	closeOperatorDesk: declareRoute({
		method: "DELETE",
		path: "/api/operator/session",
		access: "everyone",
		response: z.null(),
	}),
	/**
	 * Does one of the actions that commands do, too. `input` has the form of that action (`operator-actions.ts`), and each row the form
	 * of the action's subject; an action that only changes something has none. Everything is in a body: addresses of people
	 * are in no log of addresses.
	 */
	runOperatorAction: declareRoute({
		method: "POST",
		path: "/api/operator/acts",
		access: "operator",
		body: z.object({ act: z.enum(actionNames), input: z.record(z.string(), z.unknown()) }),
		problems: actionProblems,
		response: z.object({ rows: z.array(z.record(z.string(), z.unknown())) }),
		limit: { minutes: 10, perAccount: 1200 },
	}),
};
