import type { RouteHandler } from "./http/define-route.ts";
import type { JobDefinition } from "./jobs/jobs.ts";

/**
 * A feature of the server, made by `create<Feature>(dependencies)` in its `routes.ts`. Its mails are a table of kinds
 * beside it, because the mailer that sends all kinds is one of the dependencies.
 */
export interface Feature {
	readonly routes: readonly RouteHandler[];
	readonly jobs: readonly JobDefinition[];
}
