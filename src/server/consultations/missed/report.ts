import type { MissedOutcome, Side } from "#domain/consultations/missed.ts";
import { mayReportMissed, missedOf, outcomeOfReport } from "#domain/consultations/missed-rules.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { describeError } from "#server/platform/log.ts";
import { lockAccount } from "#server/platform/people/store.ts";
import type { ConsultationsDependencies } from "../dependencies.ts";
import { changeAppointment, lockAppointment, type PaidAppointment } from "../store.ts";
import { notifyOfMissed, notifyOperator } from "./notify.ts";
import { automaticRefundsOf, reportsOf, storeMissed } from "./store.ts";

type MissedDependencies = Pick<
	ConsultationsDependencies,
	"database" | "payments" | "mailer" | "contactEmail" | "log"
>;

/** A side's report that the other did not come. */
export interface MissedReporting {
	readonly appointmentId: string;
	/** The account or the researcher that must take part in the appointment. */
	readonly by: { readonly accountId: string } | { readonly researcherId: string };
}

const events = {
	student: "missed_by_researcher",
	researcher: "missed_by_student",
} as const satisfies Record<Side, string>;

/** The whole price goes back; the mails about the missed appointment announce it, so that no other does. */
async function refund(
	{ payments }: Pick<MissedDependencies, "payments">,
	transaction: Transaction,
	row: PaidAppointment,
): Promise<void> {
	await payments.askRefund(transaction, row.paymentId);
	await changeAppointment(transaction, row.id, { isRefundAnnounced: true });
}

/** Asks the provider for a refund at once; the watch repeats it until it is done. */
const settle = ({ payments, log }: MissedDependencies, paymentId: string): Promise<unknown> =>
	payments.reconcile(paymentId).catch((error: unknown) => log.warn("a refund waits", describeError(error)));

/** Whether the report came from a person of the appointment. */
const isTheirs = (row: PaidAppointment, by: MissedReporting["by"]): boolean =>
	"accountId" in by ? row.accountId === by.accountId : row.researcherId === by.researcherId;

/**
 * Records that the other side did not come, and refunds the price where the rule says so. A second report of one side
 * changes nothing. Report, refund, mails and audit are one transaction.
 */
export async function reportMissed(
	dependencies: MissedDependencies,
	{ appointmentId, by }: MissedReporting,
	now: Date,
): Promise<Result<null, "consultations.missed_closed" | "request.not_found">> {
	const { database, mailer, contactEmail, log } = dependencies;
	const side: Side = "accountId" in by ? "student" : "researcher";
	const reported = await database.transaction(async (transaction) => {
		// Two reports of one account do not both count as its last automatic refund.
		if ("accountId" in by) await lockAccount(transaction, by.accountId);
		const row = await lockAppointment(transaction, appointmentId);
		if (row === undefined || !isTheirs(row, by)) return failure("request.not_found");
		const { id, accountId, researcherId, duration } = row;
		const before = reportsOf(row.missed);
		const missed = missedOf({ startsAt: toInstant(row.startsAt), duration }, before, side);
		if (missed.reportedBy.includes(side)) return success(null);
		const isPossible = row.state !== "cancelled" && !row.isIllustrative;
		if (!isPossible || !mayReportMissed(missed, side, toInstant(now))) {
			return failure("consultations.missed_closed");
		}
		const refunds = await automaticRefundsOf(transaction, accountId, now);
		const outcome = outcomeOfReport(side, before, refunds);
		const stored = row.missed ?? { studentReportedAt: null, researcherReportedAt: null, decidedAt: null };
		const at = side === "student" ? { studentReportedAt: now } : { researcherReportedAt: now };
		await storeMissed(transaction, { ...stored, ...at, appointmentId: id, outcome });
		const isRefunded = side === "student" && outcome === "refunded";
		if (isRefunded) await refund(dependencies, transaction, row);
		await recordEvent(transaction, { event: events[side], accountId, at: now, researcherId });
		const isContradiction = missed.reportedBy.length > 0;
		const news = side === "researcher" && isContradiction ? "contradicted" : outcome;
		await notifyOfMissed(mailer, transaction, row, { news, outcome, side }, now);
		const isForOperator = isContradiction || outcome === "undecided";
		if (isForOperator && contactEmail !== undefined)
			await notifyOperator(mailer, transaction, contactEmail, row, now);
		return success({ paymentId: isRefunded ? row.paymentId : null, isForOperator });
	});
	if (!reported.ok || reported.value === null) return reported.ok ? success(null) : reported;
	const { paymentId, isForOperator } = reported.value;
	// Also without an address for mails, an operator who watches the log learns of it.
	if (isForOperator)
		log.warn("a missed appointment needs an operator (npm run admin -- missed list)", {
			appointment: appointmentId,
		});
	if (paymentId !== null) await settle(dependencies, paymentId);
	return success(null);
}

/** An operator's decision about a missed appointment that the rule left open. False: there is none. */
export async function decideMissed(
	dependencies: MissedDependencies,
	appointmentId: string,
	outcome: Exclude<MissedOutcome, "undecided">,
	now: Date,
	record: (transaction: Transaction, row: PaidAppointment) => Promise<void>,
): Promise<boolean> {
	const row = await dependencies.database.transaction(async (transaction) => {
		const locked = await lockAppointment(transaction, appointmentId);
		if (locked?.missed?.outcome !== "undecided") return undefined;
		await storeMissed(transaction, { ...locked.missed, outcome, decidedAt: now });
		if (outcome === "refunded") await refund(dependencies, transaction, locked);
		const news = outcome === "refunded" ? "decidedRefunded" : "decidedKept";
		await notifyOfMissed(dependencies.mailer, transaction, locked, { news, outcome, side: null }, now);
		await record(transaction, locked);
		return locked;
	});
	if (row === undefined) return false;
	if (outcome === "refunded") await settle(dependencies, row.paymentId);
	return true;
}
