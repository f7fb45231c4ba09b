import {
	classMembershipKey,
	compareKey,
	counsellorKey,
	guestKey,
	notebookKey,
	selectionKey,
	visitKeys,
} from "./storage-keys.ts";

/** The part of the browser's `Storage` that is used here. Any call may throw. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** JSON values in a storage of the browser. No method throws. */
export interface JsonStorage {
	/** The value under `key` as `accept` reads it; null without one. A value that `accept` refuses is removed. */
	read<Value>(key: string, accept: (value: unknown) => Value | null): Value | null;
	/** Stores a value; in memory until the page closes if the storage is closed or full. */
	write(key: string, value: unknown): void;
	remove(key: string): void;
	/** Whether the last value under `key` was not stored: it disappears with the page. */
	isOnlyInMemory(key: string): boolean;
	/** Drops the in-memory value of `key` (null: all of them), since another tab wrote there. */
	forget(key: string | null): void;
}

const attempt = <Value>(access: () => Value): Value | null => {
	try {
		return access();
	} catch {
		// Closed (SecurityError), full (QuotaExceededError) or not JSON: all the same to a visitor.
		return null;
	}
};

/**
 * Wraps a storage that may be closed, full or tampered with. `open` may throw; `onUnstored` is called with the key of a
 * value that stays in memory only.
 */
export const createJsonStorage = (
	open: () => KeyValueStorage,
	onUnstored: (key: string) => void = () => {},
): JsonStorage => {
	const memory = new Map<string, string>();
	const remove = (key: string): void => {
		memory.delete(key);
		attempt(() => open().removeItem(key));
	};
	return {
		read: (key, accept) => {
			const text = memory.get(key) ?? attempt(() => open().getItem(key));
			if (text === null) return null;
			const value = accept(attempt<unknown>(() => JSON.parse(text)));
			if (value === null) remove(key);
			return value;
		},
		write: (key, value) => {
			const text = JSON.stringify(value);
			const isStored = attempt(() => {
				open().setItem(key, text);
				return true;
			});
			if (isStored) memory.delete(key);
			else {
				memory.set(key, text);
				onUnstored(key);
			}
		},
		remove,
		isOnlyInMemory: (key) => memory.has(key),
		forget: (key) => (key === null ? memory.clear() : memory.delete(key)),
	};
};

/** The keys of a person's work: when the browser cannot store them, the person has to know. */
const workKeys: readonly string[] = [
	...Object.values(visitKeys),
	selectionKey,
	counsellorKey,
	guestKey,
	classMembershipKey,
	compareKey,
	notebookKey,
];

const unstored = new EventTarget();
let isWorkUnstored = false;
const reportUnstored = (key: string): void => {
	if (isWorkUnstored || !workKeys.includes(key)) return;
	isWorkUnstored = true;
	unstored.dispatchEvent(new Event("change"));
};

/** Whether this page holds a person's work that its browser could not store, as an external store for React. */
export const unstoredWork = {
	subscribe: (listener: () => void): (() => void) => {
		unstored.addEventListener("change", listener);
		return () => unstored.removeEventListener("change", listener);
	},
	isThere: (): boolean => isWorkUnstored,
};

/** The storage of this device, shared by all tabs. */
export const deviceStorage = createJsonStorage(() => window.localStorage, reportUnstored);

/** The storage of this visit: one tab, until it is closed. */
export const visitStorage = createJsonStorage(() => window.sessionStorage, reportUnstored);

/** The entries of a list that `read` accepts; broken ones are left out. */
export const entriesOf = <Entry>(list: readonly unknown[], read: (entry: unknown) => Entry | null): Entry[] =>
	list.map(read).filter((entry) => entry !== null);

/** The value as a list; null if it is not a list. */
export const listIn = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null);
