import { dayMs } from "#domain/shared/units.ts";
import { and, asc, desc, eq, isNull, lt, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { appointment, circle } from "#server/platform/db/schema/consultation.ts";
import { problemReport } from "#server/platform/db/schema/desk.ts";

/** A reported problem as it is stored. */
export type ReportRow = typeof problemReport.$inferSelect;

/** How long a report is stored after an operator has closed it, in milliseconds. */
export const closedReportsKeptMs = 365 * dayMs;

/** Stores a report. */
export async function insertReport(queries: Queries, row: ReportRow): Promise<void> {
	await queries.insert(problemReport).values(row);
}

const selectReports = (queries: Queries) =>
	queries
		.select({
			report: problemReport,
			startsAt: sql<Date | null>`coalesce(${appointment.startsAt}, ${circle.startsAt})`.mapWith(
				appointment.startsAt,
			),
			student: account.firstName,
			email: account.email,
		})
		.from(problemReport)
		.leftJoin(appointment, eq(appointment.id, problemReport.appointmentId))
		.leftJoin(circle, eq(circle.id, problemReport.circleId))
		.leftJoin(account, eq(account.id, problemReport.accountId));

/** A report with its appointment and student, where they still exist; undefined when there is none of that id. */
export async function findReport(queries: Queries, id: string) {
	const [found] = await selectReports(queries).where(eq(problemReport.id, id));
	return found;
}

/** Reports, the latest first; `isOpen`: those that no operator has closed. */
export const listReports = (queries: Queries, isOpen: boolean) =>
	selectReports(queries)
		.where(isOpen ? isNull(problemReport.closedAt) : undefined)
		.orderBy(desc(problemReport.createdAt))
		.limit(1000);

/** The reports that were made from an account itself, earliest first. */
export async function reportsBy(queries: Queries, accountId: string): Promise<ReportRow[]> {
	return queries
		.select()
		.from(problemReport)
		.where(and(eq(problemReport.accountId, accountId), eq(problemReport.reporter, "student")))
		.orderBy(asc(problemReport.createdAt));
}

/** Closes a report and returns its researcher; undefined when there is none of that id. */
export async function closeReport(
	queries: Queries,
	id: string,
	closedAt: Date,
): Promise<ReportRow | undefined> {
	const [closed] = await queries
		.update(problemReport)
		.set({ closedAt })
		.where(eq(problemReport.id, id))
		.returning();
	return closed;
}

/** Deletes the reports that were closed before `before`. */
export async function deleteClosedReports(queries: Queries, before: Date): Promise<void> {
	await queries.delete(problemReport).where(lt(problemReport.closedAt, before));
}
