/** The cache of visited pages. Pages contain nothing personal; their list does. */
export const pagesCache = "pages";

/** Registers the service worker that scripts/lib/service-worker.ts builds, once the page has loaded. */
export const registerServiceWorker = (): void => {
	// No service worker in development, on plain HTTP away from loopback, or where the visitor saves data.
	const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
	if (!import.meta.env.PROD || savesData || !("serviceWorker" in navigator)) return;
	const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {});
	if (document.readyState === "complete") register();
	else window.addEventListener("load", register, { once: true });
};

/** Deletes the stored pages, so that the next person on this device does not learn which were visited. */
export const deleteVisitedPages = async (): Promise<void> => {
	if (typeof caches !== "undefined") await caches.delete(pagesCache).catch(() => false);
};
