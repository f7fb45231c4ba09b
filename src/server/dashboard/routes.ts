import { routes } from "#contract/routes.ts";
import { success } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import { type BoundRoute, defineRoute } from "#server/platform/http/define-route.ts";
import { presentStudentDashboard } from "./present.ts";
import { workOf } from "./store.ts";

/** What the dashboard works with. */
interface DashboardParts {
	readonly database: Pick<Database, "queries">;
}

/** The student's own figures; the samples of everyone else are the pages' own. */
export const dashboardRoutes = ({ database }: DashboardParts): BoundRoute[] => [
	defineRoute(routes.studentDashboard, async ({ caller: { accountId } }) => {
		return success(presentStudentDashboard(await workOf(database.queries(), accountId)));
	}),
];
