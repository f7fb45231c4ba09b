import { randomUUID } from "node:crypto";
import { accessTokenEnd, readAccessToken } from "#domain/institutions/access-token.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { hourMs } from "#domain/shared/units.ts";
import { and, desc, eq, gt, isNull, lt, or } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { institutionToken } from "#server/platform/db/schema/institutions.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { institutionBy } from "./store.ts";

/** A use is written down once an hour, so that a program that asks often does not write each time. */
const usePrecisionMs = hourMs;

/** The access tokens of an institution that have not ended, latest first, without their secrets. */
export async function accessTokensOf(queries: Queries, institutionId: string, now: Date) {
	const rows = await queries
		.select()
		.from(institutionToken)
		.where(and(eq(institutionToken.institutionId, institutionId), gt(institutionToken.endsAt, now)))
		.orderBy(desc(institutionToken.madeAt));
	return rows.map(({ id, name, madeAt, endsAt, usedAt }) => ({
		id,
		name,
		madeAt: toInstant(madeAt),
		endsAt: toInstant(endsAt),
		usedAt: usedAt && toInstant(usedAt),
	}));
}

/** Stores an access token by its hash. */
export async function insertAccessToken(
	queries: Queries,
	{
		institutionId,
		name,
		token,
	}: { readonly institutionId: string; readonly name: string; readonly token: string },
	madeAt: Date,
): Promise<void> {
	await queries.insert(institutionToken).values({
		id: randomUUID(),
		institutionId,
		name,
		tokenHash: tokenHash(token),
		madeAt,
		endsAt: new Date(accessTokenEnd(toInstant(madeAt))),
		usedAt: null,
	});
}

/** Deletes a token of an institution; false when it has none of that id. */
export async function deleteAccessToken(
	queries: Queries,
	{ institutionId, id }: { readonly institutionId: string; readonly id: string },
): Promise<boolean> {
	const deleted = await queries
		.delete(institutionToken)
		.where(and(eq(institutionToken.institutionId, institutionId), eq(institutionToken.id, id)))
		.returning({ id: institutionToken.id });
	return deleted.length > 0;
}

/** The institution whose token a request carries; undefined without a valid one. Notes the use. */
export async function institutionByToken(queries: Queries, authorization: string | null, now: Date) {
	const token = readAccessToken(authorization);
	if (token === undefined) return undefined;
	const isThis = and(eq(institutionToken.tokenHash, tokenHash(token)), gt(institutionToken.endsAt, now));
	const [row] = await queries.select().from(institutionToken).where(isThis);
	if (row === undefined) return undefined;
	const before = new Date(now.getTime() - usePrecisionMs);
	await queries
		.update(institutionToken)
		.set({ usedAt: now })
		.where(and(isThis, or(isNull(institutionToken.usedAt), lt(institutionToken.usedAt, before))));
	return institutionBy(queries, row.institutionId);
}

/** Deletes the tokens that have ended by their age. */
export async function deleteEndedTokens(queries: Queries, now: Date): Promise<void> {
	await queries.delete(institutionToken).where(lt(institutionToken.endsAt, now));
}
