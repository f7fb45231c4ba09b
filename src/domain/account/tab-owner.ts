/** The person for whom a tab holds work: the id of an account, or `guestOwner`. */
export type TabOwner = string;

/** A person without an account. */
export const guestOwner: TabOwner = "guest";

/**
 * The header in which a page names the account for which it holds its data. The server never answers such a request as
 * another account: someone else may have logged in in another tab, and the page may not know yet.
 */
export const tabOwnerHeader = "spectra-account";

/** The facts that a tab has when it learns the browser's session from the server. */
export interface TabFacts {
	/** Null until the tab has learned a session for the first time. */
	readonly owner: TabOwner | null;
	/** The account of the session; null without a session. */
	readonly accountId: string | null;
	/** The person logged in or signed up in this tab. */
	readonly isStartedHere: boolean;
	/** Someone logged out in this browser since the owner was stored. A session that lapsed does not count. */
	readonly isLoggedOutHere: boolean;
	/** The tab holds answers, typed text, a chosen time or an open game. */
	readonly hasWork: boolean;
}

/**
 * The decision about a tab's work. `keep`: the owner stays. `adopt`: it belongs to the session's person from now on.
 * `let_go`: it is deleted, because it belongs to another person. `ask`: a guest started it, and only they can say.
 */
export type TabDecision = "keep" | "adopt" | "let_go" | "ask";

/** Decides on the work of a tab when its browser's session is learned. */
export const decideTab = (facts: TabFacts): TabDecision => {
	const { owner, accountId, isStartedHere, isLoggedOutHere, hasWork } = facts;
	const now = accountId ?? guestOwner;
	if (owner === null) return "adopt";
	// The same person may have logged in again after others had used the browser: their tab was theirs throughout.
	if (owner === now) return "keep";
	if (owner === guestOwner) return isStartedHere || !hasWork ? "adopt" : "ask";
	// A session that lapsed in the middle of a quiz loses nothing: the same person may log in again.
	if (accountId === null) return isLoggedOutHere ? "let_go" : "keep";
	return "let_go";
};
