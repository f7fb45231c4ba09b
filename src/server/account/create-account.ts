import type { Feature } from "#server/platform/feature.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { accountHousekeeping } from "./job.ts";
import { bindAccountRoutes } from "./routes.ts";
import { unfinishedHousekeeping } from "./unfinished.ts";

/** Accounts, from sign-up to erasure, and what of them is forgotten by itself. */
export const createAccount = (dependencies: AccountDependencies & { readonly now: () => Date }): Feature => ({
	routes: bindAccountRoutes(dependencies),
	jobs: [
		accountHousekeeping(dependencies.database, dependencies.now),
		unfinishedHousekeeping(dependencies, dependencies.now),
	],
});
