import { readLinkToken } from "#domain/shared/link-secret.ts";
import { findResearcher } from "#server/consultations/researchers/store.ts";
import { and, eq, inArray } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { circleLink, type circleLinkReaders } from "#server/platform/db/schema/circles.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import { type CircleRow, findCircle } from "./store.ts";

/** Whom a link opens the page of a circle for. */
export type LinkReader = (typeof circleLinkReaders)[number];

/** Draws the token of a link for one mail; those of earlier mails keep working. */
export async function drawCircleLink(
	queries: Queries,
	link: { readonly circleId: string; readonly reader: LinkReader; readonly email: string },
	now: Date,
): Promise<string> {
	const token = drawToken();
	await queries.insert(circleLink).values({ ...link, tokenHash: tokenHash(token), createdAt: now });
	return token;
}

/** The circle of a link, while its address is still the one of the host or researcher. */
export async function readCircleLink(
	queries: Queries,
	fragment: string,
): Promise<{ readonly circle: CircleRow; readonly reader: LinkReader } | undefined> {
	const token = readLinkToken(fragment);
	if (token === undefined) return undefined;
	const [link] = await queries
		.select()
		.from(circleLink)
		.where(eq(circleLink.tokenHash, tokenHash(token)));
	const circle = link && (await findCircle(queries, link.circleId));
	if (link === undefined || circle === undefined) return undefined;
	const address =
		link.reader === "host" ? circle.hostEmail : (await findResearcher(queries, circle.researcherId))?.email;
	return address === link.email ? { circle, reader: link.reader } : undefined;
}

/** Deletes the links of a reader: those of a host who was replaced open nothing. */
export async function deleteCircleLinks(
	queries: Queries,
	circleId: string,
	reader: LinkReader,
): Promise<void> {
	await queries
		.delete(circleLink)
		.where(and(eq(circleLink.circleId, circleId), eq(circleLink.reader, reader)));
}

/** Deletes every link of circles that are long over. */
export async function deleteLinksOfCircles(queries: Queries, circleIds: readonly string[]): Promise<void> {
	if (circleIds.length === 0) return;
	await queries.delete(circleLink).where(inArray(circleLink.circleId, [...circleIds]));
}
