import type { KeyValueStorage } from "#web/api/storage.ts";

/** A browser storage that a test can fill, read, fill up or close. */
export class FakeStorage implements KeyValueStorage {
	readonly entries = new Map<string, string>();
	isFull = false;

	getItem(key: string): string | null {
		return this.entries.get(key) ?? null;
	}

	setItem(key: string, value: string): void {
		if (this.isFull) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
		this.entries.set(key, value);
	}

	removeItem(key: string): void {
		this.entries.delete(key);
	}

	/** The parsed value under `key`. */
	json(key: string): unknown {
		return JSON.parse(this.entries.get(key) ?? "null");
	}
}
