import type { YearPlan } from "#domain/institutions/years-change.ts";
import { and, eq } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { institutionYear, institutionYearNotice } from "#server/platform/db/schema/institutions.ts";

/** An institution's plan for the year's change; undefined without one. */
export async function yearOf(queries: Queries, institutionId: string) {
	const [row] = await queries
		.select()
		.from(institutionYear)
		.where(eq(institutionYear.institutionId, institutionId));
	return row;
}

/** The same as screens show it; null without one. */
export async function presentYear(queries: Queries, institutionId: string): Promise<YearPlan | null> {
	const row = await yearOf(queries, institutionId);
	return row === undefined ? null : { archiveOn: row.archiveOn, eraseOn: row.eraseOn };
}

const deleteNotices = async (queries: Queries, institutionId: string): Promise<void> => {
	await queries.delete(institutionYearNotice).where(eq(institutionYearNotice.institutionId, institutionId));
};

/** Stores a plan in place of the former. Notices of the former count no longer: each teacher gets the new days. */
export async function storeYear(
	queries: Queries,
	institutionId: string,
	plan: YearPlan,
	changedAt: Date,
): Promise<void> {
	const { archiveOn, eraseOn } = plan;
	const days = { archiveOn, eraseOn, changedAt };
	await queries
		.insert(institutionYear)
		.values({ institutionId, ...days })
		.onConflictDoUpdate({ target: institutionYear.institutionId, set: days });
	await deleteNotices(queries, institutionId);
}

/** Moves a plan to another institution, which has none, with the notices: a teacher gets no second mail about the same days. */
export async function moveYear(
	queries: Queries,
	{ fromId, intoId: institutionId }: { readonly fromId: string; readonly intoId: string },
): Promise<void> {
	for (const table of [institutionYear, institutionYearNotice])
		await queries.update(table).set({ institutionId }).where(eq(table.institutionId, fromId));
}

/** Deletes a plan with its notices; false where there is none. */
export async function deleteYear(queries: Queries, institutionId: string): Promise<boolean> {
	const deleted = await queries
		.delete(institutionYear)
		.where(eq(institutionYear.institutionId, institutionId))
		.returning({ id: institutionYear.institutionId });
	await deleteNotices(queries, institutionId);
	return deleted.length > 0;
}

/** When a teacher got a mail about the present plan; null before. */
export async function noticeOf(
	queries: Queries,
	institutionId: string,
	accountId: string,
): Promise<Date | null> {
	const [row] = await queries
		.select({ sentAt: institutionYearNotice.sentAt })
		.from(institutionYearNotice)
		.where(
			and(
				eq(institutionYearNotice.institutionId, institutionId),
				eq(institutionYearNotice.accountId, accountId),
			),
		);
	return row?.sentAt ?? null;
}

/** Stores that a teacher gets a mail about the present plan. */
export async function storeNotice(
	queries: Queries,
	institutionId: string,
	accountId: string,
	sentAt: Date,
): Promise<void> {
	await queries
		.insert(institutionYearNotice)
		.values({ institutionId, accountId, sentAt })
		.onConflictDoNothing();
}

/** The institutions that have a plan. */
export const institutionsWithYear = async (queries: Queries): Promise<string[]> =>
	(await queries.select({ id: institutionYear.institutionId }).from(institutionYear)).map(({ id }) => id);
