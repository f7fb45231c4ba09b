import { parse } from "hono/utils/cookie";
import type { Database } from "../db/database.ts";
import type { Transaction } from "../db/queries.ts";
import type { Secrets } from "../db/secrets.ts";
import type { Auth, AuthSettings } from "./auth.ts";
import { sessionCookieName, sessionLife, signedToken } from "./cookie.ts";
import type { Passwords } from "./passwords.ts";
import { findSession, type SignedIn } from "./store.ts";

/** What a request's cookie tells. */
export interface Visit {
	/** Null for a guest. */
	readonly signedIn: SignedIn | null;
	/** Cookies for the answer, when the session was renewed. */
	readonly cookies: readonly string[];
}

/** Who is signed in, and how sessions begin and end. */
export interface Sessions {
	/** Who sends these headers. */
	readonly read: (headers: Headers, now: Date) => Promise<Visit>;
	/** The token of the session in these headers, whether or not it is still good. */
	readonly tokenOf: (headers: Headers) => Promise<string | undefined>;
	/** better-auth for acts of its own. */
	readonly auth: () => Promise<Auth>;
	/**
	 * better-auth inside a transaction. Passwords are hashed and verified before, as a hash may wait long: `passwords`
	 * only gives back what came of it.
	 */
	readonly authIn: (transaction: Transaction, passwords: Pick<Passwords, "hash" | "verify">) => Promise<Auth>;
}

type SessionsDependencies = Omit<AuthSettings, "secret"> & {
	readonly database: Pick<Database, "queries">;
	readonly secrets: Secrets;
	readonly passwords: Passwords;
};

/** Sessions over the database, read without better-auth and begun by it. */
export function createSessions({ database, secrets, passwords, ...rest }: SessionsDependencies): Sessions {
	const name = sessionCookieName(rest.publicUrl);
	const settings = async (): Promise<AuthSettings> => ({ ...rest, secret: await secrets.key("sessions") });
	// better-auth is a large library: the server starts without it.
	const load = async () => (await import("./auth.ts")).authOn;
	let shared: Auth | undefined;
	const auth = async (): Promise<Auth> => {
		const authOn = await load();
		shared ??= authOn(database.queries(), await settings(), passwords);
		return shared;
	};
	const tokenOf = async (headers: Headers): Promise<string | undefined> => {
		const cookie = parse(headers.get("cookie") ?? "", name)[name];
		return cookie === undefined ? undefined : signedToken(cookie, await secrets.key("sessions"));
	};
	const renew = async (headers: Headers): Promise<string[]> => {
		const { api } = await auth();
		const renewed = await api.getSession({ headers, returnHeaders: true });
		return renewed.headers.getSetCookie();
	};
	return {
		read: async (headers, now) => {
			const token = await tokenOf(headers);
			if (token === undefined) return { signedIn: null, cookies: [] };
			const signedIn = await findSession(database.queries(), token, now);
			const isDue =
				signedIn !== null && now.getTime() - signedIn.renewedAt.getTime() >= sessionLife.updateAge * 1000;
			return { signedIn, cookies: isDue ? await renew(headers) : [] };
		},
		tokenOf,
		auth,
		authIn: async (transaction, given) => (await load())(transaction, await settings(), given),
	};
}
