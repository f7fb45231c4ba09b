import { loginMemory } from "#domain/account/unfinished.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import { forgetExpiredLinks } from "#server/platform/people/links.ts";
import { forgetEndedSessions, forgetSecurityEvents } from "./store.ts";

/** Forgets sessions and links that have ended, and security events after a year. */
export const accountHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "account-housekeeping",
	every: "17 * * * *",
	handle: async () => {
		const present = now();
		await forgetEndedSessions(queries(), present);
		await forgetExpiredLinks(queries(), present);
		await forgetSecurityEvents(queries(), new Date(present.getTime() - loginMemory));
	},
});
