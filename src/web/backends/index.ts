import type { Backend } from "#contract/backend.ts";
import { type Edition, pageEdition } from "../api/edition.ts";

const backends: Readonly<Record<Edition, () => Promise<Backend>>> = {
	demo: async () => (await import("./demo/browser.ts")).createBrowserDemo(),
	live: async () => (await import("./http/browser.ts")).createBrowserHttp(),
};

/** Loads the backend of this page's edition. Rejects when its code cannot be fetched. */
export const pickBackend = (): Promise<Backend> => backends[pageEdition]();
