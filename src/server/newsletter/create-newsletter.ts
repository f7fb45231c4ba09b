import type { Feature } from "#server/platform/feature.ts";
import { issueJob, newsletterHousekeeping } from "./job.ts";
import { bindNewsletterRoutes, type NewsletterDependencies } from "./routes.ts";

/** Updates by mail: who wants them, and the issues that are sent. */
export const createNewsletter = (
	dependencies: NewsletterDependencies & { readonly now: () => Date },
): Feature => ({
	routes: bindNewsletterRoutes(dependencies),
	jobs: [
		newsletterHousekeeping(dependencies.database, dependencies.now),
		issueJob(dependencies.database, dependencies.mailer, dependencies.now),
	],
});
