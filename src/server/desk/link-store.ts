import { randomUUID } from "node:crypto";
import type { LinkRefusal } from "#domain/account/link-refusal.ts";
import { type DeskLinkPurpose, deskLinkLifeMs } from "#domain/consultations/desk-link.ts";
import { readLinkToken } from "#domain/shared/link-secret.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { and, eq, gt, isNull, lt } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { deskLink } from "#server/platform/db/schema/desk.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import { endedLinkKeptMs } from "#server/platform/people/links.ts";

/** Draws the token of a new link; an unused one of the same purpose stops working. */
export async function drawDeskLink(
	queries: Queries,
	purpose: DeskLinkPurpose,
	researcherId: string,
	now: Date,
): Promise<string> {
	await queries
		.delete(deskLink)
		.where(
			and(eq(deskLink.researcherId, researcherId), eq(deskLink.purpose, purpose), isNull(deskLink.usedAt)),
		);
	const token = drawToken();
	const expiresAt = new Date(now.getTime() + deskLinkLifeMs[purpose]);
	await queries.insert(deskLink).values({
		id: randomUUID(),
		researcherId,
		purpose,
		tokenHash: tokenHash(token),
		expiresAt,
		createdAt: now,
	});
	return token;
}

/** Uses a link up and returns its researcher, or why it does not work. Of concurrent uses, one succeeds. */
export async function consumeDeskLink(
	queries: Queries,
	fragment: string,
	now: Date,
): Promise<Result<string, LinkRefusal>> {
	const token = readLinkToken(fragment);
	if (token === undefined) return failure("account.link_damaged");
	const isIt = eq(deskLink.tokenHash, tokenHash(token));
	const [used] = await queries
		.update(deskLink)
		.set({ usedAt: now })
		.where(and(isIt, isNull(deskLink.usedAt), gt(deskLink.expiresAt, now)))
		.returning({ researcherId: deskLink.researcherId });
	if (used !== undefined) return success(used.researcherId);
	const [found] = await queries.select({ usedAt: deskLink.usedAt }).from(deskLink).where(isIt);
	if (found === undefined) return failure("account.link_invalid");
	return failure(found.usedAt === null ? "account.link_expired" : "account.link_used");
}

/** Deletes the links of a researcher, for example when their address changes. */
export async function deleteDeskLinks(queries: Queries, researcherId: string): Promise<void> {
	await queries.delete(deskLink).where(eq(deskLink.researcherId, researcherId));
}

/** Deletes the links that ended long before `now`. */
export async function deleteOldDeskLinks(queries: Queries, now: Date): Promise<void> {
	await queries.delete(deskLink).where(lt(deskLink.expiresAt, new Date(now.getTime() - endedLinkKeptMs)));
}
