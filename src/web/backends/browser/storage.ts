/** The part of the browser's `Storage` that a backend uses. Any call may throw. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;
