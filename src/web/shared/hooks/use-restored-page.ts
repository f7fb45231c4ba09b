import { useEffect } from "react";

/**
 * Calls `act` when the browser restores this page from its back/forward cache, for example after the payment page.
 * Requests that were pending then are no longer.
 */
export const useRestoredPage = (act: () => void): void => {
	useEffect(() => {
		const onPageShow = ({ persisted }: PageTransitionEvent) => {
			if (persisted) act();
		};
		window.addEventListener("pageshow", onPageShow);
		return () => window.removeEventListener("pageshow", onPageShow);
	}, [act]);
};
