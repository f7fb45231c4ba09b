import { routes } from "#contract/routes.ts";
import { success } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { presentStudentDashboard } from "./present.ts";
import { workOf } from "./store.ts";

export interface DashboardDependencies {
	readonly database: Pick<Database, "queries">;
}

/** The student's own figures; the samples of everyone else are the pages' own. */
export const bindDashboardRoutes = ({ database }: DashboardDependencies): RouteHandler[] => [
	implementRoute(routes.studentDashboard, async ({ session: { accountId } }) => {
		return success(presentStudentDashboard(await workOf(database.queries(), accountId)));
	}),
];
