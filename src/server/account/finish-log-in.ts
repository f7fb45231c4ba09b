import type { Session } from "#domain/account/session.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { RequestContext } from "#server/platform/http/define-route.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { presentSession } from "./present.ts";
import { type AccountRow, endSessionByToken } from "./store.ts";

/** A session that has just been started, with its account. */
export interface StartedSession {
	readonly row: AccountRow;
	/** The header that sets its cookie. */
	readonly cookie: Headers;
}

/**
 * Finishes a log-in, however the person has proven who they are: ends the session that this browser had, records the event,
 * remembers the network, sets the cookie, and returns the session as the page sees it.
 */
export const createFinishLogIn =
	({ database, sessions, limits }: Pick<AccountDependencies, "database" | "sessions" | "limits">) =>
	async (
		{ row, cookie }: StartedSession,
		{ headers, network, now, setCookies }: Pick<RequestContext, "headers" | "network" | "now" | "setCookies">,
	): Promise<Session> => {
		const before = await sessions.tokenOf(headers);
		const queries = database.queries();
		if (before !== undefined) await endSessionByToken(queries, before);
		await recordEvent(queries, { event: "signed_in", accountId: row.id, at: now });
		await limits.remember({ email: row.email, network }, now);
		setCookies(cookie);
		return presentSession(row.id, row);
	};
