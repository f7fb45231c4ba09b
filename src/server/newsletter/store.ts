import { createHash, randomUUID } from "node:crypto";
import { updatesWording } from "#domain/account/newsletter.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { and, eq, gt, isNull, lt, or, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { newsletterSignup } from "#server/platform/db/schema/traffic.ts";
import type { AccountOwner } from "#server/platform/people/owner.ts";

/** A newsletter sign-up as stored. */
export type NewsletterSignupRow = typeof newsletterSignup.$inferSelect;

/** Who asks for updates; the address in lower case. */
export interface NewsletterRequest {
	readonly email: string;
	readonly locale: Locale;
	/** The account of that address, if somebody signed in with it asks. */
	readonly accountId: string | null;
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Keeps that an address asks for updates. Gives the row's id when the address is to be asked by mail: it has not
 * confirmed yet, and was not asked since `askedBefore`.
 */
export async function storeNewsletterRequest(
	queries: Queries,
	{ email, locale, accountId }: NewsletterRequest,
	askedAt: Date,
	askedBefore: Date,
): Promise<string | undefined> {
	const [kept] = await queries
		.insert(newsletterSignup)
		.values({ id: randomUUID(), email, locale, accountId, wording: updatesWording, askedAt })
		.onConflictDoUpdate({
			target: newsletterSignup.email,
			set: { locale, accountId, wording: updatesWording, askedAt },
			setWhere: sql`${newsletterSignup.confirmedAt} IS NULL AND ${newsletterSignup.askedAt} < ${askedBefore.toISOString()}::timestamptz`,
		})
		.returning({ id: newsletterSignup.id });
	return kept?.id;
}

/** One newsletter sign-up; undefined when there is none of that id. */
export async function findNewsletterSignup(
	queries: Queries,
	id: string,
): Promise<NewsletterSignupRow | undefined> {
	const [found] = await queries.select().from(newsletterSignup).where(eq(newsletterSignup.id, id));
	return found;
}

/** Writes down which token confirms; one written before stops working. */
export async function writeToken(queries: Queries, id: string, token: string): Promise<void> {
	await queries
		.update(newsletterSignup)
		.set({ tokenHash: hashOf(token) })
		.where(eq(newsletterSignup.id, id));
}

const isGood = (token: string, askedAfter: Date) =>
	and(eq(newsletterSignup.tokenHash, hashOf(token)), gt(newsletterSignup.askedAt, askedAfter));

/** The request that a token confirms, if it was made after `askedAfter`. */
export async function findNewsletterRequest(
	queries: Queries,
	token: string,
	askedAfter: Date,
): Promise<NewsletterSignupRow | undefined> {
	const [found] = await queries.select().from(newsletterSignup).where(isGood(token, askedAfter));
	return found;
}

/** Confirms a request; undefined when it was confirmed before. */
export async function confirmNewsletterRequest(
	queries: Queries,
	id: string,
	confirmedAt: Date,
): Promise<NewsletterSignupRow | undefined> {
	const [confirmed] = await queries
		.update(newsletterSignup)
		.set({ confirmedAt })
		.where(and(eq(newsletterSignup.id, id), isNull(newsletterSignup.confirmedAt)))
		.returning();
	return confirmed;
}

/** Deletes a newsletter sign-up. */
export async function deleteNewsletterSignup(queries: Queries, id: string): Promise<void> {
	await queries.delete(newsletterSignup).where(eq(newsletterSignup.id, id));
}

/** Forgets requests from before `askedBefore` that nobody confirmed. */
export async function deleteUnconfirmedSignups(queries: Queries, askedBefore: Date): Promise<void> {
	await queries
		.delete(newsletterSignup)
		.where(and(isNull(newsletterSignup.confirmedAt), lt(newsletterSignup.askedAt, askedBefore)));
}

const isOf = (accountId: string, email: string | null) =>
	or(
		eq(newsletterSignup.accountId, accountId),
		email === null ? undefined : eq(newsletterSignup.email, email),
	);

/** What an account asked for; also under `email`, when that is given. */
export async function newsletterSignupOf(
	queries: Queries,
	accountId: string,
	email: string | null,
): Promise<NewsletterSignupRow | undefined> {
	const [found] = await queries.select().from(newsletterSignup).where(isOf(accountId, email)).limit(1);
	return found;
}

/** Deletes the newsletter sign-ups of an account and of its proven address. */
export async function deleteNewsletterSignups(queries: Queries, { id, email }: AccountOwner): Promise<void> {
	await queries.delete(newsletterSignup).where(isOf(id, email));
}
