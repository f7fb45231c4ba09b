import type { Feature } from "#server/platform/feature.ts";
import { type CareersDependencies, careersRoutes } from "./routes.ts";

/** Saved careers. */
export const createCareers = (dependencies: CareersDependencies): Feature => ({
	routes: careersRoutes(dependencies),
	jobs: [],
});
