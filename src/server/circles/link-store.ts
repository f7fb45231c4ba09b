import { failure, type Result, success } from "#domain/shared/result.ts";
import { findResearcher } from "#server/consultations/researchers/store.ts";
import { and, eq, inArray } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { circleLink, type circleLinkReaders } from "#server/platform/db/schema/circles.ts";
import { linkTable } from "#server/platform/people/link-table.ts";
import { type CircleRow, findCircle } from "./store.ts";

/** Whom a link opens the page of a circle for. */
export type LinkReader = (typeof circleLinkReaders)[number];

const links = linkTable(circleLink, "tokenHash");

/** Draws the token of a link for one mail; those of earlier mails keep working. */
export async function drawCircleLink(
	queries: Queries,
	link: { readonly circleId: string; readonly reader: LinkReader; readonly email: string },
	now: Date,
): Promise<string> {
	return links.draw(queries, { ...link, createdAt: now });
}

/** The circle of a link, while its address is still the one of the host or researcher. */
export async function readCircleLink(
	queries: Queries,
	fragment: string,
): Promise<
	Result<
		{ readonly circle: CircleRow; readonly reader: LinkReader },
		"account.link_damaged" | "circles.link_unknown"
	>
> {
	const found = await links.find(queries, fragment);
	if (!found.ok) return failure(found.code === "account.link_damaged" ? found.code : "circles.link_unknown");
	const link = found.value;
	const circle = await findCircle(queries, link.circleId);
	if (circle === undefined) return failure("circles.link_unknown");
	const address =
		link.reader === "host" ? circle.hostEmail : (await findResearcher(queries, circle.researcherId))?.email;
	return address === link.email ? success({ circle, reader: link.reader }) : failure("circles.link_unknown");
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
