import { dayMs } from "#domain/shared/units.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import { deleteOldMessages } from "./store.ts";

/** How long messages of the contact form are stored, in milliseconds. */
export const messagesKeptMs = 365 * dayMs;

/** Deletes messages after twelve months. */
export const contactHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "contact-housekeeping",
	every: "47 4 * * *",
	isFinal: true,
	handle: () => deleteOldMessages(queries(), new Date(now().getTime() - messagesKeptMs)),
});
