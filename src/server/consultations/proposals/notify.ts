import { toInstant } from "#domain/shared/instant.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { recipientsOf } from "#server/platform/people/store.ts";
import type { PaidAppointment, ProposalRow } from "../store.ts";
import type { ProposalMails } from "./mail.ts";

/** Enqueues the mails about proposed times: to the student and the guardian. */
export async function notifyOfProposal(
	mailer: ProposalMails,
	transaction: Transaction,
	row: PaidAppointment & { readonly proposal: ProposalRow },
	now: Date,
): Promise<void> {
	const people = await recipientsOf(transaction, row.accountId);
	const { times, reason, answerBy } = row.proposal;
	const facts = {
		id: row.id,
		researcherId: row.researcherId,
		student: people[0]?.firstName ?? "",
		startsAt: toInstant(row.startsAt),
		endsAt: toInstant(row.endsAt),
		zone: row.visitorZone,
		duration: row.duration,
		times,
		reason,
		answerBy: toInstant(answerBy),
		amountCents: row.amountCents,
	};
	for (const { email: to, locale, isGuardian } of people) {
		const reader = isGuardian ? "guardian" : "student";
		const mail = { kind: "proposal", locale, to, accountId: row.accountId } as const;
		await mailer.enqueue(transaction, { ...mail, facts: { ...facts, reader } }, now);
	}
}
