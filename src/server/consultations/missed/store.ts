import type { MissedReports } from "#domain/consultations/missed.ts";
import { automaticRefundDays } from "#domain/consultations/missed-rules.ts";
import { toInstantOrNull } from "#domain/shared/instant.ts";
import { dayMs } from "#domain/shared/units.ts";
import { and, desc, eq, gt, isNull, sql } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { appointment } from "#server/platform/db/schema/consultation.ts";
import { missedAppointment } from "#server/platform/db/schema/desk.ts";

/** A missed appointment as it is stored. */
export type MissedRow = typeof missedAppointment.$inferSelect;

/** The reports of a row, as the rules read them; null without a row. */
export const reportsOf = (row: MissedRow | null): MissedReports | null =>
	row && {
		studentReportedAt: toInstantOrNull(row.studentReportedAt),
		researcherReportedAt: toInstantOrNull(row.researcherReportedAt),
		outcome: row.outcome,
	};

/** Stores what is known of a missed appointment now. The caller has locked the appointment. */
export async function storeMissed(transaction: Transaction, row: MissedRow): Promise<void> {
	const { appointmentId: target, ...set } = row;
	await transaction
		.insert(missedAppointment)
		.values(row)
		.onConflictDoUpdate({ target: missedAppointment.appointmentId, set });
}

/**
 * How many missed appointments of an account were refunded by the rule alone within the year before `now`. The caller
 * has locked the account.
 */
export async function automaticRefundsOf(
	transaction: Transaction,
	accountId: string,
	now: Date,
): Promise<number> {
	const since = new Date(now.getTime() - automaticRefundDays * dayMs);
	const [counted] = await transaction
		.select({ refunds: sql<number>`count(*)::int` })
		.from(missedAppointment)
		.innerJoin(appointment, eq(appointment.id, missedAppointment.appointmentId))
		.where(
			and(
				eq(appointment.accountId, accountId),
				eq(missedAppointment.outcome, "refunded"),
				isNull(missedAppointment.decidedAt),
				gt(missedAppointment.studentReportedAt, since),
			),
		);
	return counted?.refunds ?? 0;
}

/** Missed appointments with their student, the latest appointment first; `isOpen`: those that wait for an operator. */
export const listMissed = (queries: Queries, isOpen: boolean) =>
	queries
		.select({ missed: missedAppointment, appointment, student: account.firstName, email: account.email })
		.from(missedAppointment)
		.innerJoin(appointment, eq(appointment.id, missedAppointment.appointmentId))
		.innerJoin(account, eq(account.id, appointment.accountId))
		.where(isOpen ? eq(missedAppointment.outcome, "undecided") : undefined)
		.orderBy(desc(appointment.startsAt))
		.limit(1000);
