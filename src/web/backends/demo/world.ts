import type { Instant } from "#domain/shared/moment.ts";
import type { KeyValueStorage } from "../browser/storage.ts";

/** All that the demonstration takes from outside, so that a test can put its own in place. */
export interface DemoWorld {
	/** The present instant. */
	readonly now: () => Instant;
	/** A number in [0, 1), drawn anew at every call. */
	readonly random: () => number;
	/** Resolves after so many milliseconds. */
	readonly wait: (milliseconds: number) => Promise<void>;
	/** Opens the storage of this visit. Throws where the browser refuses it. */
	readonly sessionStorage: () => KeyValueStorage;
	/** Opens the storage of this device. Throws where the browser refuses it. */
	readonly localStorage: () => KeyValueStorage;
	/** Calls `listener` when another tab changed a key of the local storage; null stands for all keys. */
	readonly onOtherTab: (listener: (key: string | null) => void) => void;
}

/** How long signing in, signing up, paying and sending an e-mail seem to take, in milliseconds. */
export const simulatedDelay = 1500;
