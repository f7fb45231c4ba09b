import type { Database } from "../db/database.ts";

/** No time of the queue's own is further ahead than two hours, and no job waits longer than ten minutes. */
const repairs = [
	`UPDATE jobs.version SET cron_on = least(cron_on, now()), bam_on = least(bam_on, now()), flow_on = least(flow_on, now()),
		reindex_on = least(reindex_on, now()), monitor_backoff_on = least(monitor_backoff_on, now())
	WHERE greatest(cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on) > now() + interval '2 hours'`,
	`UPDATE jobs.queue SET monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
		maintain_on = least(maintain_on, now())
	WHERE greatest(monitor_claim_on, monitor_on, maintain_on) > now() + interval '2 hours'`,
	"UPDATE jobs.job SET start_after = now() WHERE state < 'active' AND start_after > now() + interval '2 hours'",
];

/**
 * Takes back the times that a clock far ahead has written into the queue. Without this, periodic jobs would run again, and jobs
 * that wait would begin, when the right clock has reached them: years later.
 */
export async function resetFutureTimes({ run }: Pick<Database, "run">): Promise<void> {
	for (const repair of repairs) await run(repair);
}
