import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import type { SubscriptionSync } from "./subscription-sync.ts";

/** Each minute: renewals, cancellations and ends whose webhook is missing or whose request failed. */
export const subscriptionJob = (subscriptionSync: SubscriptionSync): JobDefinition => ({
	name: "subscriptions",
	every: "* * * * *",
	handle: subscriptionSync.syncDue,
});
