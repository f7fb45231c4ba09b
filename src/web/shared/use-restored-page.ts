import { useEffect } from "react";

/**
 * Calls `act` when the browser shows this page again just as it was left for another site: by its Back button, from the
 * payment page, say. What was under way then is so no longer.
 */
export const useRestoredPage = (act: () => void): void => {
	useEffect(() => {
		const hear = ({ persisted }: PageTransitionEvent) => {
			if (persisted) act();
		};
		window.addEventListener("pageshow", hear);
		return () => window.removeEventListener("pageshow", hear);
	}, [act]);
};
