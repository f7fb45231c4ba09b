import { maxActivities } from "#domain/dashboard/activities.ts";
import { desc, eq, sql } from "#server/platform/db/drizzle.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { savedCareer } from "#server/platform/db/schema/careers.ts";
import { questCompletion } from "#server/platform/db/schema/quest.ts";
import { quizAttempt } from "#server/platform/db/schema/quiz.ts";

const accountId = sql.placeholder("accountId");

/** The queries of one dashboard. Exported for the benchmark, which runs the same statements alone. */
export const dashboardStatements = prepared((queries: Queries) => ({
	/** The latest attempts, each with the total count. */
	latestAttempts: queries
		.select({
			questionnaireVersion: quizAttempt.questionnaireVersion,
			answers: quizAttempt.answers,
			completedAt: quizAttempt.completedAt,
			total: sql<number>`(select count(*)::int from ${quizAttempt} where ${eq(quizAttempt.accountId, accountId)})`,
		})
		.from(quizAttempt)
		.where(eq(quizAttempt.accountId, accountId))
		.orderBy(desc(quizAttempt.completedAt))
		.limit(maxActivities)
		.prepare("dashboard_attempts"),
	savedCareers: queries
		.select({ careerId: savedCareer.careerId, savedAt: savedCareer.savedAt })
		.from(savedCareer)
		.where(eq(savedCareer.accountId, accountId))
		.prepare("dashboard_saved_careers"),
	completions: queries
		.select({ gameId: questCompletion.gameId, completedAt: questCompletion.completedAt })
		.from(questCompletion)
		.where(eq(questCompletion.accountId, accountId))
		.prepare("dashboard_completions"),
}));

/** The activities of an account that its dashboard shows. */
export async function workOf(queries: Queries, accountId: string) {
	const statements = dashboardStatements(queries);
	const [attempts, saved, completions] = await Promise.all([
		statements.latestAttempts.execute({ accountId }),
		statements.savedCareers.execute({ accountId }),
		statements.completions.execute({ accountId }),
	]);
	return { attempts, saved, completions };
}
