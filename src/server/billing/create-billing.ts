import type { Feature } from "#server/platform/feature.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { subscriptionJob } from "./job.ts";
import { paymentHousekeeping, paymentJob } from "./payments/job.ts";
import { subscriptionRoutes } from "./routes.ts";

/** The premium plan, and every payment whatever it is for. */
export const createBilling = (dependencies: BillingDependencies & { readonly now: () => Date }): Feature => ({
	routes: subscriptionRoutes(dependencies),
	jobs: [
		paymentJob(dependencies.payments, dependencies.now),
		paymentHousekeeping(dependencies.database, dependencies.now),
		subscriptionJob(dependencies.subscriptionSync),
	],
});
