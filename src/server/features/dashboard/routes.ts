import { routes } from "#contract/routes/routes.ts";
import { success } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import { type BoundRoute, defineRoute } from "#server/platform/http/define-route.ts";
import { activitiesTold, presentStudentDashboard } from "./present.ts";
import { completionsOf, latestAttempts, savedCareersOf } from "./store.ts";

/** What the dashboard works with. */
interface DashboardParts {
	readonly database: Pick<Database, "queries">;
}

/** The student's own figures; the samples of everyone else are the pages' own. */
export const dashboardRoutes = ({ database }: DashboardParts): BoundRoute[] => [
	defineRoute(routes.studentDashboard, async ({ caller: { accountId } }) => {
		const queries = database.queries();
		const [attempts, saved, completions] = await Promise.all([
			latestAttempts(queries, accountId, activitiesTold),
			savedCareersOf(queries, accountId),
			completionsOf(queries, accountId),
		]);
		return success(presentStudentDashboard({ attempts, saved, completions }));
	}),
];
