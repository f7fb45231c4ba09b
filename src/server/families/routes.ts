import { randomUUID } from "node:crypto";
import { questionnaires } from "#content/quiz/index.ts";
import { routes } from "#contract/routes.ts";
import { isPersonName } from "#domain/account/person-name.ts";
import {
	drawFamilyCode,
	familyCodeExpiresAt,
	mostFamilyLinks,
	readFamilyCode,
} from "#domain/families/family-code.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { unforeseeable } from "#server/platform/random.ts";
import { presentChildren, presentOwnFamily } from "./present.ts";
import { showingRoutes } from "./showing.ts";
import {
	areLinked,
	childrenOf,
	countLinks,
	deleteCode,
	deleteLink,
	keepCode,
	keepFamilyLink,
	parentsOf,
	takeCode,
} from "./store.ts";

/** What families work with. */
interface FamilyDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
}

/** A student's code, the link that a parent makes of it, and its end. Another family's link is not found. */
export const bindFamilyRoutes = ({ database }: FamilyDependencies): RouteHandler[] => [
	implementRoute(routes.ownFamily, async ({ session, now }) => {
		const family = await presentOwnFamily(database.queries(), session, now);
		return family === null ? failure("account.consent_required") : success(family);
	}),

	implementRoute(routes.makeFamilyCode, async ({ session: { accountId }, body, now }) => {
		const childName = body.childName.trim();
		if (childName === "") return failure("forms.required");
		if (!isPersonName(childName)) return failure("forms.name_invalid");
		return database.transaction(async (transaction) => {
			if ((await countLinks(transaction, accountId)) >= mostFamilyLinks) return failure("families.too_many");
			const expiresAt = familyCodeExpiresAt(toInstant(now));
			const row = { studentId: accountId, childName, expiresAt: new Date(expiresAt) };
			let code = drawFamilyCode(unforeseeable);
			while (!(await keepCode(transaction, { ...row, codeHash: tokenHash(code) })))
				code = drawFamilyCode(unforeseeable);
			await recordEvent(transaction, "family_code_made", accountId, now);
			return success({ code, expiresAt });
		});
	}),

	implementRoute(routes.withdrawFamilyCode, async ({ session }) => {
		await deleteCode(database.queries(), session.accountId);
		return success(null);
	}),

	implementRoute(routes.useFamilyCode, async ({ session: { accountId: parentId }, body, now }) => {
		const code = readFamilyCode(body.code);
		if (code === undefined) return failure("families.code_unknown");
		return database.transaction(async (transaction) => {
			if ((await countLinks(transaction, parentId)) >= mostFamilyLinks) return failure("families.too_many");
			const taken = await takeCode(transaction, tokenHash(code), now);
			if (taken === undefined) return failure("families.code_unknown");
			const { studentId, childName } = taken;
			const isNew = !(await areLinked(transaction, studentId, parentId));
			const row = { id: randomUUID(), studentId, parentId, childName, linkedAt: now };
			const id = await keepFamilyLink(transaction, row);
			if (isNew)
				for (const one of [studentId, parentId]) await recordEvent(transaction, "family_linked", one, now);
			return success({ id });
		});
	}),

	implementRoute(routes.children, async ({ session }) =>
		success({ children: await presentChildren(database.queries(), session.accountId) }),
	),

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
			if (isEnded) await recordEvent(transaction, "family_link_ended", accountId, now);
			return success(null);
		}),
	),
	...showingRoutes(database, questionnaires),
];
