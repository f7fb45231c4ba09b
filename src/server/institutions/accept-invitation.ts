import { randomUUID } from "node:crypto";
import { routes } from "#contract/routes.ts";
import { maxTeachers } from "#domain/institutions/institution.ts";
import { type InvitedRole, mayAcceptInvitation } from "#domain/institutions/invitation.ts";
import { mayPromote } from "#domain/institutions/managers.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { lockAccount } from "#server/platform/people/store.ts";
import { invitationOf, markAccepted } from "./invitation-store.ts";
import { presentInvitation } from "./invitations.ts";
import type { InstitutionMails } from "./mail.ts";
import { insertManager, managersOf } from "./manager-store.ts";
import { setMemberRole } from "./member-role.ts";
import {
	type InstitutionRow,
	insertTeacher,
	institutionOf,
	lockInstitution,
	membershipOf,
	teachersOf,
} from "./store.ts";
import { notifyInstitution } from "./teachers.ts";

/** Who accepts, and what the invitation gives. */
interface Acceptance {
	readonly accountId: string;
	readonly role: InvitedRole;
	/** Whether the account teaches: it becomes a member, too. */
	readonly isTeacher: boolean;
}

/**
 * Whether an account can become a member, or a manager, beside what it is already; its membership, and whether it would be a new
 * manager.
 */
async function checkMembership(
	transaction: Transaction,
	row: InstitutionRow,
	{ accountId, role, isTeacher }: Acceptance,
) {
	const membership = await membershipOf(transaction, accountId);
	if (membership !== undefined && membership.institutionId !== row.id)
		return failure("institutions.member_already");
	const isFull = (await teachersOf(transaction, row.id)).length >= maxTeachers;
	if (isTeacher && membership === undefined && isFull) return failure("institutions.full");
	if (role !== "inCharge") return success({ membership, isNewManager: false });
	const own = await institutionOf(transaction, accountId);
	if (own !== undefined && own.id !== row.id) return failure("institutions.exists");
	const may = own === undefined ? mayPromote(await managersOf(transaction, row)) : success(null);
	return may.ok ? success({ membership, isNewManager: own === undefined }) : may;
}

/**
 * Gives an account what an invitation offers, in a locked institution.
 * @throws if the account got another membership at the same moment: nothing is kept then
 */
async function grantInvited(
	transaction: Transaction,
	mailer: InstitutionMails,
	row: InstitutionRow,
	{ accountId, role, isTeacher }: Acceptance,
	now: Date,
) {
	// The account may found an institution of its own at the same moment.
	if (role === "inCharge") await lockAccount(transaction, accountId);
	const checked = await checkMembership(transaction, row, { accountId, role, isTeacher });
	if (!checked.ok) return checked;
	const { membership, isNewManager } = checked.value;
	const memberRole = role === "inCharge" ? "teacher" : role;
	if (isTeacher && membership === undefined) {
		const made = { id: randomUUID(), institutionId: row.id, accountId, role: memberRole, joinedAt: now };
		if (!(await insertTeacher(transaction, made))) throw new Error("A teacher joined elsewhere meanwhile");
		await recordEvent(transaction, { event: "institution_joined", accountId, at: now });
		await notifyInstitution({ mailer }, transaction, row, { news: "joined", accountId }, now);
	}
	if (membership !== undefined && role !== "inCharge")
		await setMemberRole(transaction, { id: membership.id, accountId, role: memberRole }, now);
	if (isNewManager) {
		await insertManager(transaction, { institutionId: row.id, accountId }, now);
		if ((await institutionOf(transaction, accountId))?.id !== row.id)
			throw new Error("A person was put in charge elsewhere meanwhile");
		await recordEvent(transaction, { event: "institution_charge_given", accountId, at: now });
	}
	return success(null);
}

/** The route by which an invited person accepts, with the account of the invited address. */
export const acceptInvitationRoutes = ({
	database,
	mailer,
}: {
	readonly database: Pick<Database, "transaction">;
	readonly mailer: InstitutionMails;
}): RouteHandler[] => [
	implementRoute(routes.acceptInvitation, async ({ session, body, now }) =>
		database.transaction(async (transaction) => {
			const first = await invitationOf(transaction, body.token);
			if (!first.ok) return first;
			const row = await lockInstitution(transaction, first.value.invitation.institutionId);
			// Read again under the lock: it may have been accepted or withdrawn meanwhile.
			const found = await invitationOf(transaction, body.token);
			if (!found.ok) return found;
			if (row === undefined) return failure("account.link_invalid");
			const { invitation } = found.value;
			const presented = presentInvitation(invitation, now);
			const may = mayAcceptInvitation(presented, session);
			if (!may.ok) return may;
			const { accountId, role } = session;
			const acceptance = { accountId, role: invitation.role, isTeacher: role === "teacher" };
			const given = await grantInvited(transaction, mailer, row, acceptance, now);
			if (!given.ok) return given;
			await markAccepted(transaction, invitation.id);
			return success(null);
		}),
	),
];
