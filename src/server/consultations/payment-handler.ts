import { randomBytes } from "node:crypto";
import { notifyOfRefund } from "#server/billing/mail.ts";
import type { PaymentHandler } from "#server/billing/payments/reconciler.ts";
import type { PaymentRow } from "#server/billing/payments/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { mayPay } from "#server/platform/people/store.ts";
import type { ConsultationsDependencies } from "./dependencies.ts";
import { endDateOf, notifyRecipients } from "./notify.ts";
import { endProposal } from "./proposals/store.ts";
import { findResearcher } from "./researchers/store.ts";
import {
	endReservation,
	findReservationByPayment,
	type ReservationRow,
	releaseHalfHours,
} from "./reservations/store.ts";
import { enterConsultation, enterRefund } from "./statements/lines.ts";
import { type AppointmentRow, changeAppointment, findByPayment, insertAppointment } from "./store.ts";

type HandlerDependencies = Pick<ConsultationsDependencies, "mailer" | "meetingUrl" | "feePercent">;

/** A meeting address that can't be guessed. */
const createMeetingUrl = (base: string): string =>
	`${base.replace(/\/+$/, "")}/spectra-${randomBytes(16).toString("base64url")}`;

/** Releases a reservation. */
async function releaseReservation(
	transaction: Transaction,
	reservation: ReservationRow | undefined,
): Promise<void> {
	if (reservation?.state !== "held") return;
	await releaseHalfHours(transaction, reservation.id);
	await endReservation(transaction, reservation.id, "released");
}

/** Turns a reservation into an appointment. The half hours stay: the appointment has the reservation's id. */
async function confirm(
	{ mailer, meetingUrl, feePercent }: HandlerDependencies,
	transaction: Transaction,
	reservation: ReservationRow,
	{ amountCents }: Pick<PaymentRow, "amountCents">,
	now: Date,
): Promise<void> {
	const researcher = await findResearcher(transaction, reservation.researcherId);
	const { id, accountId, researcherId, startsAt, duration, paymentId, visitorZone, topic } = reservation;
	const row: AppointmentRow = {
		id,
		accountId,
		researcherId,
		startsAt,
		endsAt: endDateOf(startsAt, duration),
		zone: researcher?.zone ?? visitorZone,
		duration,
		state: "confirmed",
		paymentId,
		meetingUrl: createMeetingUrl(meetingUrl),
		sequence: 0,
		visitorZone,
		createdAt: now,
		placedAt: now,
		cancelledAt: null,
		cancelReason: null,
		topic,
		isMovedByOperator: false,
		isRefundAnnounced: false,
	};
	await endReservation(transaction, id, "booked");
	await insertAppointment(transaction, row);
	await enterConsultation(transaction, row, { amountCents, feePercent });
	await notifyRecipients(mailer, transaction, { ...row, amountCents }, "booked", now);
}

/**
 * The effects of payments for consultations. Paid: the reservation is booked; not paid: it is released. A
 * payment that arrives after the start, after the guardian withdrew, or after the researcher was suspended is
 * refunded and the time released. A
 * refund on the provider's own pages cancels the appointment, so that paid and booked always agree.
 */
export const consultationPaymentHandler = (dependencies: HandlerDependencies): PaymentHandler => ({
	paid: async (transaction, payment, { isLate }, now) => {
		const reservation = await findReservationByPayment(transaction, payment.id);
		const isInTime = reservation?.state === "held" && !isLate && reservation.startsAt > now;
		const researcher = reservation && (await findResearcher(transaction, reservation.researcherId));
		const isSuspended = researcher !== undefined && researcher.suspendedAt !== null;
		if (!isInTime || isSuspended || !(await mayPay(transaction, reservation.accountId))) {
			await releaseReservation(transaction, reservation);
			return "lost";
		}
		await confirm(dependencies, transaction, reservation, payment, now);
		return "kept";
	},
	released: async (transaction, payment) =>
		releaseReservation(transaction, await findReservationByPayment(transaction, payment.id)),
	refunded: async (transaction, payment, now) => {
		await releaseReservation(transaction, await findReservationByPayment(transaction, payment.id));
		await enterRefund(transaction, payment.id, now);
		const row = await findByPayment(transaction, payment.id);
		// The mails about the cancellation or the missed appointment announced it.
		if (row?.isRefundAnnounced) return;
		if (row?.state !== "confirmed" || row.startsAt <= now) {
			// A refund without an appointment: there was none, or it is over.
			return notifyOfRefund(dependencies.mailer, transaction, payment, now);
		}
		await releaseHalfHours(transaction, row.id);
		await endProposal(transaction, row.id);
		const sequence = row.sequence + 1;
		const change = { state: "cancelled", cancelledAt: now, sequence, isRefundAnnounced: true } as const;
		const changed = await changeAppointment(transaction, row.id, change);
		const cancelled = { ...changed, amountCents: payment.amountCents };
		await notifyRecipients(dependencies.mailer, transaction, cancelled, "cancelled", now, { refund: "all" });
	},
});
