import { questionnaires } from "#content/quiz/index.ts";
import { routes } from "#contract/routes.ts";
import { readPersonName } from "#domain/account/person-name.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { familyHousekeeping } from "./job.ts";
import { drawUniqueCode, hasMaxLinks, linkFamily, readCode } from "./link.ts";
import { parentCodeOf } from "./parent-code-store.ts";
import { parentRequestRoutes } from "./parent-requests.ts";
import { presentChildren, presentCode, presentOwnFamily } from "./present.ts";
import { sharingRoutes } from "./sharing.ts";
import { childrenOf, consumeCode, deleteCode, deleteLink, parentsOf, storeCode } from "./store.ts";

export interface FamilyDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
}

const familyRoutes = ({ database }: FamilyDependencies): RouteHandler[] => [
	implementRoute(routes.ownFamily, async ({ session, now }) => {
		const family = await presentOwnFamily(database.queries(), session, now);
		return family === null ? failure("account.consent_required") : success(family);
	}),

	implementRoute(routes.makeFamilyCode, async ({ session: { accountId }, body, now }) => {
		const named = readPersonName(body.childName);
		if (!named.ok) return named;
		const childName = named.value;
		return database.transaction(async (transaction) => {
			if (await hasMaxLinks(transaction, accountId)) return failure("families.too_many");
			const made = await drawUniqueCode(now, async (kept) =>
				storeCode(transaction, { studentId: accountId, childName, ...kept }),
			);
			await recordEvent(transaction, { event: "family_code_made", accountId, at: now });
			return success(made);
		});
	}),

	implementRoute(routes.withdrawFamilyCode, async ({ session }) => {
		await deleteCode(database.queries(), session.accountId);
		return success(null);
	}),

	implementRoute(
		routes.useFamilyCode,
		async ({ session: { accountId: parentId }, body, now }) => {
			const read = readCode(body);
			if (!read.ok) return read;
			const code = read.value;
			return database.transaction(async (transaction) => {
				if (await hasMaxLinks(transaction, parentId)) return failure("families.too_many");
				const taken = await consumeCode(transaction, tokenHash(code), now);
				if (taken === undefined) return failure("families.code_unknown");
				const { studentId, childName } = taken;
				return success({ id: await linkFamily(transaction, { studentId, parentId, childName }, now) });
			});
		},
		{ precheck: readCode },
	),

	implementRoute(routes.children, async ({ session: { accountId }, now }) => {
		const code = await parentCodeOf(database.queries(), accountId);
		return success({
			children: await presentChildren(database.queries(), accountId),
			code: presentCode(code, now),
		});
	}),

	implementRoute(routes.familyLinks, async ({ session: { accountId } }) => {
		const parents = await parentsOf(database.queries(), accountId);
		const children = await childrenOf(database.queries(), accountId);
		const named = [
			...parents.map(({ link, parentName }) => ({ link, name: parentName })),
			...children.map(({ link }) => ({ link, name: link.childName })),
		];
		return success({
			links: named.map(({ link, name }) => ({ id: link.id, name, linkedAt: toInstant(link.linkedAt) })),
		});
	}),

	implementRoute(routes.endFamilyLink, async ({ session: { accountId }, params, now }) =>
		database.transaction(async (transaction) => {
			const isEnded = await deleteLink(transaction, params.linkId, accountId);
			if (isEnded) await recordEvent(transaction, { event: "family_link_ended", accountId, at: now });
			return success(null);
		}),
	),
	...parentRequestRoutes(database),
	...sharingRoutes(database, questionnaires),
];

/**
 * Links between students and parents, the codes that make them, and the deletion of expired codes. Another
 * family's link answers "not found".
 */
export const createFamilies = (dependencies: FamilyDependencies & { readonly now: () => Date }): Feature => ({
	routes: familyRoutes(dependencies),
	jobs: [familyHousekeeping(dependencies.database, dependencies.now)],
});
