import type { Database } from "#server/platform/db/database.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import { deleteExpiredCodes } from "./store.ts";

/** Deletes the codes that no parent used in time. Links go with either account by themselves. */
export const familyHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "family-housekeeping",
	every: "41 * * * *",
	handle: async () => deleteExpiredCodes(queries(), now()),
});
