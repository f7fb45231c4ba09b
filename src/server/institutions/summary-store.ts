import { randomUUID } from "node:crypto";
import { fullName } from "#domain/account/person-name.ts";
import { isSummarySeen, type ShownPart, shownUntil } from "#domain/institutions/shown-summary.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { and, asc, desc, eq, inArray, isNotNull, lte } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { classMember, schoolClass } from "#server/platform/db/schema/classes.ts";
import { institution, institutionTeacher, shownSummary } from "#server/platform/db/schema/institutions.ts";

/** The counsellors at the institutions of the teachers whose classes a pupil is in. */
export async function counsellorsOf(queries: Queries, studentId: string) {
	const teachers = queries
		.select({ id: schoolClass.teacherId })
		.from(classMember)
		.innerJoin(schoolClass, eq(schoolClass.id, classMember.classId))
		.where(and(eq(classMember.accountId, studentId), eq(classMember.isGone, false)));
	const institutions = queries
		.select({ id: institutionTeacher.institutionId })
		.from(institutionTeacher)
		.where(inArray(institutionTeacher.accountId, teachers));
	const rows = await queries
		.select({
			id: institutionTeacher.id,
			firstName: account.firstName,
			lastName: account.lastName,
			institution: institution.name,
		})
		.from(institutionTeacher)
		.innerJoin(account, eq(account.id, institutionTeacher.accountId))
		.innerJoin(institution, eq(institution.id, institutionTeacher.institutionId))
		.where(
			and(inArray(institutionTeacher.institutionId, institutions), eq(institutionTeacher.role, "counsellor")),
		)
		.orderBy(asc(account.lastName), asc(account.firstName), asc(institutionTeacher.id));
	return rows.map((row) => ({ id: row.id, name: fullName(row), institution: row.institution }));
}

/** Locks a membership until the transaction ends; undefined once it has ended. */
export async function lockMember(transaction: Transaction, memberId: string) {
	const [row] = await transaction
		.select()
		.from(institutionTeacher)
		.where(eq(institutionTeacher.id, memberId))
		.for("update");
	return row;
}

/** Stores when a counsellor got a mail about summaries; null: they have looked since. */
export async function setSummaryMail(
	queries: Queries,
	accountId: string,
	summaryMailAt: Date | null,
): Promise<void> {
	const isChanged = summaryMailAt === null ? isNotNull(institutionTeacher.summaryMailAt) : undefined;
	await queries
		.update(institutionTeacher)
		.set({ summaryMailAt })
		.where(and(eq(institutionTeacher.accountId, accountId), isChanged));
}

/** The summaries that a pupil shows at `now`, latest first. */
export async function summariesOf(queries: Queries, studentId: string, now: Date) {
	const rows = await queries
		.select({
			memberId: shownSummary.memberId,
			parts: shownSummary.parts,
			shownAt: shownSummary.shownAt,
			endsAt: shownSummary.endsAt,
			firstName: account.firstName,
			lastName: account.lastName,
			institution: institution.name,
		})
		.from(shownSummary)
		.innerJoin(institutionTeacher, eq(institutionTeacher.id, shownSummary.memberId))
		.innerJoin(account, eq(account.id, institutionTeacher.accountId))
		.innerJoin(institution, eq(institution.id, institutionTeacher.institutionId))
		.where(eq(shownSummary.studentId, studentId))
		.orderBy(desc(shownSummary.shownAt));
	return rows
		.filter(({ endsAt }) => endsAt > now)
		.map(({ memberId, parts, ...row }) => ({
			counsellorId: memberId,
			counsellor: fullName(row),
			institution: row.institution,
			parts,
			shownAt: toInstant(row.shownAt),
			endsAt: toInstant(row.endsAt),
		}));
}

/** Stores what a pupil shows a counsellor, in place of an earlier summary, and returns when it ends. */
export async function storeSummary(
	transaction: Transaction,
	shown: {
		readonly studentId: string;
		readonly memberId: string;
		readonly locale: Locale;
		readonly parts: readonly ShownPart[];
	},
	now: Date,
) {
	const endsAt = shownUntil(toInstant(now));
	const { studentId, memberId, locale, parts } = shown;
	const content = { locale, parts, shownAt: now, endsAt: new Date(endsAt) };
	await transaction
		.insert(shownSummary)
		.values({ id: randomUUID(), studentId, memberId, ...content })
		.onConflictDoUpdate({ target: [shownSummary.studentId, shownSummary.memberId], set: content });
	return endsAt;
}

/** Deletes what a pupil shows a counsellor. */
export async function deleteSummary(queries: Queries, studentId: string, memberId: string): Promise<void> {
	await queries
		.delete(shownSummary)
		.where(and(eq(shownSummary.studentId, studentId), eq(shownSummary.memberId, memberId)));
}

/** Deletes everything that was shown to a member, who is no longer a counsellor. */
export async function deleteSummariesTo(queries: Queries, memberId: string): Promise<void> {
	await queries.delete(shownSummary).where(eq(shownSummary.memberId, memberId));
}

/** Deletes the summaries whose time is over. */
export async function deleteEndedSummaries(queries: Queries, now: Date): Promise<void> {
	await queries.delete(shownSummary).where(lte(shownSummary.endsAt, now));
}

/** The summaries that a counsellor sees at `now`, latest first, by the rule of the domain. */
export async function summariesSeenBy(queries: Queries, accountId: string, now: Date) {
	const rows = await queries
		.select({
			row: shownSummary,
			role: institutionTeacher.role,
			consent: account.consent,
			firstName: account.firstName,
			lastName: account.lastName,
		})
		.from(shownSummary)
		.innerJoin(institutionTeacher, eq(institutionTeacher.id, shownSummary.memberId))
		.innerJoin(account, eq(account.id, shownSummary.studentId))
		.where(eq(institutionTeacher.accountId, accountId))
		.orderBy(desc(shownSummary.shownAt), asc(shownSummary.id));
	return rows.flatMap(({ row, role, consent, ...pupil }) => {
		const { id, locale, parts } = row;
		const [shownAt, endsAt] = [toInstant(row.shownAt), toInstant(row.endsAt)];
		if (!isSummarySeen({ endsAt, role, consent }, toInstant(now))) return [];
		return [{ id, pupil: fullName(pupil), locale, parts, shownAt, endsAt }];
	});
}
