import { randomUUID } from "node:crypto";
import type { LinkRefusal } from "#domain/account/link-refusal.ts";
import { logInLinkMinutes } from "#domain/account/log-in-link.ts";
import { objectionDays } from "#domain/account/two-adults.ts";
import { consentWaitMs } from "#domain/account/unfinished.ts";
import { type Result, success } from "#domain/shared/result.ts";
import { dayMs, minuteMs } from "#domain/shared/units.ts";
import { and, eq, like, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { accountLink } from "#server/platform/db/schema/account.ts";
import { deleteEndedLinks, isUsable, usableLinkTable, usedAt } from "./link-table.ts";

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
	/** Within a transaction only, while two adults change ranks. */
	| "swapped";

/** The purposes of links by which an agreement is given, and later withdrawn. */
export type AgreementPurpose = "consent" | "guardian" | "secondConsent" | "secondGuardian";

/** How long each link works, in milliseconds. */
export const linkLife: Readonly<Record<LinkPurpose, number>> = {
	verify: 3 * dayMs,
	reset: 10 * minuteMs,
	logIn: logInLinkMinutes * minuteMs,
	consent: consentWaitMs,
	guardian: 30 * dayMs,
	newEmail: 3 * dayMs,
	secondConsent: consentWaitMs,
	secondGuardian: 30 * dayMs,
	newAdultConsent: 30 * dayMs,
	newAdultGuardian: 30 * dayMs,
	oldAdultConsent: objectionDays * dayMs,
	oldAdultGuardian: objectionDays * dayMs,
	swapped: 0,
};

/** The lifetime of links to withdraw an agreement: as long as an account may last. */
const withdrawable = 20 * 365 * dayMs;

const linksFor = (purpose: string) => usableLinkTable(accountLink, "purposeAndHash", `${purpose}:`);

/** The links of each purpose. */
const links = Object.fromEntries(
	Object.keys(linkLife).map((purpose) => [purpose, linksFor(purpose)]),
) as Readonly<Record<LinkPurpose, ReturnType<typeof linksFor>>>;

const isTheirs = (purpose: LinkPurpose, accountId: string) =>
	and(eq(accountLink.accountId, accountId), like(accountLink.purposeAndHash, `${purpose}:%`));

const insertLink = (
	queries: Queries,
	purpose: LinkPurpose,
	accountId: string,
	{ now, life }: { readonly now: Date; readonly life: number },
): Promise<string> =>
	links[purpose].draw(queries, {
		id: randomUUID(),
		accountId,
		expiresAt: new Date(now.getTime() + life),
		createdAt: now,
		updatedAt: now,
	});

/** Draws the token of a new link; earlier links of the same purpose stop working. */
export async function drawLink(
	queries: Queries,
	purpose: LinkPurpose,
	accountId: string,
	now: Date,
): Promise<string> {
	await deleteLinks(queries, purpose, accountId);
	return insertLink(queries, purpose, accountId, { now, life: linkLife[purpose] });
}

/** Draws a link to withdraw an agreement; links of earlier mails keep working. */
export const drawWithdrawalLink = (
	queries: Queries,
	purpose: AgreementPurpose,
	accountId: string,
	now: Date,
): Promise<string> => insertLink(queries, purpose, accountId, { now, life: withdrawable });

/** The account of a valid link, or why the link is not valid. `fragment` is the token as it arrived. */
export async function readLink(
	queries: Queries,
	purpose: LinkPurpose,
	fragment: string,
	now: Date,
): Promise<Result<string, LinkRefusal>> {
	const read = await links[purpose].read(queries, fragment, now);
	return read.ok ? success(read.value.accountId) : read;
}

/** Uses a link up. Of concurrent uses, one gets the account. */
export async function consumeLink(
	queries: Queries,
	purpose: LinkPurpose,
	fragment: string,
	now: Date,
): Promise<Result<string, LinkRefusal>> {
	const used = await links[purpose].consume(queries, fragment, now);
	return used.ok ? success(used.value.accountId) : used;
}

/** Marks the valid links of one purpose as used. */
export async function consumeLinks(
	queries: Queries,
	purpose: LinkPurpose,
	accountId: string,
	now: Date,
): Promise<void> {
	await queries
		.update(accountLink)
		.set(usedAt(now))
		.where(and(isTheirs(purpose, accountId), isUsable(accountLink, now)));
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
		.set({ expiresAt: new Date(now.getTime() + withdrawable) })
		.where(links[purpose].isOpen(fragment, now));
}

/** Deletes the links of one purpose. */
export async function deleteLinks(queries: Queries, purpose: LinkPurpose, accountId: string): Promise<void> {
	await queries.delete(accountLink).where(isTheirs(purpose, accountId));
}

/** Deletes the links of accounts that ended long before `now`. */
export const deleteExpiredLinks = (queries: Queries, now: Date): Promise<void> =>
	deleteEndedLinks(queries, accountLink, now);

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
		.where(isTheirs(from, accountId));
}
