import type { Feature } from "#server/platform/feature.ts";
import { bindDashboardRoutes, type DashboardDependencies } from "./routes.ts";

/** The figures of a student. */
export const createDashboard = (dependencies: DashboardDependencies): Feature => ({
	routes: bindDashboardRoutes(dependencies),
	jobs: [],
});
