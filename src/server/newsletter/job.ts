import { updatesPatience } from "#domain/account/updates.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import { forgetStopLinks, forgetUnconfirmed } from "./store.ts";

/** How long a link of a mail says that updates were stopped, in milliseconds. */
const stoppedMemory = 365 * 24 * 60 * 60_000;

/** Forgets who asked for updates and did not confirm it within a week, and old links that have nothing to stop. */
export const updatesHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "updates-housekeeping",
	every: "7 * * * *",
	handle: async () => {
		const present = now().getTime();
		await forgetUnconfirmed(queries(), new Date(present - updatesPatience));
		await forgetStopLinks(queries(), new Date(present - stoppedMemory));
	},
});
