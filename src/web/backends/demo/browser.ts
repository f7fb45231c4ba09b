import type { Backend } from "#contract/backend.ts";
import { createDemoBackend } from "./create-demo-backend.ts";

/** The demonstration with this browser's clock, chance and storage. */
export const createBrowserDemo = (): Backend =>
	createDemoBackend({
		now: () => new Date().toISOString(),
		random: () => Math.random(),
		wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
		sessionStorage: () => window.sessionStorage,
		localStorage: () => window.localStorage,
		// The browser sends this event to the other tabs only, and only for the local storage they share.
		onOtherTab: (listener) =>
			window.addEventListener("storage", (event) => {
				if (event.storageArea !== null) listener(event.key);
			}),
	});
