import type { Feature } from "#server/platform/feature.ts";
import { contactHousekeeping } from "./job.ts";
import { bindContactRoutes, type ContactDependencies } from "./routes.ts";

/** Messages to whoever runs the site, for as long as they are kept. */
export const createContact = (dependencies: ContactDependencies & { readonly now: () => Date }): Feature => ({
	routes: bindContactRoutes(dependencies),
	jobs: [contactHousekeeping(dependencies.database, dependencies.now)],
});
