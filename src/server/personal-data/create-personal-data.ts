import type { Feature } from "#server/platform/feature.ts";
import { guestMergeRoutes } from "./guest-merge.ts";

/** What a guest did, taken over into an account. Export and erasure are the account's routes. */
export const createPersonalData = (dependencies: Parameters<typeof guestMergeRoutes>[0]): Feature => ({
	routes: guestMergeRoutes(dependencies),
	jobs: [],
});
