import { routes } from "#contract/routes.ts";
import type { MemberRole } from "#domain/institutions/invitation.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { InstitutionMails } from "./mail.ts";
import { changeRole, lockOwnInstitution, lockRecipient, noInstitution, teachersOf } from "./store.ts";
import { deleteSummariesTo } from "./summary-store.ts";

/**
 * Gives a member another role; false when the member has it already. What pupils showed a counsellor is deleted with the role.
 */
export async function setMemberRole(
	transaction: Transaction,
	{ id, accountId, role }: { readonly id: string; readonly accountId: string; readonly role: MemberRole },
	now: Date,
): Promise<boolean> {
	if (!(await changeRole(transaction, id, role))) return false;
	if (role !== "counsellor") await deleteSummariesTo(transaction, id);
	await recordEvent(transaction, { event: "institution_role_changed", accountId, at: now });
	return true;
}

/** The route by which a manager makes a teacher a counsellor, or the reverse. */
export const memberRoleRoutes = ({
	database,
	mailer,
}: {
	readonly database: Pick<Database, "transaction">;
	readonly mailer: InstitutionMails;
}): RouteHandler[] => [
	implementRoute(routes.changeTeacherRole, async ({ session, params, body, now }) =>
		database.transaction(async (transaction) => {
			const row = await lockOwnInstitution(transaction, session.accountId);
			if (row === undefined) return noInstitution;
			const member = (await teachersOf(transaction, row.id)).find(({ id }) => id === params.teacherId);
			if (member === undefined) return failure("request.not_found");
			const { id, accountId } = member;
			if (!(await setMemberRole(transaction, { id, accountId, role: body.role }, now))) return success(null);
			const recipient = await lockRecipient(transaction, accountId);
			const facts = { role: body.role, institution: row.name };
			if (recipient !== undefined && accountId !== session.accountId)
				await mailer.enqueue(transaction, { kind: "institutionRole", ...recipient, facts }, now);
			return success(null);
		}),
	),
];
