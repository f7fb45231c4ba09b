import { randomUUID } from "node:crypto";
import {
	drawFamilyCode,
	familyCodeExpiresAt,
	maxFamilyLinks,
	readFamilyCode,
} from "#domain/families/family-code.ts";
import { type Instant, toInstant } from "#domain/shared/instant.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { cryptoRandom } from "#server/platform/random.ts";
import { areLinked, countLinks, type LinkRow, storeFamilyLink } from "./store.ts";

/** Draws codes until `keep` accepts one, and returns it: it is shown once, with its expiry. */
export async function drawUniqueCode(
	now: Date,
	keep: (kept: { readonly codeHash: string; readonly expiresAt: Date }) => Promise<boolean>,
): Promise<{ readonly code: string; readonly expiresAt: Instant }> {
	const expiresAt = familyCodeExpiresAt(toInstant(now));
	for (;;) {
		const code = drawFamilyCode(cryptoRandom);
		if (await keep({ codeHash: tokenHash(code), expiresAt: new Date(expiresAt) })) return { code, expiresAt };
	}
}

/** Whether an account has the maximum number of links. */
export const hasMaxLinks = async (transaction: Transaction, accountId: string): Promise<boolean> =>
	(await countLinks(transaction, accountId)) >= maxFamilyLinks;

/** Links a student's account and a parent's, and records it for both; returns the link's id. */
export async function linkFamily(
	transaction: Transaction,
	pair: Pick<LinkRow, "studentId" | "parentId" | "childName">,
	now: Date,
): Promise<string> {
	const { studentId, parentId } = pair;
	const isNew = !(await areLinked(transaction, studentId, parentId));
	const id = await storeFamilyLink(transaction, { ...pair, id: randomUUID(), linkedAt: now });
	if (isNew)
		for (const one of [studentId, parentId])
			await recordEvent(transaction, { event: "family_linked", accountId: one, at: now });
	return id;
}

/** The family code in a body. */
export const readCode = ({ code }: { readonly code: string }): Result<string, "families.code_unknown"> => {
	const read = readFamilyCode(code);
	return read === undefined ? failure("families.code_unknown") : success(read);
};
