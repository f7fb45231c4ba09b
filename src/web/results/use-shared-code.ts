import { useLinkSecret } from "../shared/use-link-secret.ts";

/**
 * The code of shared results in the address (`/results#<code>`); null for the reader's own. It stays in the address: it
 * opens nothing but itself, and the page can be kept and reloaded.
 */
export const useSharedCode = (): string | null => useLinkSecret() || null;
