import { randomUUID } from "node:crypto";
import { routes } from "#contract/routes.ts";
import { invitationState, oldestInvitation } from "#domain/institutions/institution.ts";
import { readLinkToken } from "#domain/shared/link-secret.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import { and, desc, eq, lt } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { institution, institutionInvitation } from "#server/platform/db/schema/institutions.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import { deleteEndedTokens } from "./access-token-store.ts";

type InvitationRow = typeof institutionInvitation.$inferSelect;

/**
 * Stores an invitation and returns its id. A new one to the same address replaces the earlier, whatever its answer.
 * @throws if the database returns no row
 */
export async function storeInvitation(
	queries: Queries,
	{ institutionId, email }: Pick<InvitationRow, "institutionId" | "email">,
	invitedAt: Date,
): Promise<string> {
	const asked = { answer: "waiting", tokenHash: null, invitedAt } as const;
	const [stored] = await queries
		.insert(institutionInvitation)
		.values({ id: randomUUID(), institutionId, email: email.toLowerCase(), ...asked })
		.onConflictDoUpdate({
			target: [institutionInvitation.institutionId, institutionInvitation.email],
			set: asked,
		})
		.returning({ id: institutionInvitation.id });
	if (stored === undefined) throw new Error("An invitation got no id");
	return stored.id;
}

/** Draws the token of an invitation's mail; that of an earlier mail stops working. */
export async function drawInvitationToken(queries: Queries, id: string): Promise<string> {
	const token = drawToken();
	await queries
		.update(institutionInvitation)
		.set({ tokenHash: tokenHash(token) })
		.where(eq(institutionInvitation.id, id));
	return token;
}

/** Marks the invitation of a teacher who has joined, if the teacher's address was invited. */
export async function acceptInvitation(
	queries: Queries,
	{ institutionId, email }: Pick<InvitationRow, "institutionId" | "email">,
): Promise<void> {
	await queries
		.update(institutionInvitation)
		.set({ answer: "joined" })
		.where(
			and(
				eq(institutionInvitation.institutionId, institutionId),
				eq(institutionInvitation.email, email.toLowerCase()),
			),
		);
}

const presentInvitation = ({ id, email, answer, ...row }: InvitationRow, now: Date) => {
	const invitedAt = toInstant(row.invitedAt);
	return { id, email, state: invitationState({ answer, invitedAt }, toInstant(now)), invitedAt };
};

/** The invitations of an institution, latest first. */
export async function readInvitations(queries: Queries, institutionId: string, now: Date) {
	const rows = await queries
		.select()
		.from(institutionInvitation)
		.where(eq(institutionInvitation.institutionId, institutionId))
		.orderBy(desc(institutionInvitation.invitedAt));
	return rows.map((row) => presentInvitation(row, now));
}

/** The invitation of a link, with its institution. */
async function invitationOf(queries: Queries, fragment: string) {
	const token = readLinkToken(fragment);
	if (token === undefined) return failure("account.link_damaged");
	const [found] = await queries
		.select({ invitation: institutionInvitation, name: institution.name, town: institution.town })
		.from(institutionInvitation)
		.innerJoin(institution, eq(institution.id, institutionInvitation.institutionId))
		.where(eq(institutionInvitation.tokenHash, tokenHash(token)));
	return found === undefined ? failure("account.link_invalid") : success(found);
}

/** Routes for a person who was invited, with or without an account. */
export const invitationRoutes = (database: Pick<Database, "queries">): RouteHandler[] => [
	implementRoute(routes.readInvitation, async ({ body, now }) => {
		const found = await invitationOf(database.queries(), body.token);
		if (!found.ok) return found;
		const { invitation, name, town } = found.value;
		return success({ name, town, state: presentInvitation(invitation, now).state });
	}),

	implementRoute(routes.refuseInvitation, async ({ body }) => {
		const queries = database.queries();
		const found = await invitationOf(queries, body.token);
		if (!found.ok) return found;
		const isOpen = eq(institutionInvitation.answer, "waiting");
		await queries
			.update(institutionInvitation)
			.set({ answer: "refused" })
			.where(and(eq(institutionInvitation.id, found.value.invitation.id), isOpen));
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
	handle: async () => {
		await queries()
			.delete(institutionInvitation)
			.where(lt(institutionInvitation.invitedAt, new Date(oldestInvitation(toInstant(now())))));
		await deleteEndedTokens(queries(), now());
	},
});
