import { isMovedInvitationKept } from "#domain/institutions/merger.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { deleteInvitation, type InvitationRow, invitationsTo, moveInvitation } from "./invitation-store.ts";
import { presentInvitation } from "./invitations.ts";
import type { InstitutionMails } from "./mail.ts";
import { memberAddresses } from "./merger-store.ts";
import { type InstitutionRow, lockRecipient } from "./store.ts";

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
	const present = (row: InvitationRow) => presentInvitation(row, now);
	const own = new Map((await invitationsTo(transaction, into.id)).map((row) => [row.email, present(row)]));
	const members = await memberAddresses(transaction, [from.id, into.id]);
	const fallback = (await lockRecipient(transaction, from.accountId))?.locale ?? "en";
	let waiting = 0;
	for (const row of await invitationsTo(transaction, from.id)) {
		const moved = present(row);
		const rival = own.get(row.email);
		if (rival !== undefined && !isMovedInvitationKept(moved, rival)) {
			await deleteInvitation(transaction, row.id);
			continue;
		}
		if (rival !== undefined) await deleteInvitation(transaction, rival.id);
		const waits = moved.state === "waiting";
		// A colleague of both is a member already: a teacher's membership has nothing more to give.
		const isJoined = waits && row.role === "teacher" && members.has(row.email);
		await moveInvitation(transaction, row.id, { institutionId: into.id, isJoined });
		if (!waits || isJoined) continue;
		waiting += 1;
		const facts = { institutionId: into.id, invitationId: row.id, formerly: from.name };
		const mail = { to: row.email, locale: row.locale ?? fallback, accountId: null, facts };
		await mailer.enqueue(transaction, { kind: "institutionInvites", ...mail }, now);
	}
	return waiting;
}
