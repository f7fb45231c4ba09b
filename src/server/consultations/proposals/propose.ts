import { readCancelReason } from "#domain/consultations/free-text.ts";
import {
	answerByOf,
	mayPropose,
	type ProposalRefusal,
	proposableTimes,
	readProposedTimes,
} from "#domain/consultations/proposal.ts";
import { type Instant, toInstant } from "#domain/shared/instant.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import type { ConsultationsDependencies } from "../dependencies.ts";
import { offersOf } from "../offers.ts";
import { findResearcher } from "../researchers/store.ts";
import { claimHalfHours, TimeTaken } from "../reservations/store.ts";
import { findAppointment, lockAppointment, type PaidAppointment } from "../store.ts";
import { notifyOfProposal } from "./notify.ts";
import { insertProposal } from "./store.ts";

/** Other times that a researcher proposes for one of their own consultations. */
export interface Proposing {
	readonly id: string;
	readonly researcherId: string;
	readonly times: readonly Instant[];
	readonly reason: string;
}

type Refusal =
	| ProposalRefusal
	| "desk.proposal_open"
	| "request.not_found"
	| "forms.required"
	| "consultations.contact_data";

/** The times that the researcher of an appointment can propose; none while they are suspended. A break does not matter. */
async function freeTimesFor(queries: Queries, row: PaidAppointment, now: Date): Promise<Instant[]> {
	const researcher = await findResearcher(queries, row.researcherId);
	if (researcher === undefined || researcher.suspendedAt !== null) return [];
	const [offer] = await offersOf(queries, [researcher], now);
	return proposableTimes(offer?.slots ?? [], row, toInstant(now));
}

/** The times that a researcher can propose for one of their consultations. */
export async function proposableOf(
	queries: Queries,
	{ id, researcherId }: Pick<Proposing, "id" | "researcherId">,
	now: Date,
): Promise<Result<Instant[], "request.not_found">> {
	const row = await findAppointment(queries, id);
	if (row?.researcherId !== researcherId) return failure("request.not_found");
	return success(await freeTimesFor(queries, row, now));
}

/**
 * Proposes other times in place of a cancellation. The half hours of each are taken in the same transaction, in the name of
 * the appointment, so that no one else books them meanwhile. Student and guardian get a mail.
 * @throws the error of a database that is down; nothing is proposed then
 */
export async function proposeTimes(
	{ database, mailer }: Pick<ConsultationsDependencies, "database" | "mailer">,
	{ id, researcherId, times: typed, reason: words }: Proposing,
	now: Date,
): Promise<Result<null, Refusal>> {
	const reason = readCancelReason(words);
	if (!reason.ok) return reason;
	const present = toInstant(now);
	// Read before the transaction: the unique key of the half hours decides, whatever changes meanwhile.
	const free = await proposableOf(database.queries(), { id, researcherId }, now);
	if (!free.ok) return free;
	const propose = async (transaction: Transaction): Promise<Result<null, Refusal>> => {
		const row = await lockAppointment(transaction, id);
		if (row?.researcherId !== researcherId) return failure("request.not_found");
		const { duration } = row;
		const startsAt = toInstant(row.startsAt);
		if (!mayPropose({ startsAt, status: row.state }, present)) return failure("desk.proposal_late");
		if (row.proposal !== null) return failure("desk.proposal_open");
		const times = readProposedTimes(typed, free.value, row);
		if (!times.ok) return times;
		for (const time of times.value)
			await claimHalfHours(transaction, id, { researcherId, startsAt: time, duration });
		const answerBy = new Date(answerByOf({ startsAt, times: times.value }, present));
		const proposal = {
			appointmentId: id,
			times: times.value,
			reason: reason.value,
			answerBy,
			proposedAt: now,
		};
		await insertProposal(transaction, proposal);
		await recordEvent(transaction, {
			event: "desk_times_proposed",
			accountId: row.accountId,
			at: now,
			researcherId,
		});
		await notifyOfProposal(mailer, transaction, { ...row, proposal }, now);
		return success(null);
	};
	try {
		return await database.transaction(propose);
	} catch (error) {
		if (error instanceof TimeTaken) return failure("desk.time_not_free");
		throw error;
	}
}
