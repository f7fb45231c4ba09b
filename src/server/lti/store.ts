import { and, eq, gt, inArray, isNull, lt } from "#server/platform/db/drizzle.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { classMember, schoolClass } from "#server/platform/db/schema/classes.ts";
import { courseMember, ltiAttempt, ltiLaunch, ltiLink, ltiReport } from "#server/platform/db/schema/lti.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";

/** A launch that a platform has started. */
export type StartedLaunchRow = typeof ltiAttempt.$inferSelect;
/** A launch that has come back. */
export type LaunchRow = typeof ltiLaunch.$inferSelect;
/** The class that an activity opens. */
export type ActivityLinkRow = typeof ltiLink.$inferSelect;
/** A pupil's membership that was taken from a course. */
export type CourseMemberRow = typeof courseMember.$inferSelect;
/** A report that a pupil is done. */
export type CourseReportRow = typeof ltiReport.$inferSelect;

/** Stores a started launch under the hash of its token. */
export async function insertStartedLaunch(
	queries: Queries,
	token: string,
	row: Pick<StartedLaunchRow, "browserHash" | "platformId" | "expiresAt">,
): Promise<void> {
	await queries.insert(ltiAttempt).values({ ...row, tokenHash: tokenHash(token) });
}

/** A started launch that has not ended, used or not. */
export async function findStartedLaunch(
	queries: Queries,
	token: string,
	now: Date,
): Promise<StartedLaunchRow | undefined> {
	const isIt = and(eq(ltiAttempt.tokenHash, tokenHash(token)), gt(ltiAttempt.expiresAt, now));
	const [found] = await queries.select().from(ltiAttempt).where(isIt);
	return found;
}

/** Uses a started launch up; false when it was used before. Of concurrent calls one gets true. */
export async function consumeStartedLaunch(
	queries: Queries,
	{ tokenHash: hash }: StartedLaunchRow,
	now: Date,
): Promise<boolean> {
	const used = await queries
		.update(ltiAttempt)
		.set({ usedAt: now })
		.where(and(eq(ltiAttempt.tokenHash, hash), isNull(ltiAttempt.usedAt)))
		.returning({ platformId: ltiAttempt.platformId });
	return used.length > 0;
}

/** Stores a launch that has come back. */
export async function insertLaunch(queries: Queries, row: LaunchRow): Promise<void> {
	await queries.insert(ltiLaunch).values(row);
}

const isLaunch = (token: string, now: Date) =>
	and(eq(ltiLaunch.tokenHash, tokenHash(token)), gt(ltiLaunch.expiresAt, now));

/** A launch by its token, while it has not ended; used or not. */
export async function findLaunch(queries: Queries, token: string, now: Date): Promise<LaunchRow | undefined> {
	const [found] = await queries.select().from(ltiLaunch).where(isLaunch(token, now));
	return found;
}

/** The same, locked until the transaction ends. */
export async function lockLaunch(
	transaction: Transaction,
	token: string,
	now: Date,
): Promise<LaunchRow | undefined> {
	const [found] = await transaction.select().from(ltiLaunch).where(isLaunch(token, now)).for("update");
	return found;
}

/** Marks a launch as used, or notes the class that was chosen in it. */
export async function changeLaunch(
	queries: Queries,
	{ tokenHash: hash }: Pick<LaunchRow, "tokenHash">,
	change: Partial<Pick<LaunchRow, "usedAt" | "classId">>,
): Promise<void> {
	await queries.update(ltiLaunch).set(change).where(eq(ltiLaunch.tokenHash, hash));
}

/** The link of an activity: by the activity itself, else by the id in its parameters. Undefined without one. */
export async function findLink(
	queries: Queries,
	activity: Pick<ActivityLinkRow, "platformId" | "deploymentId"> & { readonly resourceLinkId: string },
	linkId: string | null,
): Promise<ActivityLinkRow | undefined> {
	const { platformId, deploymentId, resourceLinkId } = activity;
	const isHere = and(eq(ltiLink.platformId, platformId), eq(ltiLink.deploymentId, deploymentId));
	const [own] = await queries
		.select()
		.from(ltiLink)
		.where(and(isHere, eq(ltiLink.resourceLinkId, resourceLinkId)));
	if (own !== undefined || linkId === null) return own;
	const [named] = await queries
		.select()
		.from(ltiLink)
		.where(and(isHere, eq(ltiLink.id, linkId)));
	return named;
}

