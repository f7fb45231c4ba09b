import { oldestOffer } from "#domain/classes/hand-over.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { eq, lt, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { classMember, classOffer, schoolClass } from "#server/platform/db/schema/classes.ts";
import { linkTable } from "#server/platform/people/link-table.ts";

const links = linkTable(classOffer, "tokenHash");

const isExpired = ({ offeredAt }: { readonly offeredAt: Date }, now: Date): boolean =>
	toInstant(offeredAt) < oldestOffer(toInstant(now));

/** The offer of a class that waits for its answer; null without one. */
export async function waitingOffer(queries: Queries, classId: string, now: Date) {
	const [row] = await queries.select().from(classOffer).where(eq(classOffer.classId, classId));
	if (row === undefined || isExpired(row, now)) return null;
	return { email: row.email, offeredAt: toInstant(row.offeredAt) };
}

/** Draws the token of an offer's mail; undefined once the offer is answered or withdrawn. */
export const drawOfferToken = (queries: Queries, classId: string): Promise<string | undefined> =>
	links.redraw(queries, eq(classOffer.classId, classId));

/** A class with its teacher, as its colleague reads it. */
export async function offeredClass(queries: Queries, classId: string) {
	const [row] = await queries
		.select({
			className: schoolClass.name,
			level: schoolClass.level,
			teacherId: schoolClass.teacherId,
			firstName: account.firstName,
			lastName: account.lastName,
			email: account.email,
			locale: account.locale,
			pupils: sql<number>`(SELECT count(*) FROM ${classMember} WHERE ${classMember.classId} = ${schoolClass.id} AND NOT ${classMember.isGone})::int`,
		})
		.from(schoolClass)
		.innerJoin(account, eq(account.id, schoolClass.teacherId))
		.where(eq(schoolClass.id, classId));
	return row;
}

/** The offer of a link, and its class. */
export async function offerBy(queries: Queries, fragment: string, now: Date) {
	const found = await links.find(queries, fragment);
	if (!found.ok) return found;
	const offer = found.value;
	if (isExpired(offer, now)) return failure("account.link_expired");
	const offered = await offeredClass(queries, offer.classId);
	return offered === undefined ? failure("account.link_invalid") : success({ ...offer, offered });
}

/** Stores an offer in place of an earlier one of the class. */
export async function storeOffer(
	queries: Queries,
	{ classId, email }: { readonly classId: string; readonly email: string },
	offeredAt: Date,
): Promise<void> {
	const offer = { email: email.toLowerCase(), tokenHash: null, offeredAt };
	await queries
		.insert(classOffer)
		.values({ classId, ...offer })
		.onConflictDoUpdate({ target: classOffer.classId, set: offer });
}

/** Deletes the offer of a class: its link stops working. */
export async function deleteOffer(queries: Queries, classId: string): Promise<void> {
	await queries.delete(classOffer).where(eq(classOffer.classId, classId));
}

/** Deletes the addresses of expired offers. */
export const deleteOldOffers = async (queries: Queries, now: Date): Promise<void> => {
	await queries.delete(classOffer).where(lt(classOffer.offeredAt, new Date(oldestOffer(toInstant(now)))));
};
