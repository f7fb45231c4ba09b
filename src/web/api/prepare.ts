import { pageEdition } from "./edition.ts";

/**
 * Loads what answers for a guest when the page is first touched: what they do is kept although the network may be gone
 * by then. A page that is only read loads nothing of it.
 */
export const prepareAtFirstTouch = (): (() => void) => {
	const listening = new AbortController();
	const prepare = (): void => {
		listening.abort();
		void Promise.allSettled([
			import("./device/guest-saved.ts"),
			import("./device/guest-quest.ts").then(({ prepareGuest }) => prepareGuest()),
		]);
	};
	if (pageEdition === "live")
		for (const name of ["pointerdown", "keydown"])
			window.addEventListener(name, prepare, { signal: listening.signal });
	return () => listening.abort();
};
