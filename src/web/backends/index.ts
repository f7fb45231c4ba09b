import type { Backend } from "#contract/backend.ts";

const backends: Readonly<Record<string, () => Promise<Backend>>> = {
	demo: async () => (await import("./demo/browser.ts")).createBrowserDemo(),
	live: async () => (await import("./http/browser.ts")).createBrowserHttp(),
};

/**
 * Loads the backend that this page names in `<meta name="backend">`. Rejects when its code cannot be fetched
 * and when the page names none that exists.
 */
export const pickBackend = (): Promise<Backend> => {
	const name = document.querySelector<HTMLMetaElement>('meta[name="backend"]')?.content ?? "demo";
	const load = Object.hasOwn(backends, name) ? backends[name] : undefined;
	return load ? load() : Promise.reject(new Error(`No backend is called "${name}"`));
};
