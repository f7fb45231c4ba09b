import type { Instant } from "#domain/shared/moment.ts";
import { deviceStorage, type JsonStorage, visitStorage } from "../../api/storage.ts";

/** What every backend takes from the browser it runs in, so that a test can put its own in place. */
export interface BrowserWorld {
	/** The present instant. */
	readonly now: () => Instant;
	/** Resolves after so many milliseconds. */
	readonly wait: (milliseconds: number) => Promise<void>;
	/** What this visit keeps. */
	readonly visit: JsonStorage;
	/** What the device keeps, shared by all tabs. */
	readonly device: JsonStorage;
	/** Calls `listener` when another tab changed a key of the local storage; null stands for all keys. */
	readonly onOtherTab: (listener: (key: string | null) => void) => void;
}

/** This browser. */
export const thisBrowser: BrowserWorld = {
	now: () => new Date().toISOString(),
	wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
	visit: visitStorage,
	device: deviceStorage,
	// The browser sends this event to the other tabs only, and only for the local storage they share.
	onOtherTab: (listener) =>
		window.addEventListener("storage", (event) => {
			if (event.storageArea !== null) listener(event.key);
		}),
};
