import { challengeMinutes } from "#domain/account/passkey.ts";
import { and, eq, gt, isNull, lt } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { passkeyChallenge } from "#server/platform/db/schema/passkeys.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";

/** Draws a challenge for an account that adds a passkey, or, with null, for a log-in. */
export async function drawChallenge(queries: Queries, accountId: string | null, now: Date): Promise<string> {
	const challenge = drawToken();
	const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
	await queries
		.insert(passkeyChallenge)
		.values({ challengeHash: tokenHash(challenge), accountId, expiresAt });
	return challenge;
}

/** Uses a challenge up; false when there is none of this purpose, or it has ended. Of concurrent uses, one succeeds. */
export async function consumeChallenge(
	queries: Queries,
	challenge: string,
	accountId: string | null,
	now: Date,
): Promise<boolean> {
	const isOfPurpose =
		accountId === null ? isNull(passkeyChallenge.accountId) : eq(passkeyChallenge.accountId, accountId);
	const used = await queries
		.delete(passkeyChallenge)
		.where(
			and(
				eq(passkeyChallenge.challengeHash, tokenHash(challenge)),
				isOfPurpose,
				gt(passkeyChallenge.expiresAt, now),
			),
		)
		.returning({ challengeHash: passkeyChallenge.challengeHash });
	return used.length > 0;
}

/** Deletes the challenges that no one answered in time. */
export async function deleteEndedChallenges(queries: Queries, now: Date): Promise<void> {
	await queries.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
}
