import { toInstant } from "#domain/shared/instant.ts";
import { and, eq, gt, lt, or, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { auditEvent } from "#server/platform/db/schema/security.ts";
import { type AccountOwner, ownerOf } from "#server/platform/people/owner.ts";

/** The limits that make an account unfinished. */
export interface Unfinished {
	/** The parent was asked before this instant, and has not answered. */
	readonly askedBefore: Date;
	/**
	 * Created before this instant, not confirmed, never logged in to; null where addresses need no
	 * confirmation.
	 */
	readonly confirmation: { readonly madeBefore: Date; readonly madeAfter: Date } | null;
}

const neverSignedIn = sql`NOT EXISTS (SELECT 1 FROM ${auditEvent} WHERE ${auditEvent.accountId} = ${account.id} AND ${auditEvent.event} = 'signed_in')`;

const isUnfinished = ({ askedBefore, confirmation }: Unfinished) =>
	or(
		and(
			eq(account.consent, "pending"),
			lt(sql`COALESCE(${account.consentRequestedAt}, ${account.createdAt})`, toInstant(askedBefore)),
		),
		confirmation === null
			? undefined
			: and(
					eq(account.emailVerified, false),
					lt(account.createdAt, confirmation.madeBefore),
					gt(account.createdAt, confirmation.madeAfter),
					// Before the installation had a mail server, login did not need a confirmation.
					neverSignedIn,
				),
	);

/** Ids of at most `most` unfinished accounts. */
export async function unfinishedAccounts(
	queries: Queries,
	unfinished: Unfinished,
	most: number,
): Promise<string[]> {
	const rows = await queries
		.select({ id: account.id })
		.from(account)
		.where(isUnfinished(unfinished))
		.limit(most);
	return rows.map(({ id }) => id);
}

/** The account, locked, if it is still unfinished. */
export async function lockUnfinished(
	queries: Queries,
	unfinished: Unfinished,
	id: string,
): Promise<AccountOwner | undefined> {
	const [taken] = await queries
		.select({ id: account.id, email: account.email, emailVerified: account.emailVerified })
		.from(account)
		.where(and(eq(account.id, id), isUnfinished(unfinished)))
		.for("update");
	return taken && ownerOf(taken);
}

/**
 * Whether the account was ever logged in to. True as well when it is older than the records of logins,
 * because nothing can be said then.
 */
export async function wasUsed(queries: Queries, accountId: string, madeAfter: Date): Promise<boolean> {
	const [unused] = await queries
		.select({ id: account.id })
		.from(account)
		.where(and(eq(account.id, accountId), gt(account.createdAt, madeAfter), neverSignedIn));
	return unused === undefined;
}
