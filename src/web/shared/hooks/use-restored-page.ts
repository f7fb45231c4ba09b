import { useEffect } from "react";

/**
 * Calls `onRestore` when the browser restores this page from its back/forward cache, for example after the payment page.
 * Requests that were pending then are no longer.
 */
export const useRestoredPage = (onRestore: () => void): void => {
	useEffect(() => {
		const onPageShow = ({ persisted }: PageTransitionEvent) => {
			if (persisted) onRestore();
		};
		window.addEventListener("pageshow", onPageShow);
		return () => window.removeEventListener("pageshow", onPageShow);
	}, [onRestore]);
};
