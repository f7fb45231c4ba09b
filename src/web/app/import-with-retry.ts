import { loadWithRetry } from "../shared/load-with-retry.ts";

/**
 * Fetches a module for the router (scripts/lib/router-with-retry.ts). Left to itself the router reloads the page when a
 * module does not arrive: without a network the page and all that was typed would be gone.
 */
export const importWithRetry = (module: string): Promise<unknown> =>
	loadWithRetry(() => import(/* @vite-ignore */ module));
