/** Where the specification (section 7) keeps what; the two keys it does not show are ours. */
export const storageKeys = {
	session: "user",
	premium: "isPremium",
} as const;
