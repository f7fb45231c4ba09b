import { dayMs } from "#domain/shared/units.ts";
import { type AnyColumn, desc, eq, gte, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { account } from "#server/platform/db/schema/account.ts";
import { schoolClass } from "#server/platform/db/schema/classes.ts";
import { appointment } from "#server/platform/db/schema/consultation.ts";
import { institution } from "#server/platform/db/schema/institutions.ts";
import { quizAttempt } from "#server/platform/db/schema/quiz.ts";

/** How many weeks back figures go. */
const weeksShown = 12;
/** How many names of each kind are listed. */
const namesShown = 200;

/** The latest names that people gave to classes and institutions. */
export async function latestNames(queries: Queries) {
	const classes = await queries
		.select({ id: schoolClass.id, name: schoolClass.name, created: schoolClass.createdAt })
		.from(schoolClass)
		.orderBy(desc(schoolClass.createdAt))
		.limit(namesShown);
	const institutions = await queries
		.select({
			id: institution.id,
			name: institution.name,
			place: institution.town,
			created: institution.createdAt,
		})
		.from(institution)
		.orderBy(desc(institution.createdAt))
		.limit(namesShown);
	return [
		...classes.map((row) => ({ kind: "class", ...row, place: null })),
		...institutions.map((row) => ({ kind: "institution", ...row })),
	].sort((one, other) => other.created.getTime() - one.created.getTime());
}

/** The owner of a class or an institution, and its town; undefined when there is none of that id. */
export async function findNamed(queries: Queries, kind: "class" | "institution", id: string) {
	if (kind === "class") {
		const [row] = await queries
			.select({ accountId: schoolClass.teacherId })
			.from(schoolClass)
			.where(eq(schoolClass.id, id));
		return row && { ...row, town: null };
	}
	const [row] = await queries
		.select({ accountId: institution.accountId, town: institution.town })
		.from(institution)
		.where(eq(institution.id, id));
	return row;
}

/** How many accounts of each role there are. */
export async function countsOfRoles(queries: Queries) {
	const rows = await queries
		.select({ role: account.role, count: sql<number>`count(*)::int` })
		.from(account)
		.groupBy(account.role)
		.orderBy(account.role);
	return rows.map(({ role, count }) => ({ subject: `accounts ${role}`, period: "all", count }));
}

/** How many accounts, quizzes, classes and consultations there were in each week (from Monday, UTC), the latest first. */
export async function countsByWeek(queries: Queries, now: Date) {
	const since = new Date(now.getTime() - weeksShown * 7 * dayMs);
	const count = async (
		subject: string,
		table: typeof account | typeof quizAttempt | typeof schoolClass | typeof appointment,
		at: AnyColumn,
	) => {
		const week = sql<string>`to_char(date_trunc('week', ${at} at time zone 'UTC'), 'YYYY-MM-DD')`;
		const rows = await queries
			.select({ period: week, count: sql<number>`count(*)::int` })
			.from(table)
			.where(gte(at, since))
			.groupBy(sql`1`)
			.orderBy(sql`1 desc`);
		return rows.map((row) => ({ subject, ...row }));
	};
	return [
		...(await count("accounts", account, account.createdAt)),
		...(await count("quizzes", quizAttempt, quizAttempt.completedAt)),
		...(await count("classes", schoolClass, schoolClass.createdAt)),
		...(await count("consultations", appointment, appointment.startsAt)),
	];
}
