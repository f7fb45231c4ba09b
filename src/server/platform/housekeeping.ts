import type { Database } from "./db/database.ts";
import { deleteEndedSecrets } from "./db/secret-rotation.ts";
import type { JobDefinition } from "./jobs/jobs.ts";
import { rememberedMs } from "./limits/limits.ts";
import { deleteEndedLimits } from "./limits/store.ts";

/**
 * Deletes ended counters and former secrets every hour: no counter is stored for more than an hour after its window, 25 hours
 * at most. The queue keeps the name that it had when it deleted counters only.
 */
export const platformHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "limits-housekeeping",
	every: "37 * * * *",
	isFinal: true,
	handle: async () => {
		await deleteEndedLimits(queries(), now(), rememberedMs);
		await deleteEndedSecrets(queries(), now());
	},
});
