import { parse } from "hono/utils/cookie";
import type { Database } from "../db/database.ts";
import type { Transaction } from "../db/queries.ts";
import type { Secrets } from "../db/secrets.ts";
import { drawToken } from "../db/token-hash.ts";
import { readSignedToken, sessionCookie, sessionCookieName, sessionLife, signToken } from "./cookie.ts";
import { extendSession, findSession, insertSession, isSessionOpen, type SignedIn } from "./store.ts";

/** The session of one request. */
export interface Visit {
	/** Null for a guest. */
	readonly signedIn: SignedIn | null;
	/** `Set-Cookie` lines for the response, when the session was extended. */
	readonly cookies: readonly string[];
}

/** Reads and starts sessions. A session is a random token in a signed cookie and its hash in the database. */
export interface Sessions {
	/** The session of a request; extends it when its last extension is older than `sessionLife.updateAge`. */
	readonly read: (headers: Headers, now: Date) => Promise<Visit>;
	/** Whether a session has neither ended nor expired, for responses that outlast their request. */
	readonly isOpen: (sessionId: string, now: Date) => Promise<boolean>;
	/** The session token in these headers, expired or not. */
	readonly tokenOf: (headers: Headers) => Promise<string | undefined>;
	/** Starts a session and returns the header that sets its cookie. `device` as `deviceName` gives it. */
	readonly start: (
		transaction: Transaction,
		accountId: string,
		device: string,
		now: Date,
	) => Promise<Headers>;
}

interface SessionsDependencies {
	readonly database: Pick<Database, "queries">;
	readonly secrets: Secrets;
	readonly publicUrl: string;
}

const expiryFrom = (now: Date): Date => new Date(now.getTime() + sessionLife.expiresIn * 1000);

const isExtensionDue = ({ extendedAt }: SignedIn, now: Date): boolean =>
	now.getTime() - extendedAt.getTime() >= sessionLife.updateAge * 1000;

/** Sessions in the database, with cookies for the host of `publicUrl`. */
export function createSessions({ database, secrets, publicUrl }: SessionsDependencies): Sessions {
	const name = sessionCookieName(publicUrl);
	const secret = () => secrets.key("sessions");
	const cookieFor = async (token: string) => sessionCookie(publicUrl, signToken(token, await secret()));
	const tokenOf = async (headers: Headers): Promise<string | undefined> => {
		const cookie = parse(headers.get("cookie") ?? "", name)[name];
		return cookie === undefined ? undefined : readSignedToken(cookie, await secret());
	};
	return {
		read: async (headers, now) => {
			const token = await tokenOf(headers);
			const signedIn = token === undefined ? null : await findSession(database.queries(), token, now);
			if (token === undefined || signedIn === null || !isExtensionDue(signedIn, now)) {
				return { signedIn, cookies: [] };
			}
			const isExtended = await extendSession(database.queries(), signedIn.sessionId, expiryFrom(now), now);
			return { signedIn, cookies: isExtended ? [await cookieFor(token)] : [] };
		},
		isOpen: (sessionId, now) => isSessionOpen(database.queries(), sessionId, now),
		tokenOf,
		start: async (transaction, accountId, device, now) => {
			const token = drawToken();
			await insertSession(transaction, { accountId, token, device, expiresAt: expiryFrom(now) }, now);
			return new Headers({ "set-cookie": await cookieFor(token) });
		},
	};
}