/** Links a class to an activity, in place of an earlier link. */
export async function insertLink(queries: Queries, row: ActivityLinkRow): Promise<void> {
	await queries
		.insert(ltiLink)
		.values(row)
		.onConflictDoUpdate({
			target: [ltiLink.platformId, ltiLink.deploymentId, ltiLink.resourceLinkId],
			set: { classId: row.classId, createdAt: row.createdAt },
		});
}

/** The id and name of a class; undefined once it is deleted. */
export async function namedClass(queries: Queries, classId: string) {
	const [found] = await queries
		.select({ id: schoolClass.id, name: schoolClass.name })
		.from(schoolClass)
		.where(eq(schoolClass.id, classId));
	return found;
}

/** The membership of a person in a class, by any of the keyed hashes that may be theirs. */
export async function courseMemberOfPerson(
	queries: Queries,
	classId: string,
	hashes: readonly string[],
): Promise<CourseMemberRow | undefined> {
	const isTheirs = and(eq(courseMember.classId, classId), inArray(courseMember.personHash, [...hashes]));
	const [found] = await queries.select().from(courseMember).where(isTheirs);
	return found;
}

/** Stores that a membership was taken from a course, or was opened from it again. */
export async function storeCourseMember(queries: Queries, row: CourseMemberRow): Promise<void> {
	const { memberId: _, ...change } = row;
	await queries
		.insert(courseMember)
		.values(row)
		.onConflictDoUpdate({ target: courseMember.memberId, set: change });
}

/** The course of a membership; undefined for a membership that was taken otherwise. */
export async function courseMemberOf(
	queries: Queries,
	memberId: string,
): Promise<CourseMemberRow | undefined> {
	const [found] = await queries.select().from(courseMember).where(eq(courseMember.memberId, memberId));
	return found;
}

/** Notes that a pupil has reported, and forgets where to. */
export async function markReported(queries: Queries, memberId: string): Promise<void> {
	await queries
		.update(courseMember)
		.set({ isReported: true, sealed: null })
		.where(eq(courseMember.memberId, memberId));
}

/** Stores a report until it is sent. */
export async function insertCourseReport(queries: Queries, row: CourseReportRow): Promise<void> {
	await queries.insert(ltiReport).values(row);
}

/** A report that was not sent yet. */
export async function findCourseReport(queries: Queries, id: string): Promise<CourseReportRow | undefined> {
	const [found] = await queries.select().from(ltiReport).where(eq(ltiReport.id, id));
	return found;
}

/** Deletes a report that was sent. */
export async function deleteCourseReport(queries: Queries, id: string): Promise<void> {
	await queries.delete(ltiReport).where(eq(ltiReport.id, id));
}

/** Gives a report up: after the next launch its pupil may report again. */
export async function dropCourseReport(
	transaction: Transaction,
	{ id, memberId }: CourseReportRow,
): Promise<void> {
	await transaction.delete(ltiReport).where(eq(ltiReport.id, id));
	if (memberId === null) return;
	await transaction
		.update(courseMember)
		.set({ isReported: false })
		.where(eq(courseMember.memberId, memberId));
}

/** The reports that were written before an instant and wait. */
export const reportsBefore = async (queries: Queries, before: Date): Promise<CourseReportRow[]> =>
	queries.select().from(ltiReport).where(lt(ltiReport.writtenAt, before));

/** Deletes launches that ended, and what remains of memberships without a pupil. */
export async function deleteEndedLaunches(queries: Queries, now: Date): Promise<void> {
	await queries.delete(ltiAttempt).where(lt(ltiAttempt.expiresAt, now));
	await queries.delete(ltiLaunch).where(lt(ltiLaunch.expiresAt, now));
	const gone = queries.select({ id: classMember.id }).from(classMember).where(eq(classMember.isGone, true));
	await queries.delete(courseMember).where(inArray(courseMember.memberId, gone));
}
