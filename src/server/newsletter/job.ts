import { newsletterConfirmationMs } from "#domain/account/newsletter.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import { deleteUnconfirmedSignups } from "./store.ts";

/** Forgets who asked for updates and did not confirm it within a week. */
export const newsletterHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "updates-housekeeping",
	every: "7 * * * *",
	handle: () => deleteUnconfirmedSignups(queries(), new Date(now().getTime() - newsletterConfirmationMs)),
});
