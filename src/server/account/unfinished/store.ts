import { toInstant } from "#domain/shared/moment.ts";
import { and, eq, gt, lt, or, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { auditEvent } from "#server/platform/db/schema/traffic.ts";
import { type AccountOwner, ownerOf } from "#server/platform/people/owner.ts";

/** Which accounts nobody finished. */
export interface Unfinished {
	/** A parent was asked before this, and has not answered. */
	readonly askedBefore: Date;
	/** The address was not confirmed and nobody ever came in; null where addresses need no confirmation. */
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
					// Before the installation had a mail server people came in without.
					neverSignedIn,
				),
	);

/** Ids of at most `most` accounts that were never finished in time. */
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

/** The account if it is still unfinished: nobody else changes it until the transaction ends. */
export async function takeUnfinished(
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
 * Whether somebody has been signed in to an account, or may have been before the memory of logins begins: then it is not
 * said that nobody ever came in.
 */
export async function wasUsed(queries: Queries, accountId: string, madeAfter: Date): Promise<boolean> {
	const [unused] = await queries
		.select({ id: account.id })
		.from(account)
		.where(and(eq(account.id, accountId), gt(account.createdAt, madeAfter), neverSignedIn));
	return unused === undefined;
}
