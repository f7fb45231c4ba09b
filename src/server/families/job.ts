import type { Database } from "#server/platform/db/database.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import { deleteExpiredParentCodes } from "./parent-code-store.ts";
import { deleteExpiredCodes } from "./store.ts";

/** Deletes expired codes. Links are deleted with either account by their foreign keys. */
export const familyHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "family-housekeeping",
	every: "41 * * * *",
	isFinal: true,
	handle: async () => {
		await deleteExpiredCodes(queries(), now());
		await deleteExpiredParentCodes(queries(), now());
	},
});
