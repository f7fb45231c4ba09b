import type { ConsentState } from "#domain/account/consent.ts";
import type { Role } from "#domain/account/role.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { Zone } from "#domain/shared/moment.ts";
import { and, eq, gt, sql } from "../db/drizzle.ts";
import { prepared } from "../db/prepared.ts";
import type { Queries } from "../db/queries.ts";
import { account, accountSession } from "../db/schema/account.ts";
import { tokenHash } from "../db/token-hash.ts";

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
	readonly zone: Zone;
	/** When the session was last renewed. */
	readonly renewedAt: Date;
}

/** Exported for the benchmark, which asks the same with nothing around it. */
export const sessionStatements = prepared((queries: Queries) => ({
	find: queries
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
		.where(
			and(
				eq(accountSession.token, sql.placeholder("tokenHash")),
				gt(accountSession.expiresAt, sql.placeholder("now")),
			),
		)
		.prepare("session_find"),
}));

/** The session that a token stands for, with its account, in one query. */
export async function findSession(queries: Queries, token: string, now: Date): Promise<SignedIn | null> {
	const [found] = await sessionStatements(queries).find.execute({ tokenHash: tokenHash(token), now });
	return found ?? null;
}
