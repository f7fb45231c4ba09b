import { randomUUID } from "node:crypto";
import type { LinkRefusal } from "#domain/account/link-refusal.ts";
import { logInLinkMinutes } from "#domain/account/log-in-link.ts";
import { objectionDays } from "#domain/account/two-adults.ts";
import { consentWaitMs } from "#domain/account/unfinished.ts";
import { readLinkToken } from "#domain/shared/link-secret.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { and, eq, gt, like, lt, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { accountLink } from "#server/platform/db/schema/account.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";

/** The purpose of a link in a mail. */
export type LinkPurpose =
	| "verify"
	| "reset"
	| "logIn"
	| "consent"
	| "guardian"
	| "newEmail"
	| "secondConsent"
	| "secondGuardian"
	| "newAdultConsent"
	| "newAdultGuardian"
	| "oldAdultConsent"
	| "oldAdultGuardian"
	/** Within a transaction only, while two adults change places. */
	| "swapped";

/** The purposes of links by which an agreement is given, and later withdrawn. */
export type AgreementPurpose = "consent" | "guardian" | "secondConsent" | "secondGuardian";

const day = 24 * 60 * 60_000;

/** How long each link works, in milliseconds. */
export const linkLife: Readonly<Record<LinkPurpose, number>> = {
	verify: 3 * day,
	reset: 10 * 60_000,
	logIn: logInLinkMinutes * 60_000,
	consent: consentWaitMs,
	guardian: 30 * day,
	newEmail: 3 * day,
	secondConsent: consentWaitMs,
	secondGuardian: 30 * day,
	newAdultConsent: 30 * day,
	newAdultGuardian: 30 * day,
	oldAdultConsent: objectionDays * day,
	oldAdultGuardian: objectionDays * day,
	swapped: 0,
};

/** How long an ended link is remembered, so that its reader learns whether it was used or has expired. */
export const endedLinkKeptMs = 30 * day;

/** The lifetime of links to withdraw an agreement: as long as an account may last. */
const withdrawable = 20 * 365 * day;

const identify = (purpose: LinkPurpose, token: string): string => `${purpose}:${tokenHash(token)}`;

const isGood = (purpose: LinkPurpose, token: string, now: Date) =>
	and(eq(accountLink.purposeAndHash, identify(purpose, token)), gt(accountLink.expiresAt, now));

async function insertLink(
	queries: Queries,
	purpose: LinkPurpose,
	accountId: string,
	{ now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<string> {
	const token = drawToken();
	await queries.insert(accountLink).values({
		id: randomUUID(),
		purposeAndHash: identify(purpose, token),
		accountId,
		expiresAt,
		createdAt: now,
		updatedAt: now,
	});
	return token;
}

/** Draws the token of a new link; earlier links of the same purpose stop working. */
export async function drawLink(
	queries: Queries,
	purpose: LinkPurpose,
	accountId: string,
	now: Date,
): Promise<string> {
	await deleteLinks(queries, purpose, accountId);
	return insertLink(queries, purpose, accountId, {
		now,
		expiresAt: new Date(now.getTime() + linkLife[purpose]),
	});
}

/** Draws a link to withdraw an agreement; links of earlier mails keep working. */
export const drawWithdrawalLink = (
	queries: Queries,
	purpose: AgreementPurpose,
	accountId: string,
	now: Date,
): Promise<string> =>
	insertLink(queries, purpose, accountId, { now, expiresAt: new Date(now.getTime() + withdrawable) });

/** The account of a valid link, or why the link is not valid. `fragment` is the token as it arrived. */
export async function readLink(
	queries: Queries,
	purpose: LinkPurpose,
	fragment: string,
	now: Date,
): Promise<Result<string, LinkRefusal>> {
	const token = readLinkToken(fragment);
	if (token === undefined) return failure("account.link_damaged");
	const [found] = await queries
		.select({
			accountId: accountLink.accountId,
			expiresAt: accountLink.expiresAt,
			usedAt: accountLink.usedAt,
		})
		.from(accountLink)
		.where(eq(accountLink.purposeAndHash, identify(purpose, token)));
	if (found === undefined) return failure("account.link_invalid");
	if (found.expiresAt > now) return success(found.accountId);
	return failure(found.usedAt === null ? "account.link_expired" : "account.link_used");
}

/** Uses a link up. Of concurrent uses, one gets the account. */
export async function consumeLink(
	queries: Queries,
	purpose: LinkPurpose,
	fragment: string,
	now: Date,
): Promise<Result<string, LinkRefusal>> {
	const token = readLinkToken(fragment) ?? "";
	const [used] = await queries
		.update(accountLink)
		.set({ usedAt: now, expiresAt: now, updatedAt: now })
		.where(isGood(purpose, token, now))
		.returning({ accountId: accountLink.accountId });
	return used === undefined ? readLink(queries, purpose, fragment, now) : success(used.accountId);
}

/** Marks the valid links of one purpose as used. */
export async function consumeLinks(
	queries: Queries,
	purpose: LinkPurpose,
	accountId: string,
	now: Date,
): Promise<void> {
	const isOne = like(accountLink.purposeAndHash, `${purpose}:%`);
	await queries
		.update(accountLink)
		.set({ usedAt: now, expiresAt: now, updatedAt: now })
		.where(and(eq(accountLink.accountId, accountId), isOne, gt(accountLink.expiresAt, now)));
}

/** Extends a link for as long as the agreement given by it can be withdrawn. */
export async function extendLink(
	queries: Queries,
	purpose: AgreementPurpose,
	fragment: string,
	now: Date,
): Promise<void> {
	await queries
		.update(accountLink)
		.set({ expiresAt: new Date(now.getTime() + withdrawable), updatedAt: now })
		.where(isGood(purpose, readLinkToken(fragment) ?? "", now));
}

/** Deletes the links of one purpose. */
export async function deleteLinks(queries: Queries, purpose: LinkPurpose, accountId: string): Promise<void> {
	await queries
		.delete(accountLink)
		.where(and(eq(accountLink.accountId, accountId), like(accountLink.purposeAndHash, `${purpose}:%`)));
}

/** Deletes the links that ended long before `now`. */
export async function deleteExpiredLinks(queries: Queries, now: Date): Promise<void> {
	await queries
		.delete(accountLink)
		.where(lt(accountLink.expiresAt, new Date(now.getTime() - endedLinkKeptMs)));
}

/** Gives the links of one purpose another one. */
export async function moveLinks(
	queries: Queries,
	from: LinkPurpose,
	to: LinkPurpose,
	accountId: string,
): Promise<void> {
	const token = sql`substring(${accountLink.purposeAndHash} from ${from.length + 1}::int)`;
	await queries
		.update(accountLink)
		.set({ purposeAndHash: sql`${to}::text || ${token}` })
		.where(and(eq(accountLink.accountId, accountId), like(accountLink.purposeAndHash, `${from}:%`)));
}
