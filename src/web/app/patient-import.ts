import { patiently } from "../shared/patience.ts";

/**
 * Fetches a module for the router (scripts/lib/patient-router.ts). Left to itself the router reloads the page when a
 * module does not arrive: without a network the page and all that was typed would be gone.
 */
export const patientImport = (module: string): Promise<unknown> =>
	patiently(() => import(/* @vite-ignore */ module));
