import { desc, eq, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { questCompletion, quizAttempt, savedCareer } from "#server/platform/db/schema/work.ts";

/** How many rows there are besides those taken, in the same query. */
const total = sql<number>`(count(*) over ())::int`;

/** The latest of an account's attempts, with how many there are in all. */
export async function latestAttempts(queries: Queries, accountId: string, most: number) {
	return queries
		.select({
			questionnaireVersion: quizAttempt.questionnaireVersion,
			answers: quizAttempt.answers,
			completedAt: quizAttempt.completedAt,
			total,
		})
		.from(quizAttempt)
		.where(eq(quizAttempt.accountId, accountId))
		.orderBy(desc(quizAttempt.completedAt))
		.limit(most);
}

export async function savedCareersOf(queries: Queries, accountId: string) {
	return queries
		.select({ careerId: savedCareer.careerId, savedAt: savedCareer.savedAt })
		.from(savedCareer)
		.where(eq(savedCareer.accountId, accountId))
		.orderBy(desc(savedCareer.savedAt), savedCareer.careerId);
}

export async function completionsOf(queries: Queries, accountId: string) {
	return queries
		.select({ gameId: questCompletion.gameId, completedAt: questCompletion.completedAt })
		.from(questCompletion)
		.where(eq(questCompletion.accountId, accountId));
}
