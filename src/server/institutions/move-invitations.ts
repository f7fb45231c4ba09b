import { isMovedInvitationKept } from "#domain/institutions/merger.ts";
import { eq, inArray } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { institutionInvitation, institutionTeacher } from "#server/platform/db/schema/institutions.ts";
import { presentInvitation } from "./invitations.ts";
import type { InstitutionMails } from "./mail.ts";
import { type InstitutionRow, lockRecipient } from "./store.ts";

const invitationsTo = async (queries: Queries, institutionId: string) =>
	queries.select().from(institutionInvitation).where(eq(institutionInvitation.institutionId, institutionId));

/** The addresses, in lower case, of the members of either institution. */
async function memberAddresses(queries: Queries, institutionIds: readonly string[]): Promise<Set<string>> {
	const rows = await queries
		.select({ email: account.email })
		.from(institutionTeacher)
		.innerJoin(account, eq(account.id, institutionTeacher.accountId))
		.where(inArray(institutionTeacher.institutionId, [...institutionIds]));
	return new Set(rows.map(({ email }) => email));
}

/**
 * Moves the invitations of a locked institution to the one that it becomes part of, one for each address. Those that wait are
 * mailed again, because the first mail names the institution that ends, and its code. Returns how many wait.
 */
export async function moveInvitations(
	transaction: Transaction,
	mailer: InstitutionMails,
	{ from, into }: { readonly from: InstitutionRow; readonly into: InstitutionRow },
	now: Date,
): Promise<number> {
	const present = (row: typeof institutionInvitation.$inferSelect) => presentInvitation(row, now);
	const own = new Map((await invitationsTo(transaction, into.id)).map((row) => [row.email, present(row)]));
	const members = await memberAddresses(transaction, [from.id, into.id]);
	const fallback = (await lockRecipient(transaction, from.accountId))?.locale ?? "en";
	let waiting = 0;
	for (const row of await invitationsTo(transaction, from.id)) {
		const moved = present(row);
		const rival = own.get(row.email);
		const isRow = eq(institutionInvitation.id, row.id);
		if (rival !== undefined && !isMovedInvitationKept(moved, rival)) {
			await transaction.delete(institutionInvitation).where(isRow);
			continue;
		}
		if (rival !== undefined)
			await transaction.delete(institutionInvitation).where(eq(institutionInvitation.id, rival.id));
		const waits = moved.state === "waiting";
		// A colleague of both is a member already: a teacher's place has nothing more to give.
		const isJoined = waits && row.role === "teacher" && members.has(row.email);
		await transaction
			.update(institutionInvitation)
			.set({ institutionId: into.id, ...(isJoined && { answer: "joined" as const }) })
			.where(isRow);
		if (!waits || isJoined) continue;
		waiting += 1;
		const facts = { institutionId: into.id, invitationId: row.id, formerly: from.name };
		const mail = { to: row.email, locale: row.locale ?? fallback, accountId: null, facts };
		await mailer.enqueue(transaction, { kind: "institutionInvites", ...mail }, now);
	}
	return waiting;
}
