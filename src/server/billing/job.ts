import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import type { SubscriptionSync } from "./subscription-sync.ts";

/** Each minute: renewals, cancellations and ends that nobody told us of, or that failed to be asked for. */
export const subscriptionJob = (subscriptionSync: SubscriptionSync): JobDefinition => ({
	name: "subscriptions",
	every: "* * * * *",
	handle: subscriptionSync.syncDue,
});
