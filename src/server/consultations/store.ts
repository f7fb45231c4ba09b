import type { Cents } from "#domain/shared/money.ts";
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, ne, sql } from "#server/platform/db/drizzle.ts";
import { insertion, prepared } from "#server/platform/db/prepared.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { circleParticipant } from "#server/platform/db/schema/circles.ts";
import {
	appointment,
	appointmentReminder,
	circle,
	researcher,
} from "#server/platform/db/schema/consultation.ts";
import { missedAppointment } from "#server/platform/db/schema/desk.ts";
import { payment } from "#server/platform/db/schema/payment.ts";
import { appointmentProposal } from "#server/platform/db/schema/proposals.ts";

/** A booked appointment as it is stored. */
export type AppointmentRow = typeof appointment.$inferSelect;
/** Times that are proposed for an appointment, as stored. */
export type ProposalRow = typeof appointmentProposal.$inferSelect;
/** Which of the reminders before an appointment. */
export type ReminderKind = (typeof appointmentReminder.$inferSelect)["kind"];

/** An appointment with its paid price. */
export type PricedAppointment = AppointmentRow & { readonly amountCents: Cents };

/**
 * An appointment with its paid price, the payment's state, the researcher, retired or not, what its sides reported about
 * it, and the times that are proposed instead.
 */
export type PaidAppointment = PricedAppointment & {
	readonly paymentState: (typeof payment.$inferSelect)["state"];
	readonly researcherWords: (typeof researcher.$inferSelect)["words"];
	readonly isIllustrative: boolean;
	readonly missed: typeof missedAppointment.$inferSelect | null;
	readonly proposal: ProposalRow | null;
};

/** Stores a booked appointment. */
export const insertAppointment = insertion(appointment, "appointment_insert");

const selectPaid = (queries: Queries) =>
	queries
		.select({
			appointment,
			paymentState: payment.state,
			amountCents: payment.amountCents,
			researcherWords: researcher.words,
			isIllustrative: researcher.isIllustrative,
			missed: missedAppointment,
			proposal: appointmentProposal,
		})
		.from(appointment)
		.innerJoin(payment, eq(payment.id, appointment.paymentId))
		.innerJoin(researcher, eq(researcher.id, appointment.researcherId))
		.leftJoin(missedAppointment, eq(missedAppointment.appointmentId, appointment.id))
		.leftJoin(appointmentProposal, eq(appointmentProposal.appointmentId, appointment.id));

const statements = prepared((queries: Queries) => ({
	find: selectPaid(queries)
		.where(eq(appointment.id, sql.placeholder("id")))
		.prepare("appointment_find"),
}));

const flat = ({
	appointment: row,
	...paid
}: { appointment: AppointmentRow } & Omit<PaidAppointment, keyof AppointmentRow>): PaidAppointment => ({
	...row,
	...paid,
});

/** One appointment; undefined when there is none of that id. */
export async function findAppointment(queries: Queries, id: string): Promise<PaidAppointment | undefined> {
	const [found] = await statements(queries).find.execute({ id });
	return found && flat(found);
}

/** The appointment of a payment; undefined when there is none. */
export async function findByPayment(
	transaction: Transaction,
	paymentId: string,
): Promise<AppointmentRow | undefined> {
	const [found] = await transaction
		.select()
		.from(appointment)
		.where(eq(appointment.paymentId, paymentId))
		.for("update");
	return found;
}

/** An account's appointments, the latest first. */
export async function appointmentsOf(queries: Queries, accountId: string): Promise<PaidAppointment[]> {
	const rows = await selectPaid(queries)
		.where(eq(appointment.accountId, accountId))
		.orderBy(desc(appointment.startsAt));
	return rows.map(flat);
}

/** Locks an appointment until the transaction ends: its changes happen one after the other. */
export async function lockAppointment(
	transaction: Transaction,
	id: string,
): Promise<PaidAppointment | undefined> {
	const [found] = await selectPaid(transaction)
		.where(eq(appointment.id, id))
		.for("update", { of: appointment });
	return found && flat(found);
}

/**
 * Changes fields of an appointment.
 * @throws when there is none of that id.
 */
export async function changeAppointment(
	transaction: Transaction,
	id: string,
	change: Partial<Omit<AppointmentRow, "id" | "accountId" | "researcherId" | "createdAt">>,
): Promise<AppointmentRow> {
	const [changed] = await transaction
		.update(appointment)
		.set(change)
		.where(eq(appointment.id, id))
		.returning();
	if (changed === undefined) throw new Error("No such appointment");
	return changed;
}

/** A researcher's appointments from `from` on, earliest first, with what they may know of each student. */
export async function deskAppointmentsOf(queries: Queries, researcherId: string, from: Date) {
	return queries
		.select({
			appointment,
			missed: missedAppointment,
			proposal: appointmentProposal,
			firstName: account.firstName,
			role: account.role,
			ageBand: account.ageBand,
		})
		.from(appointment)
		.innerJoin(account, eq(account.id, appointment.accountId))
		.leftJoin(missedAppointment, eq(missedAppointment.appointmentId, appointment.id))
		.leftJoin(appointmentProposal, eq(appointmentProposal.appointmentId, appointment.id))
		.where(and(eq(appointment.researcherId, researcherId), gte(appointment.startsAt, from)))
		.orderBy(asc(appointment.startsAt));
}

