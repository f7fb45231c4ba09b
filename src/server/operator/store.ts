import type { PaymentState } from "#domain/billing/payment.ts";
import { and, asc, desc, eq, gte, isNull, lt, ne, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { account, guardian } from "#server/platform/db/schema/account.ts";
import { circleParticipant } from "#server/platform/db/schema/circles.ts";
import { appointment, researcher } from "#server/platform/db/schema/consultation.ts";
import { contactMessage } from "#server/platform/db/schema/contact.ts";
import { payment, subscription } from "#server/platform/db/schema/payment.ts";

export interface AppointmentFilter {
	readonly id?: string | undefined;
	readonly researcher?: string | undefined;
	/** The address of the student's account. */
	readonly student?: string | undefined;
	readonly state?: "confirmed" | "completed" | "cancelled" | undefined;
	readonly from?: Date | undefined;
	readonly to?: Date | undefined;
}

/** Appointments with their participants, earliest first. */
export async function listAppointments(queries: Queries, filter: AppointmentFilter) {
	return queries
		.select({
			id: appointment.id,
			accountId: appointment.accountId,
			researcher: appointment.researcherId,
			startsAt: appointment.startsAt,
			zone: researcher.zone,
			duration: appointment.duration,
			state: appointment.state,
			student: account.firstName,
			email: account.email,
			guardianEmail: guardian.email,
			paymentId: appointment.paymentId,
			payment: payment.state,
			meetingUrl: appointment.meetingUrl,
		})
		.from(appointment)
		.innerJoin(researcher, eq(researcher.id, appointment.researcherId))
		.innerJoin(account, eq(account.id, appointment.accountId))
		.innerJoin(payment, eq(payment.id, appointment.paymentId))
		.leftJoin(guardian, eq(guardian.accountId, appointment.accountId))
		.where(
			and(
				filter.id === undefined ? undefined : eq(appointment.id, filter.id),
				filter.researcher === undefined ? undefined : eq(appointment.researcherId, filter.researcher),
				belongsTo(filter.student),
				filter.state === undefined ? undefined : eq(appointment.state, filter.state),
				filter.from === undefined ? undefined : gte(appointment.startsAt, filter.from),
				filter.to === undefined ? undefined : lt(appointment.startsAt, filter.to),
			),
		)
		.orderBy(asc(appointment.startsAt))
		.limit(1000);
}

export interface PaymentFilter {
	readonly id?: string | undefined;
	readonly email?: string | undefined;
	readonly state?: PaymentState | undefined;
}

/** The account of an address; every account when none is given. */
const belongsTo = (email: string | undefined) =>
	email === undefined ? undefined : eq(account.email, email.toLowerCase());

/** Payments, the latest first. */
export async function listPayments(queries: Queries, { id, email, state }: PaymentFilter) {
	return queries
		.select({
			id: payment.id,
			at: payment.createdAt,
			purpose: payment.purpose,
			amountCents: payment.amountCents,
			state: payment.state,
			provider: payment.provider,
			accountId: payment.accountId,
			email: account.email,
		})
		.from(payment)
		.leftJoin(account, eq(account.id, payment.accountId))
		.where(
			and(
				id === undefined ? undefined : eq(payment.id, id),
				state === undefined ? undefined : eq(payment.state, state),
				belongsTo(email),
			),
		)
		.orderBy(desc(payment.createdAt))
		.limit(1000);
}

/** Subscriptions, active ones first. */
export async function listSubscriptions(queries: Queries, email: string | undefined) {
	return queries
		.select({
			id: subscription.id,
			accountId: subscription.accountId,
			email: account.email,
			provider: subscription.provider,
			status: subscription.status,
			requestedChange: subscription.requestedChange,
			periodEnd: subscription.periodEnd,
			cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
			startedAt: subscription.startedAt,
		})
		.from(subscription)
		.leftJoin(account, eq(account.id, subscription.accountId))
		.where(belongsTo(email))
		.orderBy(sql`${subscription.status} = 'ended'`, desc(subscription.startedAt))
		.limit(1000);
}

/** Messages of the contact form: those of premium members first, then the latest; `isOpen`: unanswered. */
export async function listMessages(queries: Queries, isOpen = false) {
	return queries
		.select()
		.from(contactMessage)
		.where(isOpen ? isNull(contactMessage.answeredAt) : undefined)
		.orderBy(desc(contactMessage.isPriority), desc(contactMessage.receivedAt))
		.limit(1000);
}

/** Marks a message as answered; undefined when there is no such message. */
export async function answerMessage(queries: Queries, id: string, answeredAt: Date) {
	const [answered] = await queries
		.update(contactMessage)
		.set({ answeredAt })
		.where(eq(contactMessage.id, id))
		.returning();
	return answered;
}

/** False when there is no such message. */
export async function removeMessage(queries: Queries, id: string): Promise<boolean> {
	const removed = await queries
		.delete(contactMessage)
		.where(eq(contactMessage.id, id))
		.returning({ id: contactMessage.id });
	return removed.length > 0;
}

/** The participants of a circle that have not left, in the order of the waiting list. */
export async function participantsOfCircle(queries: Queries, circleId: string) {
	return queries
		.select({
			state: circleParticipant.state,
			since: circleParticipant.waitingSince,
			student: account.firstName,
			email: account.email,
			ageBand: account.ageBand,
			guardian: guardian.email,
			payment: payment.state,
		})
		.from(circleParticipant)
		.innerJoin(account, eq(account.id, circleParticipant.accountId))
		.leftJoin(guardian, eq(guardian.accountId, account.id))
		.leftJoin(payment, eq(payment.id, circleParticipant.paymentId))
		.where(and(eq(circleParticipant.circleId, circleId), ne(circleParticipant.state, "left")))
		.orderBy(asc(circleParticipant.waitingSince), asc(circleParticipant.id));
}
