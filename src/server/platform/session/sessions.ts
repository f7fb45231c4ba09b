import { parse } from "hono/utils/cookie";
import type { Database } from "../db/database.ts";
import type { Transaction } from "../db/queries.ts";
import type { Secrets } from "../db/secrets.ts";
import { drawToken } from "../db/token-hash.ts";
import {
	lifeOf,
	readSignedToken,
	type SessionKind,
	sessionCookie,
	sessionCookieName,
	signToken,
} from "./cookie.ts";
import type { SessionClient } from "./device.ts";
import type { ExtendedSession, SessionRows } from "./rows.ts";
import { accountSessions, isSessionOpen, type SignedIn } from "./store.ts";

/** The session of one request. */
export interface Visit<Found = SignedIn> {
	/** Null for a guest. */
	readonly signedIn: Found | null;
	/** `Set-Cookie` lines for the response, when the session was extended. */
	readonly cookies: readonly string[];
}

/** Reads and starts sessions of one kind. A session is a random token in a signed cookie and its hash in the database. */
export interface Sessions<Found = SignedIn> {
	/** The session of a request; extends it when its last extension is older than the kind's `updateAge`. */
	readonly read: (headers: Headers, now: Date) => Promise<Visit<Found>>;
	/** The session token in these headers, expired or not. */
	readonly tokenOf: (headers: Headers) => Promise<string | undefined>;
	/** Starts a session and returns the header that sets its cookie. `client` as `sessionClientOf` gives it. */
	readonly start: (
		transaction: Transaction,
		ownerId: string,
		client: SessionClient,
		now: Date,
	) => Promise<Headers>;
}

interface SessionsDependencies {
	readonly database: Pick<Database, "queries">;
	readonly secrets: Secrets;
	readonly publicUrl: string;
}

/** The purpose of the key that signs the cookies of each kind. */
const keyPurposes: Readonly<Record<SessionKind, string>> = {
	session: "sessions",
	desk: "desk sessions",
	operator: "operator sessions",
};

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Sessions of one kind in the database, with cookies for the host of `publicUrl`. */
export function createSessionsOf<Found extends ExtendedSession>(
	kind: SessionKind,
	rows: SessionRows<Found>,
	{ database, secrets, publicUrl }: SessionsDependencies,
): Sessions<Found> {
	const name = sessionCookieName(publicUrl, kind);
	const purpose = keyPurposes[kind];
	const { expiresIn, updateAge } = lifeOf[kind];
	const expiryFrom = (now: Date): Date => after(now, expiresIn);
	const isExtensionDue = ({ extendedAt }: ExtendedSession, now: Date): boolean =>
		after(extendedAt, updateAge) <= now;
	const cookieFor = async (token: string) =>
		sessionCookie(publicUrl, signToken(token, await secrets.key(purpose)), kind);
	const tokenOf = async (headers: Headers): Promise<string | undefined> => {
		const cookie = parse(headers.get("cookie") ?? "", name)[name];
		return cookie === undefined ? undefined : readSignedToken(cookie, await secrets.acceptedKeys(purpose));
	};
	return {
		read: async (headers, now) => {
			const token = await tokenOf(headers);
			const signedIn = token === undefined ? null : await rows.find(database.queries(), token, now);
			if (token === undefined || signedIn === null || !isExtensionDue(signedIn, now)) {
				return { signedIn, cookies: [] };
			}
			const isExtended = await rows.extend(database.queries(), signedIn.sessionId, expiryFrom(now), now);
			return { signedIn, cookies: isExtended ? [await cookieFor(token)] : [] };
		},
		tokenOf,
		start: async (transaction, ownerId, client, now) => {
			const token = drawToken();
			await rows.insert(transaction, { ownerId, token, client, expiresAt: expiryFrom(now) }, now);
			return new Headers({ "set-cookie": await cookieFor(token) });
		},
	};
}

/** With a check for responses that outlast their request, such as streams of events. */
export interface AccountSessions extends Sessions {
	/** Whether a session has neither ended nor expired, for responses that outlast their request. */
	readonly isOpen: (sessionId: string, now: Date) => Promise<boolean>;
}

/** The sessions of accounts, as `createSessionsOf`. */
export const createSessions = (dependencies: SessionsDependencies): AccountSessions => ({
	...createSessionsOf("session", accountSessions, dependencies),
	isOpen: (sessionId, now) => isSessionOpen(dependencies.database.queries(), sessionId, now),
});
