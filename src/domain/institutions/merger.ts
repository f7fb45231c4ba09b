import type { Instant } from "../shared/instant.ts";
import { failure, type Result, success } from "../shared/result.ts";
import { maxTeachers } from "./institution.ts";
import type { InvitationState } from "./invitation.ts";

/** An institution of a merger, as far as the rule reads it. */
export interface MergedInstitution {
	readonly id: string;
	readonly teachers: number;
}

/**
 * Whether an institution can become part of another. Both managers agree: the first asks, the second accepts; or an
 * operator does it on their request. Members and managers move; classes follow their teachers, and no class or pupil
 * changes.
 */
export const mayMerge = (
	from: MergedInstitution,
	into: MergedInstitution,
): Result<null, "institutions.merge_self" | "institutions.full"> => {
	if (from.id === into.id) return failure("institutions.merge_self");
	return from.teachers + into.teachers > maxTeachers ? failure("institutions.full") : success(null);
};

/** Whose plan for the year's change applies to the merged institution: its own, or, where it has none, that of the other. */
export const yearAfterMerger = <Plan>(
	from: Plan | undefined,
	into: Plan | undefined,
): { readonly of: "from" | "into"; readonly plan: Plan } | null => {
	if (into !== undefined) return { of: "into", plan: into };
	return from === undefined ? null : { of: "from", plan: from };
};

/** An invitation of a merger. */
interface MergedInvitation {
	readonly state: InvitationState;
	readonly invitedAt: Instant;
}

/** Of two invitations to one address, whether the moved one stays: one that waits, then the later one, as when it is sent again. */
export const isMovedInvitationKept = (moved: MergedInvitation, own: MergedInvitation): boolean => {
	const [movedWaits, ownWaits] = [moved.state === "waiting", own.state === "waiting"];
	return movedWaits === ownWaits ? moved.invitedAt > own.invitedAt : movedWaits;
};
