import type { Feature } from "#server/platform/feature.ts";
import { bindInstitutionRoutes, type InstitutionDependencies } from "./routes.ts";

/** Institutions and their teachers. */
export const createInstitutions = (dependencies: InstitutionDependencies): Feature => ({
	routes: bindInstitutionRoutes(dependencies),
	jobs: [],
});
