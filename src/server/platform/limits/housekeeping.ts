import type { Database } from "../db/database.ts";
import type { JobDefinition } from "../jobs/jobs.ts";
import { deleteEndedLimits } from "./store.ts";

/**
 * Deletes ended counters every hour: none is stored for more than an hour after its window, 25 hours at most.
 */
export const limitsHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "limits-housekeeping",
	every: "37 * * * *",
	handle: () => deleteEndedLimits(queries(), now()),
});
