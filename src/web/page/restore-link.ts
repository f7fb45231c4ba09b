import { restoredAddress } from "#domain/shared/link-secret.ts";

/**
 * Gives the address of this page its `#` back where a mail scanner or messenger encoded it (`/consent%23TOKEN`). The live
 * server does the same before a page is sent; static hosts and pages kept for offline use do not. Returns false if
 * another page is loaded instead of this one.
 */
export const restoreLink = (): boolean => {
	const restored = restoredAddress(window.location);
	if (restored === undefined) return true;
	const path = `/${restored.pathname.replace(/^\/+/, "")}`;
	const address = path + restored.search + restored.hash;
	if (path !== window.location.pathname) {
		window.location.replace(address);
		return false;
	}
	window.history.replaceState(window.history.state, "", address);
	return true;
};
