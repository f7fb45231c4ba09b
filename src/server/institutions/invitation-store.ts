import { randomUUID } from "node:crypto";
import { oldestInvitation } from "#domain/institutions/invitation.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { and, desc, eq, lt } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { institutionInvitation } from "#server/platform/db/schema/institutions.ts";
import { linkTable } from "#server/platform/people/link-table.ts";
import { institutionBy } from "./store.ts";

const links = linkTable(institutionInvitation, "tokenHash");

/** An invitation as it is stored. */
export type InvitationRow = typeof institutionInvitation.$inferSelect;

/**
 * Stores an invitation and returns its id. A new one to the same address replaces the earlier, whatever its answer.
 * @throws if the database returns no row
 */
export async function storeInvitation(
	queries: Queries,
	{ institutionId, email, role, locale }: Pick<InvitationRow, "institutionId" | "email" | "role" | "locale">,
	invitedAt: Date,
): Promise<string> {
	const asked = {
		...({ answer: "waiting", tokenHash: null, withdrawnAt: null } as const),
		role,
		locale,
		invitedAt,
	};
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

/** Draws the token of an invitation's mail; that of an earlier mail stops working. Undefined once it is deleted. */
export const drawInvitationToken = (queries: Queries, id: string): Promise<string | undefined> =>
	links.redraw(queries, eq(institutionInvitation.id, id));

/** An invitation by its id; undefined once it is deleted. */
export async function invitationById(queries: Queries, id: string): Promise<InvitationRow | undefined> {
	const [row] = await queries.select().from(institutionInvitation).where(eq(institutionInvitation.id, id));
	return row;
}

/** Marks an invitation as accepted: its link gives nothing more. */
export async function markAccepted(queries: Queries, id: string): Promise<void> {
	await queries
		.update(institutionInvitation)
		.set({ answer: "joined" })
		.where(eq(institutionInvitation.id, id));
}

/** Withdraws an invitation that waits: its link gives nothing more. False where none of the institution's waits. */
export async function withdrawInvitation(
	queries: Queries,
	{ id, institutionId }: Pick<InvitationRow, "id" | "institutionId">,
	withdrawnAt: Date,
): Promise<boolean> {
	const withdrawn = await queries
		.update(institutionInvitation)
		.set({ withdrawnAt })
		.where(
			and(
				eq(institutionInvitation.id, id),
				eq(institutionInvitation.institutionId, institutionId),
				eq(institutionInvitation.answer, "waiting"),
			),
		)
		.returning({ id: institutionInvitation.id });
	return withdrawn.length > 0;
}

/**
 * Marks the invitation of a teacher who has joined by the code, if the teacher's address was invited. What gives more than a
 * teacher's membership still waits for its link.
 */
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
				eq(institutionInvitation.role, "teacher"),
			),
		);
}

/** The invitations of an institution, latest first. */
export const invitationsTo = async (queries: Queries, institutionId: string): Promise<InvitationRow[]> =>
	queries
		.select()
		.from(institutionInvitation)
		.where(eq(institutionInvitation.institutionId, institutionId))
		.orderBy(desc(institutionInvitation.invitedAt));

/** The invitation of a link, with its institution. */
export async function invitationOf(queries: Queries, fragment: string) {
	const found = await links.find(queries, fragment);
	if (!found.ok) return found;
	const invitation = found.value;
	const to = await institutionBy(queries, invitation.institutionId);
	if (to === undefined) return failure("account.link_invalid");
	return success({ invitation, name: to.name, town: to.town });
}

/** Refuses an invitation that waits. */
export async function refuseInvitation(queries: Queries, id: string): Promise<void> {
	const isOpen = eq(institutionInvitation.answer, "waiting");
	await queries
		.update(institutionInvitation)
		.set({ answer: "refused" })
		.where(and(eq(institutionInvitation.id, id), isOpen));
}

/** Moves an invitation to another institution, as accepted if its reader is a member of that one already. */
export async function moveInvitation(
	queries: Queries,
	id: string,
	{ institutionId, isJoined }: { readonly institutionId: string; readonly isJoined: boolean },
): Promise<void> {
	await queries
		.update(institutionInvitation)
		.set({ institutionId, ...(isJoined && { answer: "joined" as const }) })
		.where(eq(institutionInvitation.id, id));
}

/** Deletes an invitation, whatever its answer. */
export async function deleteInvitation(queries: Queries, id: string): Promise<void> {
	await queries.delete(institutionInvitation).where(eq(institutionInvitation.id, id));
}

/** Deletes invitations that are too old to be listed. */
export async function deleteOldInvitations(queries: Queries, now: Date): Promise<void> {
	await queries
		.delete(institutionInvitation)
		.where(lt(institutionInvitation.invitedAt, new Date(oldestInvitation(toInstant(now)))));
}
