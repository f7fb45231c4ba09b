import type { Role } from "../account/role.ts";
import { isSameMailbox } from "../account/same-mailbox.ts";
import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** The roles of a member of an institution. A counsellor also sees the summaries that pupils show them. */
export const memberRoles = ["teacher", "counsellor"] as const;
/** Either of them; a manager of the institution has one, too. */
export type MemberRole = (typeof memberRoles)[number];

/** The roles that an invitation gives: a membership, or that of a manager as well. */
export const invitedRoles = [...memberRoles, "inCharge"] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/** The states of an invitation as they are stored. */
export const invitationAnswers = ["waiting", "joined", "refused"] as const;
type InvitationAnswer = (typeof invitationAnswers)[number];

/** An invitation without an answer lapses after thirty days; its address is deleted after sixty. */
export const invitationDays = { lapse: 30, keep: 60 } as const;
const minutesOf = (days: number): number => days * 24 * 60;

/** The invitations sent before this instant are deleted, whatever their state. */
export const oldestInvitation = (now: Instant): Instant => addMinutes(now, -minutesOf(invitationDays.keep));

/** The states of an invitation as the institution sees them. */
export const invitationStates = [...invitationAnswers, "lapsed", "withdrawn"] as const;
export type InvitationState = (typeof invitationStates)[number];

/** The facts that decide the state of an invitation. */
interface InvitationFacts {
	readonly answer: InvitationAnswer;
	readonly invitedAt: Instant;
	/** When the institution took it back; null, or before the latest mail, where it did not. */
	readonly withdrawnAt: Instant | null;
}

/** The state of an invitation at `now`: without an answer it can be withdrawn, and lapses. */
export const invitationState = (
	{ answer, invitedAt, withdrawnAt }: InvitationFacts,
	now: Instant,
): InvitationState => {
	if (answer !== "waiting") return answer;
	if (withdrawnAt !== null && withdrawnAt >= invitedAt) return "withdrawn";
	return addMinutes(invitedAt, minutesOf(invitationDays.lapse)) < now ? "lapsed" : "waiting";
};

/** The roles of accounts that can have what an invitation gives. */
const rolesFor: Readonly<Record<InvitedRole, readonly Role[]>> = {
	teacher: ["teacher"],
	counsellor: ["teacher"],
	inCharge: ["teacher", "institution"],
};

/**
 * Whether an account can accept an invitation by its link: once, in time, and only the account of the invited address, so
 * that a forwarded mail puts no stranger in charge.
 */
export const mayAcceptInvitation = (
	invitation: { readonly role: InvitedRole; readonly state: InvitationState; readonly email: string },
	{ role, email }: { readonly role: Role; readonly email: string },
): Result<
	null,
	"account.link_used" | "account.link_expired" | "institutions.invited_another" | "institutions.invited_role"
> => {
	if (invitation.state === "lapsed" || invitation.state === "withdrawn")
		return failure("account.link_expired");
	if (invitation.state !== "waiting") return failure("account.link_used");
	if (!isSameMailbox(invitation.email, email)) return failure("institutions.invited_another");
	return rolesFor[invitation.role].includes(role) ? success(null) : failure("institutions.invited_role");
};
