import { securityEventsKeptMs } from "#domain/account/unfinished.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import { deleteEndedChallenges } from "#server/platform/passkeys/challenges.ts";
import { deleteExpiredLinks } from "#server/platform/people/links.ts";
import { deleteEndedAttempts } from "./providers/store.ts";
import { deleteEndedSessions, deleteSecurityEvents } from "./store.ts";

/** Deletes ended sessions, links, challenges and log-ins by schools, and security events after a year. */
export const accountHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "account-housekeeping",
	every: "17 * * * *",
	isFinal: true,
	handle: async () => {
		const present = now();
		await deleteEndedSessions(queries(), present);
		await deleteExpiredLinks(queries(), present);
		await deleteEndedAttempts(queries(), present);
		await deleteEndedChallenges(queries(), present);
		await deleteSecurityEvents(queries(), new Date(present.getTime() - securityEventsKeptMs));
	},
});
