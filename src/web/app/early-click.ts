declare global {
	interface Window {
		/** Set by the page when its controls answer. */
		spectraReady?: boolean;
		/** The last control clicked before that; see early-script.ts. */
		spectraEarlyClick?: HTMLElement;
	}
}

/** Tells the page that its controls answer now, and plays a click again that came too early. */
export const replayEarlyClick = (): void => {
	if (window.spectraReady) return;
	window.spectraReady = true;
	document.documentElement.dataset.ready = "";
	const control = window.spectraEarlyClick;
	delete window.spectraEarlyClick;
	// Once what the page read of its fields when it started is on it: the click is about that.
	queueMicrotask(() => {
		if (control?.isConnected) control.click();
	});
};
