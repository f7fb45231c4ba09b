import { randomUUID } from "node:crypto";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Queries } from "../db/queries.ts";
import { account, accountCredential, accountLink, accountSession } from "../db/schema/account.ts";
import { sessionCookieName, sessionLife } from "./cookie.ts";
import { withHashedTokens } from "./hashed-tokens.ts";
import type { Passwords } from "./passwords.ts";

/** What better-auth is set up with. */
export interface AuthSettings {
	readonly publicUrl: string;
	/** Signs the session's cookie. */
	readonly secret: string;
	/** Nobody signs in before their address is confirmed. */
	readonly needsConfirmedEmail: boolean;
}

const required = (type: "string" | "date") => ({ type, required: true }) as const;
const optional = (type: "string" | "date") => ({ type, required: false }) as const;

/** What better-auth writes by itself, and what is only known after the account is there. */
type LaterColumn =
	| "id"
	| "email"
	| "emailVerified"
	| "name"
	| "image"
	| "createdAt"
	| "updatedAt"
	| "newEmail"
	| "consentDecidedAt";

/** What an account is made with besides: every other column of its table. What is not named here would not be stored. */
export type AccountField = Exclude<keyof typeof account.$inferInsert, LaterColumn>;

const accountFields = {
	firstName: required("string"),
	lastName: required("string"),
	role: required("string"),
	locale: required("string"),
	zone: required("string"),
	ageBand: optional("string"),
	ageDeclaredAt: optional("date"),
	consent: required("string"),
	guardianEmail: optional("string"),
	consentRequestedAt: optional("date"),
} satisfies Record<AccountField, ReturnType<typeof required | typeof optional>>;

/**
 * better-auth over one database handle: everything it writes goes there, so that an act of ours and its own are one
 * transaction when `queries` is one. Its routes are not served; ours call its functions.
 */
export const authOn = (
	queries: Queries,
	{ publicUrl, secret, needsConfirmedEmail }: AuthSettings,
	passwords: Pick<Passwords, "hash" | "verify">,
) =>
	betterAuth({
		baseURL: publicUrl,
		secret,
		database: withHashedTokens(
			drizzleAdapter(queries, {
				provider: "pg",
				schema: {
					user: account,
					account: accountCredential,
					session: accountSession,
					verification: accountLink,
				},
			}),
		),
		user: { additionalFields: accountFields },
		emailAndPassword: {
			enabled: true,
			autoSignIn: false,
			requireEmailVerification: needsConfirmedEmail,
			// The rule is the domain's; these only bound what is hashed.
			minPasswordLength: 1,
			maxPasswordLength: 1024,
			password: {
				hash: passwords.hash,
				verify: ({ password, hash }) => passwords.verify(password, hash),
			},
		},
		session: sessionLife,
		advanced: {
			database: { generateId: () => randomUUID() },
			ipAddress: { disableIpTracking: true },
			useSecureCookies: false,
			cookies: {
				session_token: {
					name: sessionCookieName(publicUrl),
					attributes: { secure: publicUrl.startsWith("https:"), httpOnly: true, sameSite: "lax", path: "/" },
				},
			},
		},
		// Its limits count by addresses that anyone can write; ours are in front of every route.
		rateLimit: { enabled: false },
		telemetry: { enabled: false },
		// It would log addresses.
		logger: { disabled: true },
	});

/** better-auth, set up for Spectra. */
export type Auth = ReturnType<typeof authOn>;
