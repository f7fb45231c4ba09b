import type { Feature } from "#server/platform/feature.ts";
import { classHousekeeping } from "./job.ts";
import type { ClassMails } from "./mail.ts";
import { bindClassRoutes, type ClassDependencies } from "./routes.ts";

/** Classes, their walls, and the end of those in which nothing happens. */
export const createClasses = (
	dependencies: ClassDependencies & { readonly mailer: ClassMails; readonly now: () => Date },
): Feature => ({
	routes: bindClassRoutes(dependencies),
	jobs: [classHousekeeping(dependencies.database, dependencies.mailer, dependencies.now)],
});