/** A researcher's appointments that are not cancelled, from `from` on, earliest first. */
export async function heldAppointmentsOf(
	queries: Queries,
	researcherId: string,
	from: Date,
): Promise<AppointmentRow[]> {
	const isNotCancelled = inArray(appointment.state, ["confirmed", "completed"]);
	return queries
		.select()
		.from(appointment)
		.where(and(eq(appointment.researcherId, researcherId), isNotCancelled, gte(appointment.startsAt, from)))
		.orderBy(asc(appointment.startsAt));
}

/** An account's upcoming appointments. */
export async function upcomingOf(queries: Queries, accountId: string, now: Date): Promise<AppointmentRow[]> {
	return queries
		.select()
		.from(appointment)
		.where(
			and(
				eq(appointment.accountId, accountId),
				eq(appointment.state, "confirmed"),
				gt(appointment.startsAt, now),
			),
		);
}

/** A time of an account, with the appointment or circle that it is for. */
interface OwnTime {
	readonly from: Date;
	readonly to: Date;
	readonly except?: string;
}

/** Whether an account has another confirmed appointment, or a seat in another circle, that overlaps [from, to). */
export async function hasAppointmentWithin(
	queries: Queries,
	accountId: string,
	{ from, to, except }: OwnTime,
): Promise<boolean> {
	const [found] = await queries
		.select({ id: appointment.id })
		.from(appointment)
		.where(
			and(
				eq(appointment.accountId, accountId),
				eq(appointment.state, "confirmed"),
				lt(appointment.startsAt, to),
				gt(appointment.endsAt, from),
				except === undefined ? undefined : ne(appointment.id, except),
			),
		)
		.limit(1);
	return found !== undefined || hasSeatWithin(queries, accountId, { from, to, ...(except && { except }) });
}

/** Whether an account has a seat in a planned circle that overlaps [from, to). */
async function hasSeatWithin(
	queries: Queries,
	accountId: string,
	{ from, to, except }: OwnTime,
): Promise<boolean> {
	const end = sql`${circle.startsAt} + ${circle.minutes} * interval '1 minute'`;
	const [found] = await queries
		.select({ id: circle.id })
		.from(circleParticipant)
		.innerJoin(circle, eq(circle.id, circleParticipant.circleId))
		.where(
			and(
				eq(circleParticipant.accountId, accountId),
				inArray(circleParticipant.state, ["paying", "seated"]),
				eq(circle.state, "planned"),
				lt(circle.startsAt, to),
				sql`${end} > ${from.toISOString()}::timestamptz`,
				except === undefined ? undefined : ne(circle.id, except),
			),
		)
		.limit(1);
	return found !== undefined;
}

/** First names by account. */
export async function firstNamesOf(
	queries: Queries,
	accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	if (accountIds.length === 0) return new Map();
	const rows = await queries
		.select({ id: account.id, firstName: account.firstName })
		.from(account)
		.where(inArray(account.id, [...accountIds]));
	return new Map(rows.map(({ id, firstName }) => [id, firstName]));
}

/** Marks ended appointments as completed. */
export async function completeEnded(queries: Queries, now: Date): Promise<void> {
	await queries
		.update(appointment)
		.set({ state: "completed" })
		.where(and(eq(appointment.state, "confirmed"), lte(appointment.endsAt, now)));
}

/**
 * Confirmed appointments that start after `from` and not after `to`, and were placed early enough for a
 * reminder.
 */
export async function dueForReminder(
	queries: Queries,
	kind: ReminderKind,
	{ from, to, minutesBefore }: { readonly from: Date; readonly to: Date; readonly minutesBefore: number },
): Promise<AppointmentRow[]> {
	const isNew = sql`not exists (select 1 from ${appointmentReminder} where ${appointmentReminder.appointmentId} = ${appointment.id} and ${appointmentReminder.startsAt} = ${appointment.startsAt} and ${appointmentReminder.kind} = ${kind})`;
	const wasPlacedBefore = lt(
		appointment.placedAt,
		sql`${appointment.startsAt} - ${minutesBefore} * interval '1 minute'`,
	);
	return queries
		.select()
		.from(appointment)
		.where(
			and(
				eq(appointment.state, "confirmed"),
				gt(appointment.startsAt, from),
				lte(appointment.startsAt, to),
				wasPlacedBefore,
				isNew,
			),
		)
		.orderBy(asc(appointment.startsAt))
		.limit(500);
}

/** Claims a reminder; false when it was claimed before. */
export async function enqueueReminder(
	transaction: Transaction,
	row: Pick<AppointmentRow, "id" | "startsAt">,
	kind: ReminderKind,
	enqueuedAt: Date,
): Promise<boolean> {
	const enqueued = await transaction
		.insert(appointmentReminder)
		.values({ appointmentId: row.id, startsAt: row.startsAt, kind, enqueuedAt })
		.onConflictDoNothing()
		.returning({ kind: appointmentReminder.kind });
	return enqueued.length > 0;
}
