import * as z from "zod/mini";
import {
	addingProblems,
	newPasskeySchema,
	passkeyCreationSchema,
	passkeyListSchema,
	passkeyLogInLimit,
	passkeyRequestSchema,
	passkeyResponseSchema,
} from "./passkeys.ts";
import { declareRoute } from "./route.ts";
import { instantSchema } from "./shared.ts";

/** The passkeys of a researcher, and how long this log-in is recent enough to add one. */
const deskPasskeysSchema = z.extend(passkeyListSchema, { addUntil: instantSchema });

const changes = { minutes: 15, perAccount: 30 };

/** Passkeys of researchers: to add, list and remove them at the desk, and to open it. */
export const deskPasskeyRoutes = {
	deskPasskeys: declareRoute({
		method: "GET",
		path: "/api/desk/passkeys",
		access: "researcher",
		response: deskPasskeysSchema,
	}),
	/** A challenge to add a passkey. There is no password to ask for, so the log-in has to be recent. */
	startDeskPasskey: declareRoute({
		method: "POST",
		path: "/api/desk/passkeys/challenge",
		access: "researcher",
		problems: ["desk.log_in_again", "account.passkeys_full"],
		response: passkeyCreationSchema,
		limit: changes,
	}),
	/** Answers the challenge. */
	addDeskPasskey: declareRoute({
		method: "POST",
		path: "/api/desk/passkeys",
		access: "researcher",
		body: newPasskeySchema,
		problems: addingProblems,
		response: passkeyListSchema,
		limit: changes,
	}),
	/** Removes a passkey, and closes the desk in every other browser. */
	removeDeskPasskey: declareRoute({
		method: "DELETE",
		path: "/api/desk/passkeys/:passkeyId",
		access: "researcher",
		params: z.object({ passkeyId: z.uuid() }),
		response: passkeyListSchema,
	}),
	/** Mails a link to log in to the researcher whose desk is open: a log-in of long ago adds no passkey. */
	mailOwnDeskLink: declareRoute({
		method: "POST",
		path: "/api/desk/own-link",
		access: "researcher",
		response: z.null(),
		limit: { minutes: 60, perAccount: 5 },
	}),
	/** A challenge to open a desk. It names no researcher. */
	startDeskPasskeyLogIn: declareRoute({
		method: "POST",
		path: "/api/desk/passkey-log-in/challenge",
		access: "everyone",
		response: passkeyRequestSchema,
		limit: { minutes: 15, perNetwork: 3000 },
	}),
	/** Answers it and starts the session. One refusal for all reasons. */
	openDeskByPasskey: declareRoute({
		method: "POST",
		path: "/api/desk/passkey-log-in",
		access: "everyone",
		body: passkeyResponseSchema,
		problems: ["account.passkey_refused"],
		response: z.null(),
		limit: passkeyLogInLimit,
	}),
};
