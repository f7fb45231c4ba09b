/** The loads that wait for the network, by what wakes them. */
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

const notify = (): void => {
	for (const listener of listeners) listener();
};

/** Whether anything waits for the network, made for `useSyncExternalStore`, and the retry of all of it. */
export const waitingLoads = {
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
	isWaiting: (): boolean => waiting.size > 0,
	retry: (): void => {
		for (const wake of waiting) wake();
	},
};

const retried = (): Promise<void> =>
	new Promise((resolve) => {
		const wake = () => {
			window.removeEventListener("online", wake);
			waiting.delete(wake);
			notify();
			resolve();
		};
		window.addEventListener("online", wake);
		waiting.add(wake);
		notify();
	});

/** Requests a file of this release: a server that answers without having it serves a newer release. */
const releaseState = (): Promise<"current" | "replaced" | "unreachable"> =>
	fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).then(
		({ ok, status }) => (ok ? "current" : status === 404 ? "replaced" : "unreachable"),
		() => "unreachable",
	);

/**
 * Loads something that the screen cannot continue without. Without a network it waits for the network or for a retry,
 * and the screen stays with everything typed into it. Rejects if the server answers and the load still fails.
 */
const loadWhenOnline = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
	for (;;) {
		try {
			return await load();
		} catch (error) {
			if ((await releaseState()) !== "unreachable") throw error;
		}
		await retried();
	}
};

/** The addresses whose screens are loaded: these open without a network. */
const opened = new Set<string>();

/**
 * Waits before a navigation until the next screen can be loaded. React Router reloads the page when a module of a screen
 * does not arrive, which would lose the page and everything typed into it while the network is gone.
 */
export const awaitScreen = async (pathname: string, load: (pathname: string) => Promise<void>) => {
	opened.add(window.location.pathname);
	// With a service worker all modules are on the device.
	const isStored = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
	if (isStored || opened.has(pathname)) return;
	await loadWhenOnline(async () => {
		if (!navigator.onLine) throw new Error("The network is gone");
		await load(pathname);
	});
};

/** Reloads a page of an older release, whose files are gone, when one of them is first missing. */
export const reloadOldRelease = (): void => {
	window.addEventListener("vite:preloadError", () => {
		void releaseState().then((state) => {
			if (state === "replaced") window.location.reload();
		});
	});
};
