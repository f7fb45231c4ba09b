import type { Backend } from "#contract/backend.ts";
import type { Game } from "#domain/quest/quest.ts";
import type { Instant } from "#domain/shared/moment.ts";
import type { KeyValueStorage } from "../browser/storage.ts";

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
export interface HttpWorld {
	/** Asks this site's own server. `path` begins with /api. */
	readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
	/** The present instant. */
	readonly now: () => Instant;
	/** The time zone of this device. */
	readonly zone: () => string;
	/** A random UUID, drawn anew at every call. */
	readonly randomId: () => string;
	/** Resolves after so many milliseconds. */
	readonly wait: (milliseconds: number) => Promise<void>;
	/** Opens the storage of this visit. Throws where the browser refuses it. */
	readonly sessionStorage: () => KeyValueStorage;
	/** Opens the storage of this device. Throws where the browser refuses it. */
	readonly localStorage: () => KeyValueStorage;
	/** Calls `listener` when another tab changed a key of the local storage; null stands for all keys. */
	readonly onOtherTab: (listener: (key: string | null) => void) => void;
	/** Tells the other tabs. */
	readonly tellOtherTabs: (notice: Notice) => void;
	/** Calls `listener` when another tab told something. */
	readonly onNotice: (listener: (notice: Notice) => void) => void;
	/** Calls `listener` once, when the visitor first touches the page: a key, a click, a tap. */
	readonly onFirstTouch: (listener: () => void) => void;
	/** Loaded when a guest's work is counted first. */
	readonly rules: () => Promise<GuestRules>;
}
