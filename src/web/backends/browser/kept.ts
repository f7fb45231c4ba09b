import type * as z from "zod/mini";
import type { KeyValueStorage } from "./storage.ts";

/** JSON values kept in a storage of the browser. No method ever throws. */
export interface Kept {
	/** The value under `key` if `schema` accepts it, else null; what it refuses is dropped from the storage. */
	read<Value>(key: string, schema: z.ZodMiniType<Value>): Value | null;
	/** Whether anything is stored under `key`, good or broken. */
	holds(key: string): boolean;
	/** Keeps a value; where the storage refuses, in memory until the page is left. */
	write(key: string, value: unknown): void;
	remove(key: string): void;
	/** Forgets what is only in memory under `key` (null: under all), since another tab wrote there. */
	forget(key: string | null): void;
}

const attempt = <Value>(act: () => Value): Value | null => {
	try {
		return act();
	} catch {
		// Closed (SecurityError), full (QuotaExceededError) or not JSON: all the same to a visitor.
		return null;
	}
};

/** Wraps a storage that may be closed, full or tampered with. `open` may throw. */
export const createKept = (open: () => KeyValueStorage): Kept => {
	const memory = new Map<string, string>();
	const remove = (key: string): void => {
		memory.delete(key);
		attempt(() => open().removeItem(key));
	};
	const textOf = (key: string): string | null => memory.get(key) ?? attempt(() => open().getItem(key));
	return {
		holds: (key) => textOf(key) !== null,
		read: (key, schema) => {
			const text = textOf(key);
			if (text === null) return null;
			const parsed = schema.safeParse(attempt<unknown>(() => JSON.parse(text)));
			if (parsed.success) return parsed.data;
			remove(key);
			return null;
		},
		write: (key, value) => {
			const text = JSON.stringify(value);
			const isStored = attempt(() => {
				open().setItem(key, text);
				return true;
			});
			if (isStored) memory.delete(key);
			else memory.set(key, text);
		},
		remove,
		forget: (key) => (key === null ? memory.clear() : memory.delete(key)),
	};
};
