import { randomUUID } from "node:crypto";
import type { LinkRefusal } from "#domain/account/link-refusal.ts";
import { type DeskLinkPurpose, deskLinkLifeMs } from "#domain/consultations/desk-link.ts";
import { type Result, success } from "#domain/shared/result.ts";
import { and, eq, isNull } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { deskLink } from "#server/platform/db/schema/desk.ts";
import { deleteEndedLinks, usableLinkTable } from "#server/platform/people/link-table.ts";

const links = usableLinkTable(deskLink, "tokenHash");

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
	const expiresAt = new Date(now.getTime() + deskLinkLifeMs[purpose]);
	return links.draw(queries, { id: randomUUID(), researcherId, purpose, expiresAt, createdAt: now });
}

/** Uses a link up and returns its researcher, or why it does not work. Of concurrent uses, one succeeds. */
export async function consumeDeskLink(
	queries: Queries,
	fragment: string,
	now: Date,
): Promise<Result<string, LinkRefusal>> {
	const used = await links.consume(queries, fragment, now);
	return used.ok ? success(used.value.researcherId) : used;
}

/** Deletes the links of a researcher, for example when their address changes. */
export async function deleteDeskLinks(queries: Queries, researcherId: string): Promise<void> {
	await queries.delete(deskLink).where(eq(deskLink.researcherId, researcherId));
}

/** Deletes the links that ended long before `now`. */
export const deleteOldDeskLinks = (queries: Queries, now: Date): Promise<void> =>
	deleteEndedLinks(queries, deskLink, now);
