import type { Backend } from "#contract/backend.ts";
import type { Game } from "#domain/quest/quest.ts";
import type { BrowserWorld } from "../browser/world.ts";

/** What the rules need of the content to count a guest's work here. */
export interface GuestRules {
	/** The version of the questionnaire that the screens show. */
	readonly questionnaireVersion: number;
	readonly games: readonly Game[];
}

/** The samples that a dashboard shows to whoever has no figures. */
export type Simulation = Pick<Backend, "dashboard">;

/** Something happened that other tabs want to know. */
export type Notice = "saved-careers" | "subscription";

/** All that the backend over HTTP takes from outside, so that a test can put its own in place. */
export interface HttpWorld extends BrowserWorld {
	/** Asks this site's own server. `path` begins with /api. */
	readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
	/** The time zone of this device. */
	readonly zone: () => string;
	/** A random UUID, drawn anew at every call. */
	readonly randomId: () => string;
	/** Tells the other tabs. */
	readonly tellOtherTabs: (notice: Notice) => void;
	/** Calls `listener` when another tab told something. */
	readonly onNotice: (listener: (notice: Notice) => void) => void;
	/** Calls `listener` once, when the visitor first touches the page: a key, a click, a tap. */
	readonly onFirstTouch: (listener: () => void) => void;
	/** Loaded when a guest's work is counted first. */
	readonly rules: () => Promise<GuestRules>;
}
