import { isAnswerable } from "#domain/consultations/proposal.ts";
import type { Proposal } from "#domain/consultations/proposed.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { eq, lte } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { appointmentProposal } from "#server/platform/db/schema/proposals.ts";
import type { AppointmentRow, ProposalRow } from "../store.ts";

/** Stores the times that are proposed for an appointment. */
export async function insertProposal(queries: Queries, row: ProposalRow): Promise<void> {
	await queries.insert(appointmentProposal).values(row);
}

/** Deletes the proposal of an appointment; returns whether there was one. */
export async function endProposal(transaction: Transaction, appointmentId: string): Promise<boolean> {
	const ended = await transaction
		.delete(appointmentProposal)
		.where(eq(appointmentProposal.appointmentId, appointmentId))
		.returning({ id: appointmentProposal.appointmentId });
	return ended.length > 0;
}

/** The appointments whose proposals were not answered in time. */
export async function unansweredProposals(queries: Queries, now: Date): Promise<string[]> {
	const rows = await queries
		.select({ id: appointmentProposal.appointmentId })
		.from(appointmentProposal)
		.where(lte(appointmentProposal.answerBy, now))
		.limit(500);
	return rows.map(({ id }) => id);
}

/** The proposal of an appointment that can still be answered at `now`; undefined without one. */
export function openProposalOf(
	{ state, proposal }: Pick<AppointmentRow, "state"> & { readonly proposal: ProposalRow | null },
	now: Date,
): Proposal | undefined {
	if (proposal === null || state !== "confirmed") return undefined;
	const { times, reason, answerBy } = proposal;
	const open = { times, reason, answerBy: toInstant(answerBy) };
	return isAnswerable(open, toInstant(now)) ? open : undefined;
}
