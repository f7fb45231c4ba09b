import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import { defineRoute } from "#server/platform/http/define-route.ts";
import { endedCookie } from "#server/platform/session/cookie.ts";
import type { AccountParts } from "./parts.ts";
import { presentSession, presentSessions } from "./present.ts";
import { endSession, endSessionByToken, endSessions, openSessions } from "./store.ts";

/** Who is signed in, where, and no longer. */
export const sessionRoutes = ({ database, sessions, publicUrl }: AccountParts) => [
	defineRoute(routes.session, async ({ visitor }) => {
		const signedIn = await visitor();
		return success({ session: signedIn && presentSession(signedIn.accountId, signedIn) });
	}),

	defineRoute(routes.signOut, async ({ headers, now, setCookies }) => {
		// First of all: on a shared computer the cookie must go even when the database is away.
		setCookies(endedCookie(publicUrl));
		const token = await sessions.tokenOf(headers);
		const accountId = token && (await endSessionByToken(database.queries(), token));
		if (accountId) await recordEvent(database.queries(), "signed_out", accountId, now);
		return success(null);
	}),

	defineRoute(routes.sessions, async ({ caller }) => {
		const rows = await openSessions(database.queries(), caller.accountId);
		return success({ sessions: presentSessions(rows, caller.sessionId) });
	}),

	defineRoute(routes.endSession, ({ caller, params, now }) =>
		database.transaction(async (transaction) => {
			const isEnded = await endSession(transaction, caller.accountId, params.sessionId);
			if (!isEnded) return failure("account.session_unknown");
			await recordEvent(transaction, "session_ended", caller.accountId, now);
			return success(null);
		}),
	),

	defineRoute(routes.endOtherSessions, ({ caller, now }) =>
		database.transaction(async (transaction) => {
			await endSessions(transaction, caller.accountId, caller.sessionId);
			await recordEvent(transaction, "other_sessions_ended", caller.accountId, now);
			return success(null);
		}),
	),
];
