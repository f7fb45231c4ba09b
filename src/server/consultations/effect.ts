import { randomBytes } from "node:crypto";
import { tellPlanNews } from "#server/billing/mail.ts";
import type { PaymentEffect } from "#server/billing/payments/payments.ts";
import type { PaymentRow } from "#server/billing/payments/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { mayPay } from "#server/platform/people/store.ts";
import { endHold, findHoldByPayment, freeCells, type HoldRow } from "./holds/store.ts";
import type { AppointmentParts } from "./parts.ts";
import { findResearcher } from "./researchers/store.ts";
import { type AppointmentRow, changeAppointment, findByPayment, insertAppointment } from "./store.ts";
import { endOf, tellEverybody } from "./tell.ts";

/** An address that nobody can guess. */
const drawMeetingUrl = (base: string): string =>
	`${base.replace(/\/+$/, "")}/spectra-${randomBytes(16).toString("base64url")}`;

/** Gives a held time back. */
async function release(transaction: Transaction, hold: HoldRow | undefined): Promise<void> {
	if (hold?.state !== "held") return;
	await freeCells(transaction, hold.id);
	await endHold(transaction, hold.id, "released");
}

/** Makes a held time an appointment. The half hours stay as they are: the appointment has the hold's id. */
async function confirm(
	{ mailer, meetingUrl }: Pick<AppointmentParts, "mailer" | "meetingUrl">,
	transaction: Transaction,
	hold: HoldRow,
	{ amountCents }: Pick<PaymentRow, "amountCents">,
	now: Date,
): Promise<void> {
	const researcher = await findResearcher(transaction, hold.researcherId);
	const { id, accountId, researcherId, startsAt, duration, paymentId, visitorZone } = hold;
	const row: AppointmentRow = {
		id,
		accountId,
		researcherId,
		startsAt,
		endsAt: endOf(startsAt, duration),
		zone: researcher?.zone ?? visitorZone,
		duration,
		state: "confirmed",
		paymentId,
		meetingUrl: drawMeetingUrl(meetingUrl),
		sequence: 0,
		visitorZone,
		createdAt: now,
		placedAt: now,
		cancelledAt: null,
		isMovedByOperator: false,
		isRefundTold: false,
	};
	await endHold(transaction, id, "booked");
	await insertAppointment(transaction, row);
	await tellEverybody(mailer, transaction, { ...row, amountCents }, "booked", now);
}

/** That money goes back of which no appointment tells: there was none, or it is over. */
async function tellRefund(
	mailer: AppointmentParts["mailer"],
	transaction: Transaction,
	{ accountId, amountCents, provider }: PaymentRow,
	now: Date,
): Promise<void> {
	if (accountId === null) return;
	const news = { news: "refunded", amountCents, at: now, isTestMode: provider === "simulated" } as const;
	await tellPlanNews(mailer, transaction, accountId, news, now);
}

/**
 * What payments for consultations bring about: paid, the held time is booked; not paid, it is given back. Money that comes
 * too late, for a time that has begun meanwhile, or when the guardian has stepped back, goes back by itself, and so does
 * the time. Money that went back on the provider's own pages ends its appointment: paid and booked are the same, at every
 * moment.
 */
export const consultationEffect = (
	parts: Pick<AppointmentParts, "mailer" | "meetingUrl">,
): PaymentEffect => ({
	paid: async (transaction, payment, { isLate }, now) => {
		const hold = await findHoldByPayment(transaction, payment.id);
		const isInTime = hold?.state === "held" && !isLate && hold.startsAt > now;
		if (!isInTime || !(await mayPay(transaction, hold.accountId))) {
			await release(transaction, hold);
			return "lost";
		}
		await confirm(parts, transaction, hold, payment, now);
		return "kept";
	},
	released: async (transaction, payment) =>
		release(transaction, await findHoldByPayment(transaction, payment.id)),
	refunded: async (transaction, payment, now) => {
		await release(transaction, await findHoldByPayment(transaction, payment.id));
		const row = await findByPayment(transaction, payment.id);
		// Told of already, with its end.
		if (row?.state === "cancelled" && row.isRefundTold) return;
		if (row?.state !== "confirmed" || row.startsAt <= now) {
			return tellRefund(parts.mailer, transaction, payment, now);
		}
		await freeCells(transaction, row.id);
		const sequence = row.sequence + 1;
		const change = { state: "cancelled", cancelledAt: now, sequence, isRefundTold: true } as const;
		const changed = await changeAppointment(transaction, row.id, change);
		const cancelled = { ...changed, amountCents: payment.amountCents };
		await tellEverybody(parts.mailer, transaction, cancelled, "cancelled", now, { refund: "all" });
	},
});
