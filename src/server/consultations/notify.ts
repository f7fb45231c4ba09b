import { mailMessages } from "#content/messages/mail.ts";
import { minutesOf } from "#domain/consultations/slots.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import { minuteMs } from "#domain/shared/units.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { recipientsOf } from "#server/platform/people/store.ts";
import type { AppointmentMails } from "./mail.ts";
import type { AppointmentFacts, AppointmentNews, CancelledBy } from "./mail-facts.ts";
import { findResearcher } from "./researchers/store.ts";
import type { AppointmentRow, PricedAppointment } from "./store.ts";

/** The event of a notification, with the facts that are not in the appointment. */
interface More {
	readonly before?: Date;
	readonly refund?: AppointmentFacts["refund"];
	/**
	 * The party that cancelled. With `erasure` the account is about to be deleted: its owner gets no more
	 * mail, and the mails to others are not deleted with it.
	 */
	readonly by?: CancelledBy | undefined;
}

/** The end of an appointment with this start. */
export const endDateOf = (startsAt: Date, duration: AppointmentRow["duration"]): Date =>
	new Date(startsAt.getTime() + minutesOf[duration] * minuteMs);

/** Enqueues the mails about an appointment: to student, guardian if there is one, and researcher. */
export async function notifyRecipients(
	mailer: AppointmentMails,
	transaction: Transaction,
	row: PricedAppointment,
	news: AppointmentNews,
	now: Date,
	{ before, refund, by }: More = {},
): Promise<void> {
	const isErased = by === "erasure";
	const people = await recipientsOf(transaction, row.accountId);
	const researcher = await findResearcher(transaction, row.researcherId);
	const facts: Omit<AppointmentFacts, "reader"> = {
		news,
		student: people[0]?.firstName ?? "",
		zone: row.visitorZone,
		id: row.id,
		researcherId: row.researcherId,
		startsAt: toInstant(row.startsAt),
		endsAt: toInstant(row.endsAt),
		duration: row.duration,
		amountCents: row.amountCents,
		sequence: row.sequence,
		before: toInstantOrNull(before),
		refund: refund ?? null,
		...(by === undefined ? {} : { by }),
		isMovedByOperator: row.isMovedByOperator,
		...(row.cancelReason === null ? {} : { reason: row.cancelReason }),
		...(row.topic === null ? {} : { topic: row.topic }),
		paymentId: row.paymentId,
	};
	for (const { email, locale, isGuardian } of people) {
		if (isErased && !isGuardian) continue;
		const mail = {
			kind: "appointment",
			locale,
			to: email,
			accountId: isErased ? null : row.accountId,
		} as const;
		const reader = isGuardian ? "guardian" : "student";
		await mailer.enqueue(transaction, { ...mail, facts: { ...facts, reader } }, now);
	}
	if (researcher?.email) {
		const { locale, email: to } = researcher;
		// The mail names the student, so it is deleted with their account. Mails about the erasure stay, and
		// name no one.
		const accountId = isErased ? null : row.accountId;
		const student = isErased ? mailMessages[locale].appointment.erasedStudent : facts.student;
		const mail = { kind: "appointment", locale, to, accountId } as const;
		await mailer.enqueue(transaction, { ...mail, facts: { ...facts, student, reader: "researcher" } }, now);
	}
}
