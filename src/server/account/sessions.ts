import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import { shownNetwork } from "#server/platform/limits/network.ts";
import { endedCookie } from "#server/platform/session/cookie.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { presentSession, presentSessions } from "./present.ts";
import { endSession, endSessionByToken, endSessions, openSessions } from "./store.ts";

/** Reads and ends sessions. */
export const sessionRoutes = ({ database, sessions, publicUrl }: AccountDependencies) => [
	implementRoute(routes.session, async ({ openSession }) => {
		const signedIn = await openSession();
		return success({ session: signedIn && presentSession(signedIn.accountId, signedIn) });
	}),

	implementRoute(routes.signOut, async ({ headers, now, setCookies }) => {
		// First: on a shared computer the cookie must be deleted even while the database is down.
		setCookies(endedCookie(publicUrl));
		const token = await sessions.tokenOf(headers);
		if (token === undefined) return success(null);
		return database.transaction(async (transaction) => {
			const accountId = await endSessionByToken(transaction, token);
			if (accountId) await recordEvent(transaction, { event: "signed_out", accountId, at: now });
			return success(null);
		});
	}),

	implementRoute(routes.sessions, async ({ session, network }) => {
		const rows = await openSessions(database.queries(), session.accountId);
		return success({ sessions: presentSessions(rows, session.sessionId), here: shownNetwork(network) });
	}),

	implementRoute(routes.endSession, ({ session, params, now }) =>
		database.transaction(async (transaction) => {
			const isEnded = await endSession(transaction, session.accountId, params.sessionId);
			if (!isEnded) return failure("account.session_unknown");
			await recordEvent(transaction, { event: "session_ended", accountId: session.accountId, at: now });
			return success(null);
		}),
	),

	implementRoute(routes.endOtherSessions, ({ session, now }) =>
		database.transaction(async (transaction) => {
			await endSessions(transaction, session.accountId, session.sessionId);
			await recordEvent(transaction, {
				event: "other_sessions_ended",
				accountId: session.accountId,
				at: now,
			});
			return success(null);
		}),
	),
];
