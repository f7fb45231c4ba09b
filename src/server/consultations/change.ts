import { isRefundable, mayMove } from "#domain/consultations/appointment.ts";
import { isOnGrid } from "#domain/consultations/slots.ts";
import { type Instant, toInstant } from "#domain/shared/instant.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import type { RecordIn } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { describeError } from "#server/platform/log.ts";
import { lockAccount } from "#server/platform/people/store.ts";
import type { ConsultationsDependencies } from "./dependencies.ts";
import type { CancelledBy } from "./mail-facts.ts";
import { endDateOf, notifyRecipients } from "./notify.ts";
import { endProposal } from "./proposals/store.ts";
import { claimHalfHours, releaseHalfHours, TimeTaken } from "./reservations/store.ts";
import { moveConsultation, removeConsultation } from "./statements/lines.ts";
import {
	type AppointmentRow,
	changeAppointment,
	hasAppointmentWithin,
	lockAppointment,
	type PricedAppointment,
} from "./store.ts";

type ChangeDependencies = Pick<ConsultationsDependencies, "database" | "payments" | "mailer" | "log">;

/** The refund: by the rule of 24 hours, or as an operator decides. */
export type Refund = "by_rule" | "all" | "none";

/** How an appointment is cancelled. */
interface Cancelling {
	readonly refund: Refund;
	/** The person who cancels, if mails may name them. */
	readonly by?: CancelledBy | undefined;
	/** An operator's or a researcher's reason, for mails and the page. */
	readonly reason?: string | undefined;
}

const isUpcoming = (row: AppointmentRow, now: Date): boolean =>
	row.state === "confirmed" && row.startsAt > now;

/** Cancels an upcoming appointment in a transaction; afterwards the payment has to be settled. */
export async function cancelIn(
	{ payments, mailer }: Pick<ChangeDependencies, "payments" | "mailer">,
	transaction: Transaction,
	row: PricedAppointment,
	{ refund, by, reason = undefined }: Cancelling,
	now: Date,
): Promise<void> {
	const appointment = { startsAt: toInstant(row.startsAt), wasMoved: row.isMovedByOperator };
	const isInTime = isRefundable(appointment, toInstant(now));
	// The researcher could not come at the time that was booked.
	const isProposed = await endProposal(transaction, row.id);
	const isDue = refund === "all" || (refund === "by_rule" && (isInTime || isProposed));
	const isComing = isDue && (await payments.askRefund(transaction, row.paymentId));
	if (isComing) await removeConsultation(transaction, row.paymentId);
	await releaseHalfHours(transaction, row.id);
	const sequence = row.sequence + 1;
	const cancelReason = reason ?? null;
	const change = {
		state: "cancelled",
		cancelledAt: now,
		cancelReason,
		sequence,
		isRefundAnnounced: isComing,
	} as const;
	const cancelled = { ...row, ...(await changeAppointment(transaction, row.id, change)) };
	const comes = isComing ? "all" : isInTime || isProposed ? "withheld" : "none";
	await notifyRecipients(mailer, transaction, cancelled, "cancelled", now, { refund: comes, by });
}

interface CancelRequest {
	readonly id: string;
	/** The account or the researcher that must take part in it; operators pass neither. */
	readonly accountId?: string;
	readonly researcherId?: string;
	readonly refund: Refund;
	readonly reason?: string | undefined;
	/** Records the cancellation, in its transaction. */
	readonly record?: RecordIn;
}

/**
 * Cancels an upcoming appointment, for its student, its researcher or an operator. Half hours, refund and
 * mails change in one transaction. The provider is asked for the refund at once, and each minute until it is
 * done.
 */
export async function cancelAppointment(
	dependencies: ChangeDependencies,
	{ id, accountId, researcherId, refund, reason, record }: CancelRequest,
	now: Date,
): Promise<Result<null, "consultations.cancel_failed">> {
	const paymentId = await dependencies.database.transaction(async (transaction) => {
		const row = await lockAppointment(transaction, id);
		if (row === undefined || !isUpcoming(row, now)) return undefined;
		if (accountId !== undefined && row.accountId !== accountId) return undefined;
		if (researcherId !== undefined && row.researcherId !== researcherId) return undefined;
		const by = accountId !== undefined ? "student" : researcherId !== undefined ? "researcher" : "operator";
		await cancelIn(dependencies, transaction, row, { refund, by, reason }, now);
		await record?.(transaction);
		return row.paymentId;
	});
	if (paymentId === undefined) return failure("consultations.cancel_failed");
	await dependencies.payments
		.reconcile(paymentId)
		.catch((error: unknown) => dependencies.log.warn("a refund waits", describeError(error)));
	return success(null);
}

