import type * as z from "zod/mini";
import type { JsonStorage } from "../../api/storage.ts";

/** JSON values kept in a storage of the browser, judged by schemas. No method ever throws. */
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

/** The storage of the rooms that have moved to `web/api`, for those that have not. */
export const createKept = (storage: JsonStorage): Kept => ({
	...storage,
	holds: (key) => storage.read(key, () => true) === true,
	read: (key, schema) =>
		storage.read(key, (value) => {
			const parsed = schema.safeParse(value);
			return parsed.success ? parsed.data : null;
		}),
});
