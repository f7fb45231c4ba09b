import type { Database } from "#server/platform/db/database.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import type { Payments } from "./payments.ts";
import { forgetEvents } from "./store.ts";

/** Longer than the provider sends a message again, in milliseconds. */
const eventsKept = 60 * 24 * 60 * 60_000;

/** Each minute: lets the provider collect where that is ours to do, and settles what is unsettled. */
export const paymentJob = (payments: Payments, now: () => Date): JobDefinition => ({
	name: "payments",
	every: "* * * * *",
	handle: async () => {
		await payments.provider.collect?.(now());
		await payments.settleAll();
	},
});

/** Forgets messages of the provider after two months. */
export const paymentHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "payments-housekeeping",
	every: "27 4 * * *",
	handle: () => forgetEvents(queries(), new Date(now().getTime() - eventsKept)),
});
