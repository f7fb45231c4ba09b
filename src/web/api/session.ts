import { QueryObserver, useQuery } from "@tanstack/react-query";
import type { Subscription } from "#contract/billing.ts";
import { roles } from "#domain/account/role.ts";
import type { Session } from "#domain/account/session.ts";
import type { TabDecision } from "#domain/account/tab-owner.ts";
import { apiQuery, sessionQuery } from "./api.ts";
import { pageEdition } from "./edition.ts";
import { followOtherTabs, queryClient } from "./query-client.ts";
import { deviceStorage } from "./storage.ts";
import { sessionHintKey } from "./storage-keys.ts";
import { settleTab } from "./tab-owner.ts";

/** `hasResults`: the account was seen to have results of a quiz. */
type Hint = Session & { readonly hasResults?: boolean };

const readHint = (): Hint | null =>
	deviceStorage.read(sessionHintKey, (stored) => {
		const hint = stored as Hint | null;
		return typeof hint === "object" && hint !== null && roles.includes(hint.role) ? hint : null;
	});

/** Only the data of the first paint: no name stays on the device. */
const writeHint = (session: Session | null, hasResults: boolean): void => {
	if (session === null) deviceStorage.remove(sessionHintKey);
	else {
		const { role, consent } = session;
		const results = hasResults ? { hasResults } : {};
		deviceStorage.write(sessionHintKey, {
			isLoggedIn: true,
			role,
			...(consent ? { consent } : {}),
			...results,
		});
	}
};

/** Whether a screen of this session has seen results of a quiz: no later page has to ask before it offers them. */
export const hintsAtResults = (): boolean => readHint()?.hasResults === true;

/** Remembers for the session whether its account has results. */
export const rememberResults = (hasResults: boolean): void => {
	const hint = readHint();
	if (hint !== null && (hint.hasResults === true) !== hasResults) writeHint(hint, hasResults);
};

/** The premium plan of the signed-in person. */
export const subscriptionQuery = apiQuery("GET /api/subscription", {});

/** Whether data read for one session is wrong for the other. A hint contains no account. */
const isOther = (one: Session | null, other: Session | null): boolean => {
	if (one === null || other === null) return one !== other;
	const isKnown = one.accountId !== undefined && other.accountId !== undefined;
	return (
		one.role !== other.role || one.consent !== other.consent || (isKnown && one.accountId !== other.accountId)
	);
};

let isEndExpected = false;

/** Called when a person logs out or erases their account here, so that the end of their session is not reported. */
export const expectSessionEnd = (): void => {
	isEndExpected = true;
};

/** The first parts of the query keys of this visit's and this device's work. */
const workKeys = ["visit", "class-result", "device work"];

/** Data of one person: the answers of the server, and their work. */
const isPersonal = (key: unknown): boolean =>
	(String(key).startsWith("GET ") && key !== sessionQuery.queryKey[0]) || workKeys.includes(String(key));

/** Deletes the cached data of one person; what is on the screen is read anew. */
export const resetPersonalData = (): Promise<void> =>
	queryClient.resetQueries({
		// The question of a mailed link does not depend on the session, and using it twice would fail.
		predicate: ({ queryKey: [key] }) => isPersonal(key),
	});

/** A computer that slept, or a page from the back/forward cache, may have missed the messages of other tabs. */
const followReturn = (): (() => void) => {
	const controller = new AbortController();
	const reread = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
	const onVisible = () => {
		if (document.visibilityState === "visible") reread();
	};
	const { signal } = controller;
	document.addEventListener("visibilitychange", onVisible, { signal });
	window.addEventListener("focus", reread, { signal });
	window.addEventListener("pageshow", ({ persisted }) => persisted && reread(), { signal });
	return () => controller.abort();
};

interface SessionListener {
	/** A session ended that was not ended in this browser. */
	readonly onEnded?: () => void;
	/** The session was learned, and with it whose the work of this tab is. `isOwnLogout`: the person logged out here. */
	readonly onTab?: (decision: TabDecision, session: Session | null, isOwnLogout: boolean) => void;
}

/**
 * Follows the session and other tabs after hydration. When the signed-in person changes, every query is reread.
 * Returns the function that stops it.
 */
export const followSession = ({
	onEnded = () => {},
	onTab = () => {},
}: SessionListener = {}): (() => void) => {
	const isLive = pageEdition === "live";
	const leaveTabs = followOtherTabs();
	const leaveReturn = isLive ? followReturn() : () => {};
	if (isLive) {
		const hint = readHint();
		if (hint) queryClient.setQueryData(sessionQuery.queryKey, { session: hint }, { updatedAt: 0 });
	}
	let before = queryClient.getQueryData(sessionQuery.queryKey)?.session;
	const leaveSession = new QueryObserver(queryClient, sessionQuery).subscribe(({ data }) => {
		if (data === undefined) return;
		const { session } = data;
		const hasChanged = before !== undefined && isOther(before, session);
		// A hint names no account, and the answer after it may be of the same person.
		const isNamed = session === null || session.accountId !== undefined;
		before = session;
		let decision: TabDecision = "keep";
		const isOwnLogout = session === null && isEndExpected;
		if (isLive) {
			// After a logout in another tab the hint is gone already.
			if (session === null && readHint() !== null && !isOwnLogout) onEnded();
			if (session === null) isEndExpected = false;
			writeHint(session, !hasChanged && hintsAtResults());
			if (isNamed) decision = settleTab(session?.accountId ?? null);
		}
		if (hasChanged || decision === "let_go") void resetPersonalData();
		if (isLive && isNamed) onTab(decision, session, isOwnLogout);
	});
	return () => {
		leaveTabs();
		leaveReturn();
		leaveSession();
	};
};

/** The session; null for a guest and until it is known. */
export const useSession = (): Session | null => useQuery(sessionQuery).data?.session ?? null;

/** The premium plan. A guest of the live edition has none, without a request. */
export const useSubscription = () => {
	const session = useQuery(sessionQuery);
	// The edition is read, not subscribed to: data is never part of the prerendered page.
	const isLive = typeof document !== "undefined" && pageEdition === "live";
	const isGuest = isLive && session.data?.session === null;
	const subscription = useQuery({
		...subscriptionQuery,
		enabled: !isGuest && session.isSuccess,
	});
	const none: Subscription = { isPremium: false };
	return {
		subscription: isGuest ? none : subscription.data,
		problem: session.error ?? subscription.error,
		retry: () => void (session.error ? session : subscription).refetch(),
	};
};

/** Whether the visitor has the premium plan; false until it is known. */
export const useIsPremium = (): boolean => useSubscription().subscription?.isPremium ?? false;
