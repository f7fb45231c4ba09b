import { useEffect, useState } from "react";

let isPageHydrated = false;

/**
 * False during prerendering and hydration, when the markup must not depend on the query, storage or clock; true afterwards
 * and on every later screen.
 */
export const useHydrated = (): boolean => {
	const [isHydrated, setHydrated] = useState(isPageHydrated);
	useEffect(() => {
		isPageHydrated = true;
		setHydrated(true);
	}, []);
	return isHydrated;
};

/** Sets `data-ready` on the document once its controls respond; tests and benchmarks wait for it. */
export const useReadyMark = (): void => {
	useEffect(() => {
		document.documentElement.dataset.ready = "";
	}, []);
};

/** Calls `load` once the page is hydrated and the browser idle. */
export const useIdleLoad = (load: () => void): void => {
	useEffect(() => {
		// Safari has no requestIdleCallback.
		if (typeof requestIdleCallback === "undefined") {
			const timer = setTimeout(load, 1_000);
			return () => clearTimeout(timer);
		}
		const handle = requestIdleCallback(load, { timeout: 5_000 });
		return () => cancelIdleCallback(handle);
	}, [load]);
};