/** A requested move of an appointment. */
interface Moving {
	readonly id: string;
	readonly startsAt: Instant;
	/** An operator, or the account that must be the owner. */
	readonly by: "operator" | { readonly accountId: string };
	/** Records the move, in its transaction. */
	readonly record?: RecordIn;
}

type MoveRefusal =
	| "consultations.move_failed"
	| "consultations.move_late"
	| "consultations.same_time"
	| "consultations.own_time"
	| "consultations.slot_unavailable"
	| "consultations.slot_taken";

/** Whether the appointment's own rules allow a move to `start` now. */
async function checkMove(
	transaction: Transaction,
	row: PricedAppointment | undefined,
	{ startsAt, by }: Moving,
	now: Date,
): Promise<Result<PricedAppointment, MoveRefusal>> {
	const isTheirs = by === "operator" || row?.accountId === by.accountId;
	if (row === undefined || !isTheirs || !isUpcoming(row, now)) return failure("consultations.move_failed");
	const present = { startsAt: toInstant(row.startsAt), status: row.state };
	if (present.startsAt === startsAt) return failure("consultations.same_time");
	if (by === "operator") return success(row);
	if (!mayMove(present, toInstant(now))) return failure("consultations.move_late");
	const from = new Date(startsAt);
	const within = { from, to: endDateOf(from, row.duration), except: row.id };
	return (await hasAppointmentWithin(transaction, by.accountId, within))
		? failure("consultations.own_time")
		: success(row);
}

/** Where an appointment goes, and whether an operator decided so. */
interface Rescheduling {
	readonly startsAt: Instant;
	readonly isByOperator: boolean;
}

/**
 * Gives an appointment another time, in a transaction: half hours, statement, mails and calendars. Proposed times end.
 * @throws TimeTaken when another has one of the half hours; the transaction can only be rolled back then
 */
export async function reschedule(
	mailer: ChangeDependencies["mailer"],
	transaction: Transaction,
	row: PricedAppointment,
	{ startsAt, isByOperator }: Rescheduling,
	now: Date,
): Promise<PricedAppointment> {
	const { id, researcherId, duration } = row;
	await endProposal(transaction, id);
	await releaseHalfHours(transaction, id);
	await claimHalfHours(transaction, id, { researcherId, startsAt, duration });
	const start = new Date(startsAt);
	const changed = await changeAppointment(transaction, id, {
		startsAt: start,
		endsAt: endDateOf(start, duration),
		placedAt: now,
		isMovedByOperator: row.isMovedByOperator || isByOperator,
		sequence: row.sequence + 1,
	});
	const moved = { ...row, ...changed };
	await moveConsultation(transaction, moved);
	await notifyRecipients(mailer, transaction, moved, "moved", now, { before: row.startsAt });
	return moved;
}

/**
 * Moves an upcoming appointment to another free half hour of the same researcher: operators to any time,
 * owners to an offered one, which the caller has checked. Everyone is notified, calendars too.
 * @throws the error of a database that is down; nothing has moved then
 */
export async function moveAppointment(
	{ database, mailer }: Pick<ChangeDependencies, "database" | "mailer">,
	moving: Moving,
	now: Date,
): Promise<Result<AppointmentRow, MoveRefusal>> {
	const { id, startsAt, by } = moving;
	if (!isOnGrid(startsAt) || startsAt <= toInstant(now)) return failure("consultations.slot_unavailable");
	const move = async (transaction: Transaction) => {
		// Two appointments of one account are not moved to the same time concurrently.
		if (by !== "operator") await lockAccount(transaction, by.accountId);
		const row = await lockAppointment(transaction, id);
		const allowed = await checkMove(transaction, row, moving, now);
		if (row === undefined || !allowed.ok) return allowed;
		const rescheduling = { startsAt, isByOperator: by === "operator" };
		const moved = await reschedule(mailer, transaction, row, rescheduling, now);
		await moving.record?.(transaction);
		return success(moved);
	};
	try {
		return await database.transaction(move);
	} catch (error) {
		if (error instanceof TimeTaken) return failure("consultations.slot_taken");
		throw error;
	}
}
