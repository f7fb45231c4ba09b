import type { KeyValueStorage } from "#web/api/storage.ts";

/** A storage of the browser that a test can fill, read, fill up or close. */
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

	/** What is stored under `key`, parsed. */
	json(key: string): unknown {
		return JSON.parse(this.entries.get(key) ?? "null");
	}
}
