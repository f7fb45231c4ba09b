import type { RouteHandler } from "./http/define-route.ts";
import type { JobDefinition } from "./jobs/jobs.ts";

/**
 * What every feature gives to the server: `create<Feature>(dependencies)` in its `create-<feature>.ts`. Its mails are a
 * table of kinds beside it, since the mailer that knows all of them is one of the dependencies.
 */
export interface Feature {
	readonly routes: readonly RouteHandler[];
	readonly jobs: readonly JobDefinition[];
}
