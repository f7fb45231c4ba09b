import type { Instant } from "#domain/shared/instant.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { describeError } from "#server/platform/log.ts";
import { lockAccount } from "#server/platform/people/store.ts";
import { cancelIn, reschedule } from "../change.ts";
import type { ConsultationsDependencies } from "../dependencies.ts";
import { endDateOf } from "../notify.ts";
import { hasAppointmentWithin, lockAppointment } from "../store.ts";
import { openProposalOf, unansweredProposals } from "./store.ts";

type AnswerDependencies = Pick<ConsultationsDependencies, "database" | "mailer" | "payments" | "log">;

/** The appointment whose proposed times are answered, and the account that must be its owner. */
export interface Answering {
	readonly id: string;
	readonly accountId: string;
}

/** Cancels an appointment whose proposed times were declined or not answered; the whole price goes back. */
async function cancelUnplaced(
	dependencies: AnswerDependencies,
	transaction: Transaction,
	row: Parameters<typeof cancelIn>[2],
	by: "declined" | "expired",
	now: Date,
): Promise<void> {
	const event = by === "declined" ? "proposal_declined" : "proposal_expired";
	await recordEvent(transaction, {
		event,
		accountId: row.accountId,
		at: now,
		researcherId: row.researcherId,
	});
	await cancelIn(dependencies, transaction, row, { refund: "all", by }, now);
}

/** Brings the refund in line with the provider; it is asked again each minute until it is done. */
const refund = ({ payments, log }: AnswerDependencies, paymentId: string): Promise<unknown> =>
	payments.reconcile(paymentId).catch((error: unknown) => log.warn("a refund waits", describeError(error)));

/** The appointment with its proposal, locked; undefined when there is nothing to answer. */
async function lockAnswerable(transaction: Transaction, { id, accountId }: Answering, now: Date) {
	// Two appointments of one account are not moved to the same time concurrently.
	await lockAccount(transaction, accountId);
	const row = await lockAppointment(transaction, id);
	const proposal = row?.accountId === accountId ? openProposalOf(row, now) : undefined;
	return row === undefined || proposal === undefined ? undefined : { row, proposal };
}

/**
 * Takes one of the proposed times, once. The 24 hours of a move do not count, because the researcher could not come.
 */
export async function acceptProposal(
	{ database, mailer }: AnswerDependencies,
	{ startsAt, ...answering }: Answering & { readonly startsAt: Instant },
	now: Date,
): Promise<Result<null, "consultations.proposal_ended" | "consultations.own_time">> {
	return database.transaction(async (transaction) => {
		const found = await lockAnswerable(transaction, answering, now);
		if (!found?.proposal.times.includes(startsAt)) return failure("consultations.proposal_ended");
		const { row } = found;
		const from = new Date(startsAt);
		const within = { from, to: endDateOf(from, row.duration), except: row.id };
		if (await hasAppointmentWithin(transaction, row.accountId, within))
			return failure("consultations.own_time");
		await recordEvent(transaction, {
			event: "proposal_accepted",
			accountId: row.accountId,
			at: now,
			researcherId: row.researcherId,
		});
		await reschedule(mailer, transaction, row, { startsAt, isByOperator: false }, now);
		return success(null);
	});
}

/** Takes none of the proposed times: the appointment is cancelled, and the whole price goes back. */
export async function declineProposal(
	dependencies: AnswerDependencies,
	answering: Answering,
	now: Date,
): Promise<Result<null, "consultations.proposal_ended">> {
	const paymentId = await dependencies.database.transaction(async (transaction) => {
		const found = await lockAnswerable(transaction, answering, now);
		if (found === undefined) return undefined;
		await cancelUnplaced(dependencies, transaction, found.row, "declined", now);
		return found.row.paymentId;
	});
	if (paymentId === undefined) return failure("consultations.proposal_ended");
	await refund(dependencies, paymentId);
	return success(null);
}

/** Cancels the appointments whose proposals were not answered in time, each once, however many servers do the same. */
export async function endUnanswered(dependencies: AnswerDependencies, now: Date): Promise<void> {
	const { database } = dependencies;
	for (const id of await unansweredProposals(database.queries(), now)) {
		const paymentId = await database.transaction(async (transaction) => {
			const row = await lockAppointment(transaction, id);
			if (row?.state !== "confirmed" || row.proposal === null || row.proposal.answerBy > now) return null;
			await cancelUnplaced(dependencies, transaction, row, "expired", now);
			return row.paymentId;
		});
		if (paymentId !== null) await refund(dependencies, paymentId);
	}
}
