import { routes } from "#contract/routes.ts";
import { readPersonName } from "#domain/account/person-name.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { drawUniqueCode, hasMaxLinks, linkFamily, readCode } from "./link.ts";
import { askerOf, consumeParentCode, deleteParentCode, storeParentCode } from "./parent-code-store.ts";

const unknown = failure("families.code_unknown" as const);

/** The child's name and the code that a student agrees with. */
const readAgreement = (body: { readonly childName: string; readonly code: string }) => {
	const childName = readPersonName(body.childName);
	if (!childName.ok) return childName;
	const code = readCode(body);
	return code.ok ? success({ childName: childName.value, code: code.value }) : code;
};

/**
 * Routes for a parent's code, its preview and the student's agreement: before that the parent sees nothing of
 * the student.
 */
export const parentRequestRoutes = (database: Pick<Database, "queries" | "transaction">): RouteHandler[] => [
	implementRoute(routes.makeParentCode, async ({ session: { accountId: parentId }, now }) =>
		database.transaction(async (transaction) => {
			if (await hasMaxLinks(transaction, parentId)) return failure("families.too_many");
			const made = await drawUniqueCode(now, async (kept) =>
				storeParentCode(transaction, { parentId, ...kept }),
			);
			await recordEvent(transaction, { event: "parent_code_made", accountId: parentId, at: now });
			return success(made);
		}),
	),

	implementRoute(routes.withdrawParentCode, async ({ session }) => {
		await deleteParentCode(database.queries(), session.accountId);
		return success(null);
	}),

	implementRoute(
		routes.readParentCode,
		async ({ body, now }) => {
			const code = readCode(body);
			if (!code.ok) return code;
			const asker = await askerOf(database.queries(), tokenHash(code.value), now);
			return asker ? success({ parentName: asker.parentName }) : unknown;
		},
		{ precheck: readCode },
	),

	implementRoute(
		routes.agreeToParent,
		async ({ session: { accountId: studentId }, body, now }) => {
			const read = readAgreement(body);
			if (!read.ok) return read;
			const { childName, code } = read.value;
			return database.transaction(async (transaction) => {
				const asker = await askerOf(transaction, tokenHash(code), now);
				if (asker?.parentName !== body.parentName) return unknown;
				const { parentId } = asker;
				for (const one of [studentId, parentId])
					if (await hasMaxLinks(transaction, one)) return failure("families.too_many");
				if (!(await consumeParentCode(transaction, tokenHash(code), now))) return unknown;
				return success({ id: await linkFamily(transaction, { studentId, parentId, childName }, now) });
			});
		},
		{ precheck: readAgreement },
	),
];
