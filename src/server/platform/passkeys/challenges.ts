import { challengeMinutes } from "#domain/account/passkey.ts";
import { minuteMs } from "#domain/shared/units.ts";
import { and, eq, gt, isNull, lt } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { passkeyChallenge } from "#server/platform/db/schema/passkeys.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import { ownerColumns, type PasskeyOwner } from "./store.ts";

/** The purpose of a challenge: to add a passkey, or to open a realm; whose operator's desk is known before it opens. */
export type ChallengeUse =
	| { readonly adds: PasskeyOwner }
	| { readonly opens: "account" }
	| { readonly opens: "desk" }
	| { readonly opens: "operator"; readonly accountId: string };

const columnsOf = (use: ChallengeUse) => {
	if ("adds" in use) return { purpose: use.adds.realm, ...ownerColumns(use.adds) };
	if (use.opens !== "operator") return { purpose: use.opens, accountId: null, researcherId: null };
	return { purpose: "operator_open" as const, accountId: use.accountId, researcherId: null };
};

/** Stores the hash of a new challenge for this use, and returns the challenge itself. */
export async function drawChallenge(queries: Queries, use: ChallengeUse, now: Date): Promise<string> {
	const challenge = drawToken();
	const expiresAt = new Date(now.getTime() + challengeMinutes * minuteMs);
	await queries
		.insert(passkeyChallenge)
		.values({ challengeHash: tokenHash(challenge), ...columnsOf(use), expiresAt });
	return challenge;
}

/** Uses a challenge up; false when there is none of this use, or it has ended. Of concurrent uses, one succeeds. */
export async function consumeChallenge(
	queries: Queries,
	challenge: string,
	use: ChallengeUse,
	now: Date,
): Promise<boolean> {
	const { purpose, accountId, researcherId } = columnsOf(use);
	const { accountId: account, researcherId: researcher } = passkeyChallenge;
	const used = await queries
		.delete(passkeyChallenge)
		.where(
			and(
				eq(passkeyChallenge.challengeHash, tokenHash(challenge)),
				eq(passkeyChallenge.purpose, purpose),
				accountId === null ? isNull(account) : eq(account, accountId),
				researcherId === null ? isNull(researcher) : eq(researcher, researcherId),
				gt(passkeyChallenge.expiresAt, now),
			),
		)
		.returning({ challengeHash: passkeyChallenge.challengeHash });
	return used.length > 0;
}

/** Ends the challenges with which an operator could add a passkey. */
export async function endFactorChallenges(queries: Queries, accountId: string): Promise<void> {
	const { purpose } = columnsOf({ adds: { realm: "operator", accountId } });
	await queries
		.delete(passkeyChallenge)
		.where(and(eq(passkeyChallenge.purpose, purpose), eq(passkeyChallenge.accountId, accountId)));
}

/** Deletes the challenges that no one answered in time. */
export async function deleteEndedChallenges(queries: Queries, now: Date): Promise<void> {
	await queries.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
}
