import { routes } from "#contract/routes.ts";
import { success } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { presentStudentDashboard } from "./present.ts";
import { workOf } from "./store.ts";

export interface DashboardDependencies {
	readonly database: Pick<Database, "queries">;
}

const dashboardRoutes = ({ database }: DashboardDependencies): RouteHandler[] => [
	implementRoute(routes.studentDashboard, async ({ session: { accountId } }) => {
		return success(presentStudentDashboard(await workOf(database.queries(), accountId)));
	}),
];

/** The figures of a student. */
export const createDashboard = (dependencies: DashboardDependencies): Feature => ({
	routes: dashboardRoutes(dependencies),
	jobs: [],
});
