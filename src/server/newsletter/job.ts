import { updatesPatience } from "#domain/account/updates.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import { forgetUnconfirmed } from "./store.ts";

/** Forgets who asked for updates and did not confirm it within a week. */
export const updatesHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "updates-housekeeping",
	every: "7 * * * *",
	handle: () => forgetUnconfirmed(queries(), new Date(now().getTime() - updatesPatience)),
});
