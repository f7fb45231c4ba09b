import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import type { Convergence } from "./converge.ts";

/** Each minute: renewals, cancellations and ends that nobody told us of, or that failed to be asked for. */
export const subscriptionJob = (convergence: Convergence): JobDefinition => ({
	name: "subscriptions",
	every: "* * * * *",
	handle: convergence.convergeDue,
});
