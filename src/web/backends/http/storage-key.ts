/** Where the browser keeps what: the hint of a session. */
export const storageKeys = {
	/** For the first paint only: what it says is never believed. */
	session: "user",
} as const;
