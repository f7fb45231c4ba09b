import { dayMs } from "#domain/shared/units.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import type { Payments } from "./payments.ts";
import { deleteAppliedEvents } from "./store.ts";

/** Longer than the provider repeats a message, in milliseconds. */
const eventRetentionMs = 60 * dayMs;

/** Each minute: lets the simulated provider collect, and settles what is unsettled. */
export const paymentJob = (payments: Payments, now: () => Date): JobDefinition => ({
	name: "payments",
	every: "* * * * *",
	handle: async () => {
		await payments.provider.collect?.(now());
		await payments.reconcileAll();
	},
});

/** Deletes messages of the provider after two months. */
export const paymentHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "payments-housekeeping",
	every: "27 4 * * *",
	isFinal: true,
	handle: () => deleteAppliedEvents(queries(), new Date(now().getTime() - eventRetentionMs)),
});
