import { toInstant } from "#domain/shared/instant.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { parentCodeOf } from "./parent-code-store.ts";
import { childrenOf, codeOf, guessesOf, parentsOf, shownCareersOf } from "./store.ts";

/**
 * The families part of an export: no address, surname or id of the other, and nothing that belongs to a
 * child.
 */
export async function exportFamilies(queries: Queries, accountId: string) {
	const code = await codeOf(queries, accountId);
	const parentCode = await parentCodeOf(queries, accountId);
	const linkedParents = [];
	for (const { link, parentName } of await parentsOf(queries, accountId)) {
		const guesses = await guessesOf(queries, link.id);
		linkedParents.push({
			parentName,
			childName: link.childName,
			linkedAt: toInstant(link.linkedAt),
			shownCareers: await shownCareersOf(queries, link.id),
			shownAnswers: guesses.filter(({ shown }) => shown !== null),
		});
	}
	const linkedChildren = [];
	for (const { link } of await childrenOf(queries, accountId)) {
		linkedChildren.push({
			childName: link.childName,
			linkedAt: toInstant(link.linkedAt),
			guesses: await guessesOf(queries, link.id),
		});
	}
	return {
		familyCode: code ? { childName: code.childName, expiresAt: toInstant(code.expiresAt) } : null,
		parentCode: parentCode ? { expiresAt: toInstant(parentCode.expiresAt) } : null,
		linkedParents,
		linkedChildren,
	};
}
