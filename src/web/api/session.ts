import { QueryObserver, useQuery } from "@tanstack/react-query";
import type { Subscription } from "#contract/billing.ts";
import { roles } from "#domain/account/role.ts";
import type { Session } from "#domain/account/session.ts";
import { apiQuery, sessionQuery } from "./api.ts";
import { pageEdition } from "./edition.ts";
import { followOtherTabs, queryClient } from "./query-client.ts";
import { deviceStorage } from "./storage.ts";

/** Where the browser keeps that somebody is here, for the first paint only: the server's word counts. */
const hintKey = "user";

const readHint = (): Session | null =>
	deviceStorage.read(hintKey, (stored) => {
		const hint = stored as Session | null;
		return typeof hint === "object" && hint !== null && roles.includes(hint.role) ? hint : null;
	});

/** Only what the first paint needs: no name of anybody stays on the device. */
const writeHint = (session: Session | null): void => {
	if (session === null) deviceStorage.remove(hintKey);
	else {
		const { role, consent } = session;
		deviceStorage.write(hintKey, { isLoggedIn: true, role, ...(consent ? { consent } : {}) });
	}
};

/** The premium plan of the person who is here. */
export const subscriptionQuery = apiQuery("GET /api/subscription", {});

/** Whether what was read for one is no longer right for the other. A hint knows no account. */
const isOther = (one: Session | null, other: Session | null): boolean => {
	if (one === null || other === null) return one !== other;
	const isKnown = one.accountId !== undefined && other.accountId !== undefined;
	return (
		one.role !== other.role || one.consent !== other.consent || (isKnown && one.accountId !== other.accountId)
	);
};

let isEndExpected = false;

/** Somebody logs out here, or erases their account: that their session ends is no news. */
export const expectSessionEnd = (): void => {
	isEndExpected = true;
};

/**
 * Follows session and other tabs, once the page is hydrated: when somebody else is here than before, everything is
 * asked for again; `onEnded` is called when a session has ended that nobody ended in this browser. What it returns ends
 * that.
 */
export const followSession = (onEnded: () => void = () => {}): (() => void) => {
	const leaveTabs = followOtherTabs();
	if (pageEdition === "live") {
		const hint = readHint();
		if (hint) queryClient.setQueryData(sessionQuery.queryKey, { session: hint }, { updatedAt: 0 });
	}
	let before = queryClient.getQueryData(sessionQuery.queryKey)?.session;
	const leaveSession = new QueryObserver(queryClient, sessionQuery).subscribe(({ data }) => {
		if (data === undefined) return;
		const { session } = data;
		if (pageEdition === "live") {
			// Logged out in another tab, the hint is gone already.
			if (session === null && readHint() !== null && !isEndExpected) onEnded();
			if (session === null) isEndExpected = false;
			writeHint(session);
		}
		if (before !== undefined && isOther(before, session))
			void queryClient.resetQueries({
				// What a link by e-mail is good for is nobody's, and using it up twice would fail.
				predicate: ({ queryKey: [key] }) =>
					String(key).startsWith("GET ") && key !== sessionQuery.queryKey[0],
			});
		before = session;
	});
	return () => {
		leaveTabs();
		leaveSession();
	};
};

/** The session; null for a guest and until it is known. */
export const useSession = (): Session | null => useQuery(sessionQuery).data?.session ?? null;

/** The premium plan. A guest of the live edition has none, which needs no request. */
export const useSubscription = () => {
	const session = useQuery(sessionQuery);
	// Asked, not followed: what is fetched is no part of the prerendered page.
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
