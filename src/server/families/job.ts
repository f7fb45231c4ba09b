import type { Database } from "#server/platform/db/database.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import { deleteExpiredParentCodes } from "./parent-codes.ts";
import { deleteExpiredCodes } from "./store.ts";

/** Deletes the codes that nobody used in time. Links go with either account by themselves. */
export const familyHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "family-housekeeping",
	every: "41 * * * *",
	handle: async () => {
		await deleteExpiredCodes(queries(), now());
		await deleteExpiredParentCodes(queries(), now());
	},
});
