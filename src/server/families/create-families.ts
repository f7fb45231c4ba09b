import type { Feature } from "#server/platform/feature.ts";
import { familyHousekeeping } from "./job.ts";
import { bindFamilyRoutes, type FamilyDependencies } from "./routes.ts";

/** Links between students and their parents, and the end of their codes. */
export const createFamilies = (dependencies: FamilyDependencies & { readonly now: () => Date }): Feature => ({
	routes: bindFamilyRoutes(dependencies),
	jobs: [familyHousekeeping(dependencies.database, dependencies.now)],
});
