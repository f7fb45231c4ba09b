import type { BrowserWorld } from "../browser/world.ts";

/** Something happened that other tabs want to know. */
export type Notice = "subscription";

/** All that the backend over HTTP takes from outside, so that a test can put its own in place. */
export interface HttpWorld extends BrowserWorld {
	/** Asks this site's own server. `path` begins with /api. */
	readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
	/** The time zone of this device. */
	readonly zone: () => string;
	/** Tells the other tabs. */
	readonly tellOtherTabs: (notice: Notice) => void;
	/** Calls `listener` when another tab told something. */
	readonly onNotice: (listener: (notice: Notice) => void) => void;
}
