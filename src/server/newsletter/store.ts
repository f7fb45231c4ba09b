import { randomUUID } from "node:crypto";
import { updatesWording } from "#domain/newsletter/newsletter.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, sql } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import {
	type IssueWords,
	newsletterSignup,
	updateIssue,
	updateStopLink,
} from "#server/platform/db/schema/newsletter.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import type { AccountOwner } from "#server/platform/people/owner.ts";

/** A newsletter sign-up as stored. */
export type NewsletterSignupRow = typeof newsletterSignup.$inferSelect;

/** A request for the newsletter; the address in lower case. */
export interface NewsletterRequest {
	readonly email: string;
	readonly locale: Locale;
	/** The account of that address, if its owner is logged in. */
	readonly accountId: string | null;
}

/**
 * Stores a request for the newsletter. Returns the row's id when the address has to be asked by mail: it has
 * not confirmed yet, and was not asked since `askedBefore`.
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
			setWhere: sql`${newsletterSignup.confirmedAt} IS NULL AND ${newsletterSignup.askedAt} < ${toInstant(askedBefore)}::timestamptz`,
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

/** Stores the hash of the confirmation token; an earlier token stops working. */
export async function writeToken(queries: Queries, id: string, token: string): Promise<void> {
	await queries
		.update(newsletterSignup)
		.set({ tokenHash: tokenHash(token) })
		.where(eq(newsletterSignup.id, id));
}

const isGood = (token: string, askedAfter: Date) =>
	and(eq(newsletterSignup.tokenHash, tokenHash(token)), gt(newsletterSignup.askedAt, askedAfter));

/** The request of a confirmation token, if it was made after `askedAfter`. */
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

/** Deletes unconfirmed requests from before `askedBefore`. */
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

/** The sign-ups of an account; also under `email`, when that is given. */
export async function newsletterSignupOf(
	queries: Queries,
	accountId: string,
	email: string | null,
): Promise<NewsletterSignupRow | undefined> {
	const [found] = await queries.select().from(newsletterSignup).where(isOf(accountId, email)).limit(1);
	return found;
}

/** Deletes the newsletter sign-ups of an account and of its confirmed address. */
export async function deleteNewsletterSignups(queries: Queries, { id, email }: AccountOwner): Promise<void> {
	await queries.delete(newsletterSignup).where(isOf(id, email));
}

/** Draws the stop token of one mail and stores its hash, beside those of other mails. */
export async function drawStopToken(queries: Queries, subscriptionId: string, now: Date): Promise<string> {
	const token = drawToken();
	await queries
		.insert(updateStopLink)
		.values({ tokenHash: tokenHash(token), subscriptionId, writtenAt: now });
	return token;
}

/**
 * The sign-up of a stop token; `subscription` is undefined where it was stopped. Undefined for an unknown
 * token.
 */
export async function findStopLink(
	queries: Queries,
	token: string,
): Promise<{ readonly subscription: NewsletterSignupRow | undefined } | undefined> {
	const [found] = await queries
		.select({ subscription: newsletterSignup })
		.from(updateStopLink)
		.leftJoin(newsletterSignup, eq(newsletterSignup.id, updateStopLink.subscriptionId))
		.where(eq(updateStopLink.tokenHash, tokenHash(token)));
	return found && { subscription: found.subscription ?? undefined };
}

/** Deletes the links of mails from before `writtenBefore` that have nothing left to stop. */
export async function deleteOldStopLinks(queries: Queries, writtenBefore: Date): Promise<void> {
	await queries
		.delete(updateStopLink)
		.where(and(isNull(updateStopLink.subscriptionId), lt(updateStopLink.writtenAt, writtenBefore)));
}

/** An issue of the newsletter as stored. */
export type IssueRow = typeof updateIssue.$inferSelect;

/**
 * Inserts an issue that is to be sent, and returns it.
 * @throws when the insert returns nothing
 */
export async function insertIssue(
	queries: Queries,
	words: Localized<IssueWords>,
	startedAt: Date,
): Promise<IssueRow> {
	const [issue] = await queries
		.insert(updateIssue)
		.values({ id: randomUUID(), words, startedAt })
		.returning();
	if (issue === undefined) throw new Error("The issue was not stored");
	return issue;
}

/** One issue; undefined when there is none of that id. */
export async function findIssue(queries: Queries, id: string): Promise<IssueRow | undefined> {
	const [found] = await queries.select().from(updateIssue).where(eq(updateIssue.id, id));
	return found;
}

/** Issues, the latest first. */
export async function listIssues(queries: Queries): Promise<IssueRow[]> {
	return queries.select().from(updateIssue).orderBy(desc(updateIssue.startedAt)).limit(100);
}

/**
 * An issue that is not yet sent to every reader, locked until the transaction ends; undefined when there is
 * none.
 */
export async function lockUnfinishedIssue(transaction: Transaction): Promise<IssueRow | undefined> {
	const [found] = await transaction
		.select()
		.from(updateIssue)
		.where(isNull(updateIssue.finishedAt))
		.orderBy(asc(updateIssue.startedAt))
		.limit(1)
		.for("update");
	return found;
}

/** The number of confirmed addresses. */
export async function countReaders(queries: Queries): Promise<number> {
	const [counted] = await queries
		.select({ readers: sql<number>`count(*)::int` })
		.from(newsletterSignup)
		.where(isNotNull(newsletterSignup.confirmedAt));
	return counted?.readers ?? 0;
}

/** The next readers of an issue by id: those who had confirmed when it was started. */
export async function nextReaders(
	queries: Queries,
	{ startedAt, sentUpTo }: IssueRow,
	many: number,
): Promise<NewsletterSignupRow[]> {
	const isNext = sentUpTo === null ? undefined : gt(newsletterSignup.id, sentUpTo);
	const hadConfirmed = lt(newsletterSignup.confirmedAt, startedAt);
	return queries
		.select()
		.from(newsletterSignup)
		.where(and(hadConfirmed, isNext))
		.orderBy(asc(newsletterSignup.id))
		.limit(many);
}

/** Stores the position of an issue. */
export async function changeIssue(
	queries: Queries,
	id: string,
	change: Partial<Pick<IssueRow, "sentUpTo" | "mails" | "finishedAt">>,
): Promise<void> {
	await queries.update(updateIssue).set(change).where(eq(updateIssue.id, id));
}
