import type { ConsentState } from "#domain/account/consent.ts";
import type { Role } from "#domain/account/role.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { and, eq, gt } from "../db/drizzle.ts";
import type { Queries } from "../db/queries.ts";
import { account, accountSession } from "../db/schema/account.ts";

/** Who is asking, with a session that is good. */
export interface SignedIn {
	readonly accountId: string;
	readonly sessionId: string;
	readonly email: string;
	readonly emailVerified: boolean;
	readonly firstName: string;
	readonly role: Role;
	readonly consent: ConsentState;
	readonly locale: Locale;
	readonly zone: string;
	/** When the session was last renewed. */
	readonly renewedAt: Date;
}

/** The session that a token stands for, with its account, in one query. */
export async function findSession(queries: Queries, token: string, now: Date): Promise<SignedIn | null> {
	const [found] = await queries
		.select({
			accountId: account.id,
			sessionId: accountSession.id,
			email: account.email,
			emailVerified: account.emailVerified,
			firstName: account.firstName,
			role: account.role,
			consent: account.consent,
			locale: account.locale,
			zone: account.zone,
			renewedAt: accountSession.updatedAt,
		})
		.from(accountSession)
		.innerJoin(account, eq(account.id, accountSession.userId))
		.where(and(eq(accountSession.token, token), gt(accountSession.expiresAt, now)));
	return found ?? null;
}
