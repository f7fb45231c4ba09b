import { routes } from "#contract/routes.ts";
import { invitationState } from "#domain/institutions/invitation.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { success } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import { deleteEndedTokens } from "./access-token-store.ts";
import {
	deleteOldInvitations,
	type InvitationRow,
	invitationOf,
	invitationsTo,
	refuseInvitation,
} from "./invitation-store.ts";

/** An invitation as its institution sees it. */
export const presentInvitation = ({ id, email, answer, role, locale, ...row }: InvitationRow, now: Date) => {
	const invitedAt = toInstant(row.invitedAt);
	const withdrawnAt = row.withdrawnAt && toInstant(row.withdrawnAt);
	const state = invitationState({ answer, invitedAt, withdrawnAt }, toInstant(now));
	return { id, email, role, locale, state, invitedAt };
};

/** The invitations of an institution, latest first, as it sees them. */
export const readInvitations = async (queries: Queries, institutionId: string, now: Date) =>
	(await invitationsTo(queries, institutionId)).map((row) => presentInvitation(row, now));

/** Routes for a person who was invited, with or without an account. */
export const invitationRoutes = (database: Pick<Database, "queries">): RouteHandler[] => [
	implementRoute(routes.readInvitation, async ({ body, now }) => {
		const found = await invitationOf(database.queries(), body.token);
		if (!found.ok) return found;
		const { invitation, name, town } = found.value;
		const { state, role } = presentInvitation(invitation, now);
		return success({ name, town, role, email: invitation.email, state });
	}),

	implementRoute(routes.refuseInvitation, async ({ body }) => {
		const queries = database.queries();
		const found = await invitationOf(queries, body.token);
		if (!found.ok) return found;
		await refuseInvitation(queries, found.value.invitation.id);
		return success(null);
	}),
];

/** Deletes the addresses of old invitations, and ended access tokens, once a day. */
export const invitationHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "institution-invitations",
	every: "17 3 * * *",
	isFinal: true,
	handle: async () => {
		await deleteOldInvitations(queries(), now());
		await deleteEndedTokens(queries(), now());
	},
});
