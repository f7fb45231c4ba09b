import { useEffect, useState } from "react";

let isPageHydrated = false;

/**
 * False while the first screen must equal its prerendered HTML, which knows no query, no storage and no
 * clock; true afterwards and on every later screen.
 */
export const useHydrated = (): boolean => {
	const [isHydrated, setHydrated] = useState(isPageHydrated);
	useEffect(() => {
		isPageHydrated = true;
		setHydrated(true);
	}, []);
	return isHydrated;
};
