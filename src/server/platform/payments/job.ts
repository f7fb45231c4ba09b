import type { JobDefinition } from "../jobs/jobs.ts";
import type { Payments } from "./payments.ts";

/** Each minute: lets the provider collect where that is ours to do, and settles what is unsettled. */
export const paymentJob = (payments: Payments, now: () => Date): JobDefinition => ({
	name: "payments",
	every: "* * * * *",
	handle: async () => {
		await payments.provider.collect?.(now());
		await payments.settleAll();
	},
});
