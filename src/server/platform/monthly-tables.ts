import { securityEventsKeptMs } from "#domain/account/unfinished.ts";
import type { Database } from "./db/database.ts";
import { dropMonths, type MonthlyTable, makeMonths } from "./db/partitions.ts";
import type { JobDefinition } from "./jobs/jobs.ts";
import { sentMailRetentionMs } from "./mail/mailer.ts";

/**
 * The tables with a partition for each month. Rows of the oldest months are deleted one by one, by the jobs that did it before
 * there were months; a month is dropped as soon as it is over for longer than its rows are kept.
 */
export const monthlyTables: readonly MonthlyTable[] = [
	{ name: "audit_event", column: "at", keptMs: securityEventsKeptMs },
	{
		name: "mail_outbox",
		column: "written_at",
		keptMs: sentMailRetentionMs,
		staysIf: "settled_at IS NULL OR settled_at >= $1",
	},
];

/** Makes the months ahead and drops those whose rows have all outlived their time, every hour. */
export const monthlyUpkeep = (database: Pick<Database, "transaction">, now: () => Date): JobDefinition => ({
	name: "months",
	every: "51 * * * *",
	isFinal: true,
	// It comes back within the hour, and each attempt holds locks.
	maxRetries: 3,
	handle: async () => {
		await makeMonths(database, monthlyTables, now());
		await dropMonths(database, monthlyTables, now());
	},
});
